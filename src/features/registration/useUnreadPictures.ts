import { useCallback, useState } from 'react';
import type { UnreadReason } from './registrationPictures.ts';

/** Why what was chosen last does not stand on the form, or not yet. */
type Reason = UnreadReason | 'picture.reading';

/** The pictures that were chosen last and could not be taken, or are still read, by the form's field: nothing goes without them unnoticed. */
export type UnreadPictures = {
  readonly reasons: Readonly<Record<string, Reason>>;
  /** `null`: what was chosen is taken, left out, or not asked for any more. */
  readonly tell: (field: string, reason: Reason | null) => void;
};

/** Keeps them for as long as the form stands; a file that cannot be opened is kept on no device. */
export function useUnreadPictures(): UnreadPictures {
  const [reasons, setReasons] = useState<UnreadPictures['reasons']>({});
  const tell = useCallback((field: string, reason: Reason | null) => {
    setReasons(({ [field]: _, ...others }) => (reason === null ? others : { ...others, [field]: reason }));
  }, []);
  return { reasons, tell };
}
