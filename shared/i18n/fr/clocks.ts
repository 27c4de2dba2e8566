import type { ClocksDict } from '../en/clocks.ts';
import { counted } from '../plural.ts';
import { de } from './de.ts';

const seconds = counted('fr', 'seconde', 'secondes');
const minutes = counted('fr', 'minute', 'minutes');
const time = (s: number): string => (s < 120 && s % 60 !== 0 ? seconds(s) : minutes(Math.round(s / 60)));

export const clocks: ClocksDict = {
  speed: {
    legend: 'Temps de réflexion',
    timed: (p) => `${time(p.decision)} par décision, et ${time(p.bank)} de réserve pour toute la partie.`,
    unhurried: 'Chacun prend son temps. Une partie que tous ont quittée est close au bout de deux semaines.',
  },
  undo: {
    label: 'On peut revenir sur une décision',
    hint: 'Tant que rien n’a été révélé ni tiré au sort et que personne d’autre n’a décidé.',
    button: 'Annuler',
    title: 'Revenir sur ta dernière décision (Z)',
    key: 'Revenir sur ta dernière décision',
  },
  clock: {
    left: (p) => `Temps restant : ${p.time}`,
    reserve: (p) => `réserve ${p.time}`,
    waits: (p) => `absent ; la pendule attend ${p.time}`,
    warning: (p) => `Il te reste ${seconds(p.seconds)}.`,
  },
  notices: {
    timedOut: (p) => `Le temps ${de(p.name)} est écoulé : le coup par défaut a été joué.`,
    timedOutYou: 'Ton temps est écoulé : le coup par défaut a été joué pour toi.',
    satIn: (p) => `Un robot continue à la place ${de(p.name)}.`,
    satInYou: 'Un robot continue à ta place. Ton siège reste à toi.',
    undone: (p) => `${p.name} est revenu sur une décision.`,
    undoneYou: 'C’est annulé.',
  },
  seat: {
    text: 'Un robot joue à ta place.',
    takeBack: 'Reprendre ma place',
    standsFor: (p) => `robot pour ${p.name}`,
  },
  refusals: {
    undoOff: 'L’hôte a exclu les annulations à cette table.',
    tooLate: 'Il n’y a plus rien à annuler : quelqu’un d’autre a décidé depuis, ou ton temps est écoulé.',
    revealed: 'On ne peut pas revenir là-dessus : quelque chose de caché a été montré.',
  },
  abandoned: 'Tout le monde était parti. La partie a été close sans résultat et reste gardée telle quelle.',
  alerts: {
    label: 'M’avertir sur le bureau quand c’est à moi',
    hint: 'Seulement quand cette page est cachée. Ton navigateur demande une fois.',
    denied: 'Ton navigateur ne le permet pas. Tu peux le changer dans ses réglages pour cette page.',
    title: (p) => `À toi de jouer : ${p.game}`,
  },
};
