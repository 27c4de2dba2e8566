import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { LANGS, languages } from '../../../shared/i18n/load.ts';
import type { AnimationSpeed, TableTheme } from '../../settings.ts';
import { DesktopAlert } from '../clocks/DesktopAlert.tsx';
import { change, settings } from '../preferences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Check, Segments } from '../ui/Segments.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useMedia, useStore } from '../useStore.ts';

const speeds: readonly AnimationSpeed[] = ['normal', 'fast', 'off'];
const themes: readonly TableTheme[] = ['chart', 'lagoon', 'dusk'];

/** Everything people may set for themselves; it takes effect at once. */
export function SettingsDialog(props: { readonly onClose: () => void; readonly children?: ComponentChildren }) {
  const text = useLoaded('dialogs')?.settings;
  const social = useSocialWords();
  const now = useStore(settings);
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  if (!text) return null;
  return (
    <Dialog title={text.heading} onClose={props.onClose}>
      {props.children}
      <Segments
        legend={text.language}
        values={LANGS.map((value) => ({ value, label: languages[value].name }))}
        value={now.lang}
        onChange={(lang) => change({ lang })}
      />
      <Segments
        legend={text.speed}
        {...(reduced ? { hint: text.reduced } : {})}
        values={speeds.map((value) => ({ value, label: text.speeds[value] }))}
        value={now.speed}
        onChange={(speed) => change({ speed })}
      />
      <Segments
        legend={text.theme}
        values={themes.map((value) => ({ value, label: text.themes[value] }))}
        value={now.theme}
        onChange={(theme) => change({ theme })}
      />
      <Check label={text.sound} checked={now.sound} onChange={(sound) => change({ sound })} />
      <Level label={text.volume} value={now.volume} disabled={!now.sound} onChange={(volume) => change({ volume })} />
      <Level label={text.sea} value={now.sea} disabled={!now.sound} onChange={(sea) => change({ sea })} />
      <DesktopAlert />
      <Check label={text.odds} hint={text.oddsHint} checked={now.odds} onChange={(odds) => change({ odds })} />
      <Check
        label={text.skip}
        hint={text.skipHint}
        checked={now.skipConfirmations}
        onChange={(skipConfirmations) => change({ skipConfirmations })}
      />
      {social && (
        <Check
          label={social.watching.anonymous}
          hint={social.watching.anonymousHint}
          checked={now.watchUnnamed}
          onChange={(watchUnnamed) => change({ watchUnnamed })}
        />
      )}
    </Dialog>
  );
}

/** How loud something is; all the way to the left it is silent. */
function Level(props: {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div class="field">
      <label class="name" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={props.value}
        disabled={props.disabled}
        onInput={(event) => props.onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
