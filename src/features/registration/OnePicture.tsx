import { type ReactNode, useEffect } from 'react';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PictureField } from '../../ui/form/PictureField.tsx';
import { type ChosenPicture, pictureTypes, readPicture } from './registrationPictures.ts';
import type { ShopQuestions } from './useShopQuestions.ts';
import type { UnreadPictures } from './useUnreadPictures.ts';

/** One picture of the form: the person's own, or the answer to a question. */
export function OnePicture({
  label,
  field,
  required,
  problem,
  questions,
  unread,
}: {
  label: ReactNode;
  field: string;
  required: boolean;
  problem: string | undefined;
  questions: ShopQuestions;
  unread: UnreadPictures;
}) {
  const { picture, problems } = useMessages(registrationMessages);
  const { tell } = unread;
  // A field that is not asked any more must not block the form.
  useEffect(() => () => tell(field, null), [tell, field]);
  const read = async (file: File, signal: AbortSignal): Promise<ChosenPicture | null> => {
    tell(field, 'picture.reading');
    const chosen = await readPicture(file);
    if (typeof chosen !== 'string') return chosen;
    if (!signal.aborted) tell(field, chosen);
    return null;
  };
  return (
    <PictureField
      label={label}
      texts={{ ...picture, unreadable: problems[unread.reasons[field] ?? 'picture.unreadable'] }}
      picture={questions.pictures[field] ?? null}
      required={required}
      problem={problem}
      accept={pictureTypes.join(',')}
      read={read}
      onLeaveOut={() => tell(field, null)}
      onChange={(chosen) => {
        tell(field, null);
        questions.choosePicture(field, chosen);
      }}
    />
  );
}
