import type { Presenter } from '../../games/presenter.ts';
import { refusalText } from '../lobby/play.ts';

/** Refusals of the rules are the game's sentences, those of the service the house's; `own` are for tables only. */
export function tableRefusalText(
  presenter: Presenter,
  refusal: { readonly code: string; readonly params: object },
  own: Partial<Record<string, string>> = {},
): string {
  const params = refusal.params as Parameters<Presenter['refusal']>[1];
  return (
    own[refusal.code] ??
    presenter.refusal(refusal.code, params) ??
    refusalText({ code: refusal.code as 'internal', params })
  );
}
