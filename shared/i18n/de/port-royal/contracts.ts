import type { ContractId } from '../../../games/port-royal/index.ts';
import type { ContractText } from '../../games/port-royal/speech.ts';

export const contracts: Readonly<Record<ContractId, ContractText>> = {
  'c-luminary': {
    name: 'Komiker',
    text: 'Habe einen Priester und einen Narren.',
  },
  'c-bruja': {
    name: 'Charmeur',
    text: 'Habe einen Kapitän und eine Mademoiselle.',
  },
  'c-maritime-supremacy': {
    name: 'Seehoheit',
    text: 'Habe einen Kapitän und einen Vizeadmiral.',
  },
  'c-new-colony': {
    name: 'Neue Kolonie',
    text: 'Habe einen Siedler und eine Kanonierin.',
  },
  'c-trade-outpost': {
    name: 'Handelsposten',
    text: 'Habe einen Siedler und einen Schreiber.',
  },
  'c-trade-master': {
    name: 'Handelsfürst',
    text: 'Habe zwei Händler.',
  },
  'c-thrifty-staff': {
    name: 'Billiges Personal',
    text: 'Habe vier Personen, deren gedruckter Preis höchstens 3 ist.',
  },
  'c-mercenary': {
    name: 'Kämpfer',
    text: 'Habe drei Säbel.',
  },
  'c-explorer': {
    name: 'Entdecker',
    text: 'Habe eine Expedition abgeschlossen.',
  },
  'c-frigate-nemesis': {
    name: 'Fregattenschreck',
    text: 'Verzichte beim Entladen einer Fregatte auf alle Münzen. Beim dritten Mal ist der Auftrag erfüllt.',
  },
  'c-galleon-nemesis': {
    name: 'Galeonenschreck',
    text: 'Verzichte beim Entladen einer Galeone auf alle Münzen. Beim zweiten Mal ist der Auftrag erfüllt.',
  },
  'c-tax-inspector': {
    name: 'Finanzbeamter',
    text: 'Erfülle ihn in dem Moment, in dem du durch eine Steuer Münzen verlierst.',
  },
  'c-jinx': {
    name: 'Pechvogel',
    text: 'Erfülle ihn in dem Moment, in dem du eine Havarie hast.',
  },
  'c-speculator': {
    name: 'Kleiner Zocker',
    text: 'Bring in deinem Zug drei Schiffsfarben in den Hafen, und in einem späteren Zug noch einmal.',
  },
  'c-major-speculator': {
    name: 'Zocker',
    text: 'Bring in deinem Zug vier Schiffsfarben in den Hafen.',
  },
  'c-pirates-nest': {
    name: 'Piratenpack',
    text: 'Lagere je ein abgewehrtes Schiff der fünf Farben ein und lege dann in deinem Zug alle fünf ab.',
  },
  'c-small-estate': {
    name: 'Kleiner Besitz',
    text: 'Habe 12 Einfluss.',
  },
  'c-ransom': {
    name: 'Lösegeld',
    text: 'Zahle 15 Münzen.',
  },
};
