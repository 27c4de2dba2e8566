import type { SocialDict } from '../../shared/i18n/en/social.ts';
import { useLoaded } from './use-loaded.ts';

/** The words of playing with friends and of watching. */
export const useSocialWords = (): SocialDict | null => useLoaded('social');
