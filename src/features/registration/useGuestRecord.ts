import { useCallback, useRef } from 'react';
import type { RegistrationFields } from '../../domain/people/registration.ts';
import { type GuestDetails, noGuestDetails, writeGuestDetails } from '../../platform/cart/cartStorage.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';

const storedFields = Object.keys(noGuestDetails);

/**
 * Persists e-mail, name and number for the next order. Only changed fields are written: another tab may have changed
 * the others.
 */
export function useGuestRecord(): (changes: Partial<RegistrationFields>) => void {
  // Values that a full disk refused, written again with the next change.
  const unwritten = useRef<Partial<GuestDetails>>({});
  return useCallback((changes) => {
    const sent = { ...unwritten.current, ...detailsIn(changes) };
    unwritten.current = sent;
    if (Object.keys(sent).length === 0) return;
    writeGuestDetails(sent).then(
      () => {
        if (unwritten.current === sent) unwritten.current = {};
      },
      (defect: unknown) => reportDefect(defect, 'guest'),
    );
  }, []);
}

const detailsIn = (changes: Partial<RegistrationFields>): Partial<GuestDetails> =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => storedFields.includes(field)));
