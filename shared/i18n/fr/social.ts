import type { SocialDict } from '../en/social.ts';
import { counted } from '../plural.ts';
import { de } from './de.ts';

const watchers = counted('fr', 'personne regarde', 'personnes regardent');
const free = counted('fr', 'place libre', 'places libres');
const moves = counted('fr', 'coup', 'coups');

export const social: SocialDict = {
  host: {
    swapShort: 'Déplacer',
    swapHere: 'Ici',
    swapCancel: 'Annuler',
    swapHint: 'Choisis la place à échanger.',
    kick: (p) => `Renvoyer ${p.name}`,
    kickSure: (p) => `Renvoyer ${p.name} ? Aucun retour possible à cette table.`,
    kickYes: 'Renvoyer',
    kickNo: 'Garder',
    level: 'Niveau des robots',
    levels: { greedy: 'avisés', random: 'téméraires' },
    levelHints: {
      greedy: 'Ils cherchent le meilleur coup à leur portée.',
      random: 'Ils jouent n’importe quel coup permis.',
    },
    kicked: 'L’hôte t’a prié de quitter la table. Tu peux encore regarder.',
  },

  watching: {
    legend: 'Spectateurs',
    allowed: 'admis',
    forbidden: 'non admis',
    allowedHint: 'Qui a le lien peut regarder et voit ce qui est visible de tous.',
    forbiddenHint: 'Seuls les joueurs voient la partie ; à la fin, elle est ouverte à tous.',
    delay: 'Retard des spectateurs',
    delays: (n) => (n === 0 ? 'aucun' : moves(n)),
    delayHint: 'Ainsi personne ne peut souffler aux joueurs ce qui se passe maintenant.',
    heading: 'Qui regarde',
    count: (p) => watchers(p.n),
    unnamed: (p) => {
      if (p.alone) return p.n === 1 ? 'Quelqu’un sans nom.' : `${p.n} personnes sans nom.`;
      return p.n === 1 ? 'et une autre personne' : `et ${p.n} autres`;
    },
    nobody: 'Personne ne regarde.',
    behind: (p) => `Tu vois la partie avec ${moves(p.n)} de retard.`,
    notYet: (p) => `La partie a commencé. Tu la verras après ${moves(p.n)}.`,
    anonymous: 'Regarder sans nom',
    anonymousHint: 'Les autres voient que quelqu’un regarde, mais pas que c’est toi.',
  },

  shoulder: {
    label: 'Laisser regarder par-dessus mon épaule',
    hint: (p) =>
      `Les spectateurs voient ce que tu vois, même ce qui est caché, avec ${moves(p.n)} de retard. Tu peux y mettre fin à tout moment.`,
    open: 'Les spectateurs peuvent regarder par-dessus cette épaule',
    eyes: 'Regarder',
    everybody: (p) => `La table de tous, ${moves(p.n)} après`,
    over: (p) => `Par-dessus l’épaule : ${p.name}, ${moves(p.n)} après`,
    behind: (p) => `Tu regardes par-dessus l’épaule ${de(p.name)}, avec ${moves(p.n)} de retard.`,
    noSeat: 'Qui regarde ne peut plus prendre place dans cette partie',
    sureHeading: (p) => `Regarder par-dessus l’épaule ${de(p.name)} ?`,
    sure: 'Tu verras ce qui est caché : tu ne pourras donc plus prendre place dans cette partie.',
    look: 'Regarder',
    ended: 'Tu vois de nouveau la table comme tout le monde.',
  },

  refusals: {
    noShoulder:
      'Impossible de regarder par-dessus cette épaule. Il faut l’accord du joueur et un retard pour les spectateurs, et les joueurs n’y ont pas droit.',
    hasLooked: 'Tu as regardé par-dessus une épaule : tu ne peux plus prendre place dans cette partie.',
  },

  rematch: {
    button: 'Revanche',
    join: 'Rejoindre la revanche',
    wanted: 'Une revanche se prépare. Ta place est gardée un instant.',
    carried: 'Ils rejouent, et tu regardes la revanche.',
    watch: 'Regarder la revanche',
  },

  device: {
    button: 'Continuer sur un autre appareil',
    heading: 'Continuer sur un autre appareil',
    what: 'Ouvre ce lien dans l’autre navigateur. Il sert une seule fois, pendant dix minutes, et fait de ce navigateur le tien : ne le montre à personne.',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    making: 'Un instant…',
    takeHeading: 'Continuer ici ?',
    takeWhat: 'Ce navigateur reprendra le nom et les places de l’appareil qui a créé le lien.',
    takeLoses: (p) => `Jusqu’ici il joue sous le nom ${de(p.name)} ; ce nom et ses places resteraient en arrière.`,
    take: 'Continuer ici',
  },

  featured: {
    heading: 'En ce moment sur le pont',
    live: 'en direct',
    watch: 'Regarder',
  },

  preview: {
    invites: (p) => `${p.host} t’invite à jouer à ${p.game}`,
    plays: (p) => `${p.game} : une partie est en cours`,
    over: (p) => `${p.game} : la partie est terminée`,
    waits: (p) =>
      p.free === 0
        ? 'Toutes les places sont prises. Viens regarder.'
        : `Une table pour ${p.n} : ${free(p.free)}. Joue dans le navigateur, sans inscription.`,
    watch: (p) => `Avec ${p.names}. Regarde en direct dans le navigateur.`,
    result: (p) => `Avec ${p.names}.`,
  },
};
