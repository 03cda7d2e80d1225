import { useEffect, useState } from 'react';
import { useConnection } from '../state/useConnection.ts';

/** Whether a picture failed to load; reset when the connection returns. */
export function usePictureFailure(src: string | null | undefined) {
  const isOnline = useConnection() === 'online';
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!isOnline) return () => setFailed(null);
  }, [isOnline]);
  const onError = () => setFailed(src ?? null);
  return {
    hasFailed: failed !== null && failed === src,
    onError,
    /** For the image element: a server-rendered one may have failed before any listener. */
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    /** The picture may load once the device is online. */
    isAway: !isOnline,
  };
}
