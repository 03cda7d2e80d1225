import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Medium, MediumKind } from '../../../domain/media/medium.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { adminMediumQuery } from './mediaQueries.ts';
import type { UploadEntry } from './uploadList.ts';
import { beginUpload, currentUploads, onUploadsChanged } from './uploads.ts';

const useCurrentUploads = (): readonly UploadEntry[] => useSyncExternalStore(onUploadsChanged, currentUploads);

/** The uploads that this part of the screen began, and a function that begins more. */
export function useUploads(onTaken: (medium: Medium) => void) {
  const client = useQueryClient();
  const [own, setOwn] = useState<readonly string[]>([]);
  const all = useCurrentUploads();
  const handOver = useRef(onTaken);
  useEffect(() => {
    handOver.current = onTaken;
  });
  const begin = (files: readonly File[], kind: MediumKind | null) => {
    const begun = files.map((file) =>
      beginUpload(file, kind, (medium) => {
        client.setQueryData(adminMediumQuery(medium.id).queryKey, medium);
        void client.invalidateQueries({ queryKey: administrationKeys.media() });
        handOver.current(medium);
      }),
    );
    setOwn([...own, ...begun]);
  };
  return { uploads: all.filter(({ id }) => own.includes(id)), all, begin };
}
