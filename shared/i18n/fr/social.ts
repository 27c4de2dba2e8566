import type { SocialDict } from '../en/social.ts';
import { counted } from '../plural.ts';
import { de } from './elision.ts';

const watchers = counted('fr', 'spectateur', 'spectateurs');
const free = counted('fr', 'place libre', 'places libres');
const moves = counted('fr', 'coup', 'coups');

export const social: SocialDict = {
  host: {
    swapShort: 'Déplacer',
    swapHere: 'Ici',
    swapCancel: 'Annuler',
    swapHint: 'Choisis la place avec laquelle échanger.',
    kick: (p) => `Retirer ${p.name}`,
    kickSure: (p) => `Retirer ${p.name} de la table ? C’est définitif.`,
    kickYes: 'Retirer',
    kickNo: 'Garder',
    level: 'Niveau des bots',
    levels: { greedy: 'forts', random: 'au hasard' },
    levelHints: {
      greedy: 'Ils jouent le meilleur coup qu’ils trouvent.',
      random: 'Ils jouent n’importe quel coup autorisé.',
    },
    kicked: 'L’hôte t’a fait quitter la table. Tu peux encore regarder.',
  },

  watching: {
    legend: 'Spectateurs',
    allowed: 'autorisés',
    forbidden: 'refusés',
    allowedHint: 'Avec le lien, on peut regarder et voir tout ce qui est public.',
    forbiddenHint: 'Seuls les joueurs voient la partie. Une fois terminée, elle est visible par tout le monde.',
    delay: 'Décalage des spectateurs',
    delays: (n) => (n === 0 ? 'aucun' : moves(n)),
    delayHint: 'Pour que personne ne puisse renseigner les joueurs.',
    heading: 'Spectateurs',
    count: (p) => watchers(p.n),
    unnamed: (p) => {
      if (p.alone) return p.n === 1 ? '1 spectateur anonyme.' : `${p.n} spectateurs anonymes.`;
      return p.n === 1 ? 'et une autre personne' : `et ${p.n} autres`;
    },
    nobody: 'Personne ne regarde.',
    behind: (p) => `Tu regardes la partie avec ${moves(p.n)} de décalage.`,
    notYet: (p) => `La partie a commencé. Tu la verras après ${moves(p.n)}.`,
    anonymous: 'Regarder anonymement',
    anonymousHint: 'Les autres voient que quelqu’un regarde, mais pas que c’est toi.',
  },

  shoulder: {
    label: 'Montrer ma vue aux spectateurs',
    hint: (p) =>
      `Ils voient ce que tu vois, même tes cartes cachées, avec ${moves(p.n)} de décalage. Tu peux arrêter à tout moment.`,
    open: 'Les spectateurs peuvent voir la vue de ce joueur',
    eyes: 'Vue',
    everybody: (p) => `Vue publique, ${moves(p.n)} après`,
    over: (p) => `Vue ${de(p.name)}, ${moves(p.n)} après`,
    behind: (p) => `Tu regardes la vue ${de(p.name)}, avec ${moves(p.n)} de décalage.`,
    noSeat: 'Après cela, impossible de prendre place dans cette partie',
    sureHeading: (p) => `Regarder la vue ${de(p.name)} ?`,
    sure: 'Tu verras des cartes cachées : tu ne pourras donc plus prendre place dans cette partie.',
    look: 'Regarder',
    ended: 'Tu es de retour à la vue publique.',
  },

  refusals: {
    notSeated: 'Seules les personnes assises à la table peuvent faire ça.',
    notRunning: 'Aucune partie n’est en cours à cette table.',
    pageClosed: 'Cette page n’est pas encore ouverte.',
    noSuchSeat: 'Cette place n’existe pas.',
    stale: 'La partie a avancé entre-temps. Regarde à nouveau, puis choisis.',
    notStored: 'Ton coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessaie.',
    notHost: 'Seul l’hôte peut faire ça.',
    notWaiting: 'La partie a déjà commencé.',
    noBot: 'Il n’y a pas de bot à cette place.',
    nobodyThere: 'Il n’y a personne à retirer de cette place.',
    hostStays: 'L’hôte ne peut pas être retiré.',
    noShoulder:
      'Impossible de regarder la vue de ce joueur. Il faut son accord et un décalage pour les spectateurs, et les joueurs n’y ont pas droit.',
    hasLooked: 'Tu as regardé la vue d’un joueur : tu ne peux plus prendre place dans cette partie.',
    stillTime: 'Pas encore : un bot pourra jouer quand le temps affiché sera écoulé.',
    noTeam: 'Les suggestions sont réservées aux parties jouées ensemble.',
    yourDecision: 'C’est à toi de décider ; les autres le verront.',
    noSuchCampaign: 'Il n’y a pas de campagne à cette adresse.',
    notInCampaign:
      'Cette campagne appartient à ceux qui l’ont commencée : eux seuls peuvent s’asseoir ici, et la voir avant la fin.',
    campaignOver: 'Tous les chapitres de cette campagne ont été joués.',
    seatsKept: 'Dans une campagne, chacun garde sa place.',
  },

  suggest: {
    heading: 'Coups que tu peux suggérer',
    move: (p) => `Suggérer : ${p.label}`,
    advice: (p) => `*${p.name}* décide. Tu peux suggérer un coup ; tout le monde le voit.`,
    by: (p) => `Suggéré par ${p.names}`,
    theirs: (p) => `*${p.name}* suggère : ${p.label}`,
    yours: (p) => `Tu suggères : ${p.label}`,
    again: 'Choisis-le à nouveau pour retirer ta suggestion.',
  },

  reading: {
    remark: 'lit',
    theirs: (p) => `*${p.name}* lit la page`,
  },

  rematch: {
    asks: (p) => `${p.name} veut une revanche`,
    kept: 'Ta place est gardée un instant, puis un bot la prend.',
    seconds: (p) => `${p.n} s`,
    no: 'Pas maintenant',
    button: 'Revanche',
    join: 'Rejoindre la revanche',
    wanted: 'Quelqu’un veut une revanche. Ta place est gardée un instant.',
    carried: 'Une nouvelle partie commence : tu regardes la revanche.',
    watch: 'Regarder la revanche',
  },

  gathering: {
    here: 'présent',
    coming: 'pas encore là',
    begins: (p) => `La partie commence quand tout le monde est là ; dans ${p.n} s, des bots prennent les places vides.`,
  },

  entrance: {
    tableOf: (p) => `Une table de ${p.game}`,
    minutes: (p) => `environ ${p.n} minutes`,
    players: (p) => `${p.n} joueurs`,
    join: 'Prendre place',
    nameNext: 'On te demandera un nom, rien d’autre.',
    watch: 'Seulement regarder',
    choose: 'Prends la place d’un bot, ou regarde seulement.',
    playsOn: 'Tu reprends la place telle qu’elle est, avec ses cartes, son argent et ses points.',
    take: 'Prendre cette place',
    yours: 'Un bot joue pour toi. Ta place reste la tienne.',
    takeBack: 'Reprendre ma place',
    back: 'Choisir à nouveau',
  },

  seats: {
    took: (p) => `${p.name} prend la place ${de(p.bot)}.`,
    left: (p) => `${p.name} a quitté la partie. ${p.bot} continue.`,
    replaced: (p) => `${p.bot} joue à la place ${de(p.name)}.`,
    returned: (p) => `${p.name} est de retour.`,
  },

  waited: {
    away: (p) => `${p.name} n’est plus là. Un bot pourra jouer dans ${p.time}.`,
    asleep: (p) => `On attend ${p.name}. Un bot pourra jouer dans ${p.time}.`,
    now: (p) => `Tout le monde attend ${p.name}.`,
    replace: (p) => `Laisser un bot jouer pour ${p.name}`,
    still: 'Les autres t’attendent. Un bot peut jouer pour toi.',
  },

  leave: {
    heading: 'Quitter la partie ?',
    text: 'Un bot prend ta place tout de suite : personne n’attend. Tu peux revenir tant que personne d’autre ne l’a prise.',
    rated: 'Cette partie est classée. Si tu ne reviens pas, tu finis dernier.',
    hand: 'Laisser la place à un bot',
    keep: 'Garder ma place, revenir plus tard',
    stay: 'Rester',
  },

  open: {
    label: 'D’autres peuvent prendre la place d’un bot',
    hint: 'La table apparaît à l’accueil et est proposée à qui cherche une partie.',
  },

  /** how long bots think */
  botPace: {
    label: 'Vitesse des bots',
    values: { slow: 'lente', normal: 'normale', fast: 'rapide', instant: 'immédiate' },
    hint: 'Le temps de réflexion des bots avant de jouer. Tu peux le changer à la table.',
  },

  featured: {
    heading: 'En direct',
    live: 'en direct',
    watch: 'Regarder',
    /** how far those who watch are behind */
    behind: (n) => moves(n),
  },

  yours: {
    yourTurn: 'à toi de jouer',
    resume: 'Reprendre',
    rulesAway: 'conservée : ses règles ne peuvent pas être jouées ici pour le moment',
    waitingForStart: 'en attente de joueurs',
    resumeNamed: (p) => `Reprendre ${p.game} : ${p.detail}`,
    yourGames: 'Tes parties',
    turnOf: (p) => `au tour de ${p.names}`,
    timeLeft: (p) => `temps restant : ${p.time}`,
    yourTurns: (p) => (p.n === 1 ? 'À toi de jouer dans une partie' : `À toi de jouer dans ${p.n} parties`),
    allYours: (p) => `Afficher les ${p.n}`,
  },

  lost: {
    hint: 'L’adresse est peut-être mal écrite, ou ce qui était là n’existe plus.',
  },

  device: {
    button: 'Continuer sur un autre appareil',
    heading: 'Continuer sur un autre appareil',
    what: 'Ouvre ce lien dans l’autre navigateur. Il fonctionne une seule fois, pendant dix minutes, et permet à ce navigateur de jouer à ta place : ne le montre à personne.',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    making: 'Un instant…',
    takeHeading: 'Continuer ici ?',
    takeWhat: 'Ce navigateur reprendra le nom et les places de l’appareil qui a créé le lien.',
    takeLoses: (p) => `Jusqu’ici, ce navigateur jouait sous le nom ${de(p.name)} ; il perdra ce nom et ses places.`,
    take: 'Continuer ici',
  },

  preview: {
    invites: (p) => `${p.host} t’invite à jouer à ${p.game}`,
    plays: (p) => `${p.game} : partie en cours`,
    over: (p) => `${p.game} : partie terminée`,
    waits: (p) =>
      p.free === 0
        ? 'Toutes les places sont prises, mais tu peux regarder.'
        : `Une table pour ${p.n} : ${free(p.free)}. Joue dans ton navigateur, sans inscription.`,
    watch: (p) => `Avec ${p.names}. À suivre en direct dans ton navigateur.`,
    result: (p) => `Avec ${p.names}.`,
  },
};
