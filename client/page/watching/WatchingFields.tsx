import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import { type WatchDelay, watchDelays } from '../../../shared/protocol/messages.ts';
import { Segments } from '../ui/Segments.tsx';

export interface WatchingRule {
  readonly watchable: boolean;
  readonly delay: WatchDelay;
}

/** Whether others may watch, and how far behind; each in a sentence. */
export function WatchingFields(props: {
  readonly rule: WatchingRule;
  readonly words: SocialDict['watching'];
  readonly onChange: (rule: WatchingRule) => void;
  /** what stands above says already what they are about */
  readonly bare?: boolean;
}) {
  const { rule, words, onChange } = props;
  return (
    <>
      <Segments
        legend={words.legend}
        bare={props.bare ?? false}
        hint={rule.watchable ? words.allowedHint : words.forbiddenHint}
        values={[
          { value: 'yes', label: words.allowed },
          { value: 'no', label: words.forbidden },
        ]}
        value={rule.watchable ? 'yes' : 'no'}
        onChange={(value) => onChange({ ...rule, watchable: value === 'yes' })}
      />
      {rule.watchable && (
        <Segments
          legend={words.delay}
          hint={words.delayHint}
          values={watchDelays.map((value) => ({ value, label: words.delays(value) }))}
          value={rule.delay}
          onChange={(delay) => onChange({ ...rule, delay })}
        />
      )}
    </>
  );
}
