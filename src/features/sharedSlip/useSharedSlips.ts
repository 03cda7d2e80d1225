import { queryOptions, useQuery } from '@tanstack/react-query';
import { readSharedSlips, type SharedSlip } from '../../platform/session/sharedSlips.ts';
import { useSession } from '../session/useSession.ts';
import { sharedSlipKeys } from './sharedSlipKeys.ts';

const sharedSlipsQuery = queryOptions({
  queryKey: sharedSlipKeys.slips,
  queryFn: readSharedSlips,
  networkMode: 'always',
  staleTime: 0,
});

export type SharedSlips = {
  /** `null` while reading, and if unreadable. */
  readonly slips: readonly SharedSlip[] | null;
  /** The device has not answered yet. */
  readonly isReading: boolean;
  /** The device cannot be read. */
  readonly isUnreadable: boolean;
  readonly readAgain: () => void;
};

/** The pictures that wait on this device for the current person: shared by them, or while nobody was signed in. */
export function useSharedSlips(): SharedSlips {
  const all = useQuery(sharedSlipsQuery);
  const session = useSession();
  const { isPending: isReading, isLoadingError: isUnreadable } = all;
  const readAgain = () => void all.refetch();
  if (session.state === 'unknown' || all.data === undefined) return { slips: null, isReading, isUnreadable, readAgain };
  const userId = session.state === 'signedIn' ? session.person.id : null;
  return {
    slips: all.data.filter((slip) => slip.userId === null || slip.userId === userId),
    isReading,
    isUnreadable,
    readAgain,
  };
}
