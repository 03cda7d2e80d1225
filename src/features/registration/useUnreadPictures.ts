import { useCallback, useState } from 'react';
import type { UnreadReason } from './registrationPictures.ts';

/** The pictures that were chosen last and could not be taken, by the form's field: nothing goes without them unnoticed. */
export type UnreadPictures = {
  readonly reasons: Readonly<Record<string, UnreadReason>>;
  /** `null`: what was chosen is taken, left out, or not asked for any more. */
  readonly tell: (field: string, reason: UnreadReason | null) => void;
};

/** Keeps them for as long as the form stands; a file that cannot be opened is kept on no device. */
export function useUnreadPictures(): UnreadPictures {
  const [reasons, setReasons] = useState<UnreadPictures['reasons']>({});
  const tell = useCallback((field: string, reason: UnreadReason | null) => {
    setReasons(({ [field]: _, ...others }) => (reason === null ? others : { ...others, [field]: reason }));
  }, []);
  return { reasons, tell };
}
