import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { storageMessages } from '../../i18n/storage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { clearKeptLectures } from '../../platform/keptLectures.ts';
import { askToPersist, clearCatalogue, clearPictures, measureStorage } from '../../platform/storageUse.ts';
import { notify } from '../../ui/notify.ts';

/** What a person may clear by hand. Orders go at sign-out, reports when they were sent. */
export type ClearablePart = 'lectures' | 'pictures' | 'catalogue';

const clearings: Record<ClearablePart, () => Promise<void>> = {
  lectures: clearKeptLectures,
  pictures: clearPictures,
  catalogue: clearCatalogue,
};

/** What this device keeps, measured when the screen opens and after each change. */
export function useStorageUse() {
  const texts = useMessages(storageMessages);
  const client = useQueryClient();
  const use = useQuery({
    queryKey: ['device', 'storageUse'],
    queryFn: measureStorage,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const lookAgain = () =>
    Promise.all([use.refetch(), client.invalidateQueries({ queryKey: ['keptLectures'] })]).then(() => undefined);
  const clearing = useMutation({
    mutationFn: (part: ClearablePart) => clearings[part](),
    networkMode: 'always',
    onSuccess: () => notify({ kind: 'done', title: texts.cleared }),
    onError: () => notify({ kind: 'error', title: texts.notCleared }),
    onSettled: lookAgain,
  });
  const persisting = useMutation({
    mutationFn: askToPersist,
    networkMode: 'always',
    onSuccess: (isKept) => {
      if (!isKept) notify({ kind: 'info', title: texts.persist.refused });
    },
    onSettled: lookAgain,
  });
  return { use, clearing, persisting };
}
