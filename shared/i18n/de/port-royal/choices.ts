import type { Params } from '../../../engine/core.ts';
import type { PortRoyalChoices } from '../../en/port-royal/choices.ts';
import { counted } from '../../plural.ts';
import { lobby } from './lobby.ts';

const cards = counted('de', 'Karte', 'Karten');
const missionCount = counted('de', 'Mission', 'Missionen');
const contractCount = counted('de', 'Auftrag', 'Aufträge');
const modeName = (p: Params): string => lobby.options.mode.values?.[String(p.mode)] ?? '';

export const choices: PortRoyalChoices = {
  hints: {
    mode: 'Jeder Modus ist ein Spiel für sich: andere Karten, ein anderes Ziel.',
    gambler: '4 Karten mit Leuten, die vier Karten auf einmal aufdecken und eine mehr nehmen lassen.',
    onTheGo20: '20 Karten mit Kaufleuten, Passagieren und mehr Schiffen kommen dazu.',
    contractCards: '24 Karten mit Schreibern, Kanonierinnen, Vizeadmirälen und Schiffen mit Geschenk kommen dazu.',
    startVictoryCards: 'Je weniger Züge sich ein Team lässt, desto höher ist sein Rang, wenn es gewinnt.',
    expeditionVariant:
      'Für Spielende und Sieg braucht man außer 12 Einfluss mindestens eine abgeschlossene Expedition.',
    chapter: 'Welcher Teil der Geschichte erzählt wird.',
    failures: 'Jeder Fehlversuch in diesem Kapitel bringt dem Team 3 Münzen mehr.',
    adventurerChoice: 'Karten ausgelost oder reihum gewählt.',
    showDiscard: 'Alle können die abgelegten Karten jederzeit ansehen.',
  },
  about: {
    mode: {
      base: 'Das Rennen um 12 Einfluss: aufdecken, rechtzeitig aufhören, handeln und anheuern.',
      onTheGo: 'Ein kurzes Rennen um 8 Einfluss, mit 60 Karten und ohne Expeditionen.',
      contracts: 'Das Rennen um 12 Einfluss, mit Aufträgen, die besondere Taten belohnen.',
      contractsCoop: 'Alle gegen die Zeit: jeden Auftrag erfüllen, bevor sie um ist, im Team oder allein.',
      adventure: 'Ein Kapitel der Geschichte gegeneinander: 12 Einfluss und zwei Missionen.',
      adventureCoop: 'Ein Kapitel der Geschichte gemeinsam oder allein: jede Mission, bevor die Monate um sind.',
      adventureVariable: 'Vier Missionen für die ganze Partie, alle neuen Karten, ohne Geschichte.',
    },
  },
  refused: {
    badOptions: () => 'Diese Varianten gibt es nicht.',
    excludedOption: (p) =>
      p.value === true ? `Gehört im Modus „${modeName(p)}“ immer dazu.` : `Gibt es im Modus „${modeName(p)}“ nicht.`,
  },
  brings: (p) => [
    cards(Number(p.cards)),
    ...(Number(p.chapter) > 0 ? [`Kapitel ${p.chapter}`] : []),
    ...(Number(p.missions) > 0 ? [missionCount(Number(p.missions))] : []),
    ...(Number(p.goal) > 0 ? [`Ende bei ${p.goal} Einfluss`] : []),
    ...(Number(p.contracts) > 0 ? [contractCount(Number(p.contracts))] : []),
    ...(p.againstTime === true ? ['gegen die Zeit'] : []),
  ],
};
