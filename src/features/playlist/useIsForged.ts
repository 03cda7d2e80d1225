import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SignedAccess } from '../../domain/learning/accessStatement.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { accessKeyQuery, signedAccessQuery } from './playlistQueries.ts';

/**
 * Whether a statement was changed on the device. Not while the device has not looked yet, and with a network not before
 * the shop was asked once for its key and, by `stateAnew`, for the statement: nobody is kept waiting for what only whoever
 * changes things on their own device will ever see. Another key than the shop's is no proof: the shop may have a new one.
 */
export function useIsForged(signed: SignedAccess | null, stateAnew: () => Promise<unknown>): boolean {
  const { data: shopKey, refetch: askForKey } = useQuery({ ...accessKeyQuery(), enabled: signed !== null });
  const fits = useQuery(signedAccessQuery(signed, signed?.publicKey ?? shopKey ?? null)).data;
  const isOnline = useConnection() === 'online';
  const doubted = useRef(new Set<string>());
  const [asked, setAsked] = useState<string | null>(null);

  const signature = signed?.signature ?? null;
  const isOfOtherKey =
    signed !== null && signed.publicKey !== null && shopKey !== undefined && signed.publicKey !== shopKey;
  // Each new statement has another signature: of two keys that differ the shop is asked once, whatever it states meanwhile.
  const doubt = fits === false ? signature : isOfOtherKey ? `${signed.publicKey} ${shopKey}` : null;
  useEffect(() => {
    if (doubt === null || !isOnline || doubted.current.has(doubt)) return;
    doubted.current.add(doubt);
    void Promise.allSettled([askForKey(), stateAnew()]).then(() => setAsked(signature));
  }, [doubt, isOnline, signature, askForKey, stateAnew]);

  return fits === false && (!isOnline || asked === signature);
}
