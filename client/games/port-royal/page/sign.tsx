import { Outline } from '../../../page/ui/Outline.tsx';
import type { ZoomedCard } from '../../presenter.ts';

export type Fact = ZoomedCard['facts'][number];

/** What is no card: with its sign in the place of a picture. */
export const sign = (icon: string, title: string, kind: string, text: string, facts: readonly Fact[]): ZoomedCard => ({
  look: { kind: 'man', name: title, art: <Outline d={icon} />, cost: null, worth: null, text: '' },
  title,
  kind,
  facts,
  text,
});
