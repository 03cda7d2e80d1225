import { textIn } from '../../domain/localText.ts';
import type { RegistrationFields } from '../../domain/people/registration.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { OnePicture } from './OnePicture.tsx';
import type { ShopQuestions } from './useShopQuestions.ts';
import type { UnreadPictures } from './useUnreadPictures.ts';

/** The profile picture and the group, where the site asks for them. */
export function PictureAndGroup({
  fields,
  questions,
  unread,
  problems,
  onChange,
}: {
  fields: RegistrationFields;
  questions: ShopQuestions;
  unread: UnreadPictures;
  /** Sentences by the form's field. */
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<RegistrationFields>) => void;
}) {
  const texts = useMessages(registrationMessages);
  const { language } = useLanguage();
  const { profilePicture } = useSiteSettings();
  return (
    <>
      {profilePicture.isEnabled && (
        <OnePicture
          label={texts.fields.picture}
          field="picture"
          required={profilePicture.isRequired}
          problem={problems.picture}
          questions={questions}
          unread={unread}
        />
      )}
      {questions.groups.length > 0 && (
        <SelectField
          label={texts.fields.groupId}
          required
          placeholder={texts.chooseOne}
          choices={questions.groups.map(({ id, name }) => ({ value: id, label: textIn(name, language) }))}
          value={fields.groupId}
          problem={problems.groupId}
          onText={(groupId) => onChange({ groupId })}
        />
      )}
    </>
  );
}
