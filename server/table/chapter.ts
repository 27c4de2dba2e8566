import { InvariantError } from '../../shared/engine/assert.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { NewMatch } from '../store/match-types.ts';
import type { Guest } from '../store/row-types.ts';
import type { CampaignRow } from '../store/schema.ts';
import { newCode, newMatchId } from './ids.ts';
import { groupOf } from './seating/group.ts';
import { newSecret } from './secret.ts';

/**
 * The table of a campaign's next game: the same people on the same seats, the newest rules. It begins when all of them
 * are there, or when its host wants bots to play for the others.
 */
export function chapterTableOf(campaign: CampaignRow, game: AnyGame, host: Guest): NewMatch {
  const { id, chapter, failures, seating, terms } = campaign;
  const wanted = { ...campaign.options, ...game.meta.campaign?.optionsOf({ chapter, failures }) };
  const options = game.parseOptions(wanted, seating.length);
  if (!options.ok) throw new InvariantError(`no chapter ${chapter} of ${game.meta.id}: ${options.code}`);
  const group = groupOf(seating);
  return {
    ...terms,
    id: newMatchId(),
    code: newCode(),
    game: campaign.game,
    rulesVersion: game.meta.rulesVersion,
    options: options.value,
    visibility: 'private',
    host: host.uid,
    seating,
    secret: newSecret(),
    begins: group !== null,
    campaign: id,
    chapter,
    group,
  };
}
