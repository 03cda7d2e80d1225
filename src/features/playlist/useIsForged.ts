import { useQuery } from '@tanstack/react-query';
import type { SignedAccess } from '../../domain/accessStatement.ts';
import { accessKeyQuery, signedAccessQuery } from './playlistQueries.ts';

/**
 * Whether a statement was not signed by the shop. Not while the device does not know the shop's key, or has not looked yet:
 * nobody is kept waiting for what only whoever changes things on their own device will ever see.
 */
export function useIsForged(signed: SignedAccess | null): boolean {
  const key = useQuery({ ...accessKeyQuery(), enabled: signed !== null });
  const publicKey = key.isFetching ? null : (key.data ?? null);
  return useQuery(signedAccessQuery(signed, publicKey)).data === false;
}
