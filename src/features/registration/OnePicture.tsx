import type { ReactNode } from 'react';
import { registrationMessages } from '../../i18n/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PictureField } from '../../ui/PictureField.tsx';
import { pictureTypes, readPicture } from './registrationPictures.ts';
import type { ShopQuestions } from './useShopQuestions.ts';

/** One picture of the form: the person's own, or the answer to a question. */
export function OnePicture({
  label,
  field,
  required,
  problem,
  questions,
}: {
  label: ReactNode;
  field: string;
  required: boolean;
  problem: string | undefined;
  questions: ShopQuestions;
}) {
  const { picture, problems } = useMessages(registrationMessages);
  return (
    <PictureField
      label={label}
      texts={{ ...picture, unreadable: problems['picture.type'] }}
      picture={questions.pictures[field] ?? null}
      required={required}
      problem={problem}
      accept={pictureTypes.join(',')}
      read={readPicture}
      onChange={(chosen) => questions.choosePicture(field, chosen)}
    />
  );
}
