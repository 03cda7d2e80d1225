import { useState } from 'react';
import { useConnection } from '../state/useConnection.ts';

/** Whether the picture of an address did not load; forgotten when the connection comes back, so that it is tried again. */
export function usePictureFailure(src: string | null | undefined) {
  const isOnline = useConnection() === 'online';
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [failed, setFailed] = useState<string | null>(null);
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline);
    if (isOnline) setFailed(null);
  }
  const onError = () => setFailed(src ?? null);
  return {
    hasFailed: failed !== null && failed === src,
    onError,
    /** For the picture itself: one of a page that the server drew may have failed before anybody listened. */
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError();
    },
    /** It may come with the connection. */
    isAway: !isOnline,
  };
}
