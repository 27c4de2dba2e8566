import type { Params } from '../../../engine/core.ts';
import type { PortRoyalChoices } from '../../en/port-royal/choices.ts';
import { counted } from '../../plural.ts';
import { lobby } from './lobby.ts';

const cards = counted('fr', 'carte', 'cartes');
const missionCount = counted('fr', 'mission', 'missions');
const contractCount = counted('fr', 'contrat', 'contrats');
const modeName = (p: Params): string => lobby.options.mode.values?.[String(p.mode)] ?? '';

export const choices: PortRoyalChoices = {
  hints: {
    mode: 'Chaque mode est un jeu en soi : d’autres cartes, un autre but.',
    gambler:
      '4 cartes : des personnages qui retournent quatre cartes d’un coup et permettent d’en prendre une de plus.',
    onTheGo20: '20 cartes de plus : marchands, passagers et navires.',
    contractCards: '24 cartes de plus : greffiers, canonnières, vice-amiraux et navires qui font un cadeau.',
    startVictoryCards: 'Moins l’équipe se laisse de tours, plus son grade est élevé si elle gagne.',
    expeditionVariant:
      'Pour finir et pour gagner, il faut aussi au moins une expédition accomplie, en plus des 12 points d’influence.',
    chapter: 'La partie de l’histoire qui est racontée.',
    failures: 'Chaque échec à ce chapitre donne 3 pièces de plus à l’équipe.',
    adventurerChoice: 'Les cartes sont distribuées au hasard ou choisies à tour de rôle.',
    showDiscard: 'Tout le monde peut consulter les cartes défaussées à tout moment.',
  },
  about: {
    mode: {
      base: 'La course aux 12 points d’influence : piocher, s’arrêter à temps, recruter et commercer.',
      onTheGo: 'Une course rapide à 8 points d’influence, avec 60 cartes et sans expéditions.',
      contracts: 'La course aux 12 points d’influence, avec des contrats qui récompensent les exploits.',
      contractsCoop: 'Tous contre le temps : remplir tous les contrats avant la fin, en équipe ou en solo.',
      adventure: 'Un chapitre de l’histoire, chacun pour soi : 12 points d’influence et deux missions.',
      adventureCoop: 'Un chapitre de l’histoire en équipe ou en solo : chaque mission avant la fin des mois.',
      adventureVariable: 'Quatre missions pour toute la partie, toutes les nouvelles cartes, sans histoire.',
    },
  },
  refused: {
    badOptions: () => 'Ces options n’existent pas.',
    excludedOption: (p) =>
      p.value === true
        ? `Fait toujours partie du mode « ${modeName(p)} ».`
        : `N’existe pas dans le mode « ${modeName(p)} ».`,
  },
  brings: (p) => [
    cards(Number(p.cards)),
    ...(Number(p.chapter) > 0 ? [`chapitre ${p.chapter}`] : []),
    ...(Number(p.missions) > 0 ? [missionCount(Number(p.missions))] : []),
    ...(Number(p.goal) > 0 ? [`fin à ${p.goal} points d’influence`] : []),
    ...(Number(p.contracts) > 0 ? [contractCount(Number(p.contracts))] : []),
    ...(p.againstTime === true ? ['contre le temps'] : []),
  ],
};
