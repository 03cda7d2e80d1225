import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SignedAccess } from '../../domain/learning/accessStatement.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { accessKeyQuery, signedAccessQuery } from './playlistQueries.ts';

/**
 * Whether an access statement was changed on the device. While online, the server is first asked once for its key and,
 * by `stateAnew`, for a new statement. A different key is no proof, because the server may have changed it.
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
  // Each new statement has another signature, so two keys that differ are checked once only.
  const doubt = fits === false ? signature : isOfOtherKey ? `${signed.publicKey} ${shopKey}` : null;
  useEffect(() => {
    if (doubt === null || !isOnline || doubted.current.has(doubt)) return;
    doubted.current.add(doubt);
    void Promise.allSettled([askForKey(), stateAnew()]).then(() => setAsked(signature));
  }, [doubt, isOnline, signature, askForKey, stateAnew]);

  return fits === false && (!isOnline || asked === signature);
}
