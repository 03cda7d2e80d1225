import { useCallback, useState } from 'react';
import type { UnreadReason } from './registrationPictures.ts';

/** The reason why the last chosen picture is not in the form. */
type Reason = UnreadReason | 'picture.reading';

/**
 * Pictures that are still read or could not be taken, by the form's field. The form is not sent without them unnoticed.
 */
export type UnreadPictures = {
  readonly reasons: Readonly<Record<string, Reason>>;
  /** `null`: the picture is taken, left out, or not asked for any more. */
  readonly tell: (field: string, reason: Reason | null) => void;
};

/** State of unread pictures. An unreadable file is not persisted. */
export function useUnreadPictures(): UnreadPictures {
  const [reasons, setReasons] = useState<UnreadPictures['reasons']>({});
  const tell = useCallback((field: string, reason: Reason | null) => {
    setReasons(({ [field]: _, ...others }) => (reason === null ? others : { ...others, [field]: reason }));
  }, []);
  return { reasons, tell };
}
