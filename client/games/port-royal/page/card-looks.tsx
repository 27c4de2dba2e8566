import type { Face, Role, ShipColour } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import * as icons from '../../../art/icons.ts';
import type { CardLook } from '../../../page/ui/Card.tsx';
import { Outline } from '../../../page/ui/Outline.tsx';

const ships: Readonly<Record<ShipColour, string>> = {
  yellow: icons.shoonerSailboat,
  blue: icons.smallFishingSailboat,
  green: icons.sailboat,
  red: icons.caravel,
  black: icons.galleon,
  ares: icons.pirateFlag,
};

const roles: Readonly<Record<Role, string>> = {
  settler: icons.house,
  captain: icons.anchor,
  priest: icons.church,
  jack: icons.swissArmyKnife,
  trader: icons.scales,
  sailor: icons.crossedSabres,
  pirate: icons.pirateSkull,
  senorita: icons.ampleDress,
  jester: icons.jesterHat,
  admiral: icons.captainHatProfile,
  governor: icons.crown,
  merchant: icons.woodenCrate,
  passenger: icons.familyHouse,
  gambler: icons.perspectiveDiceSixFacesRandom,
  clerk: icons.quillInk,
  gunner: icons.pirateCaptain,
  viceAdmiral: icons.spyglass,
  sentinel: icons.lighthouse,
  innkeeper: icons.beerStein,
  tybuk: icons.crossedSwords,
};

/** How a face looks, large. */
export function lookOf(dict: PortRoyalDict, card: Face): CardLook {
  const name = dict.faceName(card);
  switch (card.kind) {
    case 'ship':
      return {
        kind: 'ship',
        name,
        art: <Outline d={ships[card.colour]} />,
        tint: card.colour,
        coins: card.coins,
        swords: card.swords,
      };
    case 'person':
      return {
        kind: 'man',
        name,
        art: <Outline d={roles[card.role]} />,
        cost: card.cost,
        worth: card.influence,
        text: dict.faceShort(card),
      };
    case 'expedition':
      return {
        kind: 'man',
        name,
        art: <Outline d={icons.treasureMap} />,
        cost: null,
        worth: card.influence,
        text: `+${card.coins}`,
      };
    case 'tax':
      return { kind: 'man', name, art: <Outline d={icons.payMoney} />, cost: null, worth: null, text: '' };
  }
}
