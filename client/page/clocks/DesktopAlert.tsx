import { useState } from 'preact/hooks';
import { change, settings } from '../preferences.ts';
import { Check } from '../ui/Segments.tsx';
import { useMedia, useStore } from '../use.ts';
import { useClockWords } from './useClockWords.ts';

/** The setting for notices on the desktop; the browser is asked when it is switched on, and never before. */
export function DesktopAlert() {
  const words = useClockWords();
  const { desktop } = useStore(settings);
  const [denied, setDenied] = useState(false);
  // phones have `Notification` but cannot show one
  const handheld = useMedia('(pointer: coarse)');
  if (!words || handheld || !('Notification' in globalThis)) return null;
  const setWanted = async (on: boolean) => {
    const isGranted = on && (await Notification.requestPermission()) === 'granted';
    setDenied(on && !isGranted);
    change({ desktop: isGranted });
  };
  return (
    <Check
      label={words.alerts.label}
      hint={denied ? words.alerts.denied : words.alerts.hint}
      // the browser may have taken back what it once granted
      checked={desktop && Notification.permission === 'granted'}
      onChange={(on) => void setWanted(on)}
    />
  );
}
