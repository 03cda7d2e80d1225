import { useSyncExternalStore } from 'react';
import { type Consent, consent, subscribeToConsent } from '../../platform/measurement/consent.ts';

/** The person's consent; `null` before an answer. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribeToConsent, consent, () => null);
