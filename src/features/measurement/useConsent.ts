import { useSyncExternalStore } from 'react';
import { type Consent, consent, subscribeToConsent } from '../../platform/measurement/consent.ts';

/** What this person said to being counted; `null`: nothing yet. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribeToConsent, consent, () => null);
