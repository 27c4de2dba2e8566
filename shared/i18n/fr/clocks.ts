import type { ClocksDict } from '../en/clocks.ts';
import { counted } from '../plural.ts';
import { de } from './elision.ts';

const seconds = counted('fr', 'seconde', 'secondes');
const minutes = counted('fr', 'minute', 'minutes');
const time = (s: number): string => (s < 120 && s % 60 !== 0 ? seconds(s) : minutes(Math.round(s / 60)));

export const clocks: ClocksDict = {
  speed: {
    legend: 'Temps de réflexion',
    timed: (p) => `${time(p.decision)} par décision, et ${time(p.bank)} de réserve pour toute la partie.`,
    unhurried: 'Prends tout ton temps. Une partie que tout le monde a quittée est fermée au bout de deux semaines.',
  },
  undo: {
    label: 'Autoriser l’annulation',
    hint: 'Tant que rien n’a été révélé ni tiré au sort et que personne d’autre n’a joué depuis.',
    button: 'Annuler',
    title: 'Annuler ton dernier coup (Z)',
    key: 'Annuler ton dernier coup',
  },
  clock: {
    left: (p) => `Temps restant : ${p.time}`,
    /** one's own clock runs, and what is asked has not been shown yet */
    early: (p: { time: string }) => `Votre temps s’écoule pendant que ceci est montré: ${p.time}`,
    reserve: (p) => `réserve ${p.time}`,
    waits: (p) => `hors ligne ; pendule en pause, ${p.time}`,
    reading: 'lecture en cours ; pendule en pause',
    warning: (p) => `Il te reste ${seconds(p.seconds)}.`,
  },
  notices: {
    timedOut: (p) => `Le temps ${de(p.name)} est écoulé : le coup par défaut a été joué.`,
    timedOutYou: 'Ton temps est écoulé : le coup par défaut a été joué pour toi.',
    replacedByBot: (p) => `Un bot remplace ${p.name}.`,
    replacedByBotYou: 'Un bot te remplace. Ta place reste à toi.',
    undone: (p) => `${p.name} a annulé un coup.`,
    undoneYou: 'Coup annulé.',
  },
  seat: {
    text: 'Un bot joue à ta place.',
    takeBack: 'Reprendre ma place',
    standsFor: (p) => `bot pour ${p.name}`,
  },
  refusals: {
    undoOff: 'L’hôte a désactivé l’annulation à cette table.',
    tooLate: 'Tu ne peux plus annuler : quelqu’un d’autre a joué depuis, ou ton temps est écoulé.',
    revealed: 'Ce coup ne peut pas être annulé : il a révélé quelque chose de caché.',
    undoneOften: 'Tu as annulé cette décision de nombreuses fois : maintenant, elle reste.',
  },
  abandoned: 'Tout le monde était parti. La partie a été fermée sans résultat ; ses coups sont conservés.',
  alerts: {
    label: 'Me notifier quand c’est mon tour',
    hint: 'Seulement quand cette page est en arrière-plan. Ton navigateur te demandera l’autorisation une fois.',
    denied: 'Ton navigateur bloque les notifications. Tu peux changer cela dans ses réglages pour cette page.',
    title: (p) => `À toi de jouer : ${p.game}`,
  },
};
