import { useMemo } from 'preact/hooks';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { SpokenTable } from '../../games/load.ts';
import type { Presenter } from '../../games/presenter.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../use.ts';

export interface PresenterHandle {
  readonly speech: Speech;
  readonly presenter: Presenter;
}

/** What the page says about the game, to the person in this seat; null: nobody at the table is spoken to. */
export function usePresenter({ seats }: TableInfo, me: number | null, { game }: SpokenTable): PresenterHandle {
  const { odds } = useStore(settings);
  const names = seats.map((seat) => seat.name).join('\n');
  // `names` stands for the seats, which are new with every snapshot
  const speech = useMemo<Speech>(
    () => ({ name: (seat) => seats[seat]?.name ?? '', isYou: (seat) => seat === me }),
    [names, me],
  );
  const presenter = useMemo(() => game({ speech, odds }), [game, speech, odds]);
  return { speech, presenter };
}
