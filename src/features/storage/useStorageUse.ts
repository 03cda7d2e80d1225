import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { emptiedCart } from '../../domain/cart/cart.ts';
import { storageMessages } from '../../i18n/learning/storage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { clearDownloadedLectures } from '../../platform/learning/downloadedLectures.ts';
import { askToPersist } from '../../platform/store/askToPersist.ts';
import { forgetTyped } from '../../platform/store/forgetTyped.ts';
import { isHungStorage } from '../../platform/store/isStorageFault.ts';
import { clearCatalogue, clearPictures, measureSpace, measureStorage } from '../../platform/store/storageUse.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';
import { notify } from '../../ui/notice/notify.ts';
import { cartItemsQuery, knownCouponsQuery } from '../cart/cartQuery.ts';
import { applyCartChange } from '../cart/cartStore.ts';
import { attemptDraft } from '../checkout/attempt/useOpenAttempt.ts';
import { playlistKeys } from '../playlist/playlistKeys.ts';
import { usePerson } from '../session/useSession.ts';
import { storageKeys } from './storageKeys.ts';

/** Data that a person may clear by hand. Orders are deleted at sign-out, reports after sending. */
export type ClearablePart = 'lectures' | 'pictures' | 'catalogue' | 'typed';

const clearings: Record<ClearablePart, (client: QueryClient) => Promise<void>> = {
  lectures: clearDownloadedLectures,
  pictures: clearPictures,
  catalogue: clearCatalogue,
  typed: clearTyped,
};

/**
 * Includes the server's copy of the cart, which would otherwise return. An order that may have been placed is still
 * looked up.
 */
async function clearTyped(client: QueryClient): Promise<void> {
  await forgetTyped(attemptDraft);
  await applyCartChange(client, (cart) => emptiedCart(cart, Date.now()));
  for (const { queryKey } of [cartItemsQuery, knownCouponsQuery]) await client.invalidateQueries({ queryKey });
}

/** Polled while the screen is open: on a first visit the app itself is still downloading. */
export const storageSpaceQuery = queryOptions({
  queryKey: storageKeys.space,
  queryFn: measureSpace,
  networkMode: 'always',
  staleTime: 0,
  gcTime: 0,
  refetchInterval: 5_000,
  refetchOnWindowFocus: true,
});

/** Storage use of this device, measured at the opening and after each change. */
export function useStorageUse() {
  const texts = useMessages(storageMessages);
  const client = useQueryClient();
  const userId = usePerson()?.id ?? null;
  const use = useQuery({
    queryKey: storageKeys.use(userId),
    queryFn: () => measureStorage(userId),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const lookAgain = async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: playlistKeys.downloads });
    await use.refetch();
  };
  /** A slower answer is read at that time. */
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await withinLimit(work, storePatienceMs);
    } catch (fault) {
      if (isHungStorage(fault)) void work.then(lookAgain, () => {});
      throw fault;
    }
  };
  const clearing = useMutation({
    mutationFn: (part: ClearablePart) => inTime(clearings[part](client)),
    networkMode: 'always',
    onSuccess: () => notify({ kind: 'done', title: texts.cleared }),
    onError: (fault) =>
      notify(
        isHungStorage(fault)
          ? { kind: 'info', title: texts.clearUnanswered }
          : { kind: 'error', title: texts.notCleared },
      ),
    onSettled: lookAgain,
  });
  const persisting = useMutation({
    mutationFn: () => inTime(askToPersist()),
    networkMode: 'always',
    onSuccess: (isPersisted) => {
      if (!isPersisted) notify({ kind: 'info', title: texts.persist.refused });
    },
    onError: () => notify({ kind: 'info', title: texts.persist.unanswered }),
    onSettled: lookAgain,
  });
  return { use, clearing, persisting };
}
