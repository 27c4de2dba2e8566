import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { LANGS, languages } from '../../../shared/i18n/load.ts';
import type { Speed } from '../../settings.ts';
import { DesktopAlert } from '../clocks/DesktopAlert.tsx';
import { change, settings } from '../preferences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Check, Segments } from '../ui/Segments.tsx';
import { useMedia, useStore } from '../use.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';

const speeds: readonly Speed[] = ['normal', 'fast', 'off'];

/** Everything people may set for themselves; it takes effect at once. */
export function SettingsDialog(props: { readonly onClose: () => void; readonly children?: ComponentChildren }) {
  const { settings: text } = useWords();
  const social = useSocialWords();
  const now = useStore(settings);
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  const volume = useId();
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
      <Check label={text.sound} checked={now.sound} onChange={(sound) => change({ sound })} />
      <div class="field">
        <label class="name" for={volume}>
          {text.volume}
        </label>
        <input
          id={volume}
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={now.volume}
          disabled={!now.sound}
          onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
        />
      </div>
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
