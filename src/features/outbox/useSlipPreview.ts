import { useEffect, useState } from 'react';
import type { EntrySlip } from '../../platform/outbox/entry.ts';
import { readSlip } from '../../platform/outbox/outboxStore.ts';

/** An object URL of the waiting picture; `null` once it was sent or is lost. */
export function useSlipPreview(slip: EntrySlip | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const id = slip?.id;
  const type = slip?.type ?? 'image/jpeg';
  useEffect(() => {
    if (id === undefined) return;
    let made: string | null = null;
    let gone = false;
    readSlip(id)
      .then((bytes) => {
        if (gone || !bytes) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setUrl(made);
      })
      .catch(() => {});
    return () => {
      gone = true;
      setUrl(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, type]);
  return url;
}
