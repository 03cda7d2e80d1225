import {
  addressMaximum,
  nameMaximum,
  type RegistrationField,
  type RegistrationFields,
  type RegistrationProblems,
} from '../../domain/people/registration.ts';
import type { ContactField } from '../../domain/site/siteSettings.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { roomFor } from '../../ui/form/roomFor.ts';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { useSiteSettings } from '../site/useSite.ts';

type Props = {
  fields: RegistrationFields;
  problems: RegistrationProblems;
  serverProblems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<RegistrationFields>) => void;
};

/** The contact fields that the site asks for, each with its own message; e-mail is always one of them. */
export function ContactFields({ fields, problems, serverProblems, onChange }: Props) {
  const texts = useMessages(registrationMessages);
  const { contactFields } = useSiteSettings();
  const problemOf = (field: RegistrationField) => {
    const own = problems[field];
    return own === undefined ? serverProblems[field] : texts.problems[own];
  };
  const common = (field: ContactField) => ({
    label: texts.fields[field],
    name: field,
    required: contactFields[field].isRequired,
    value: fields[field],
    problem: problemOf(field),
    onText: (text: string) => onChange({ [field]: text }),
  });

  return (
    <div className="g2">
      {contactFields.firstName.isEnabled && (
        <TextField {...common('firstName')} autoComplete="given-name" maxLength={roomFor(nameMaximum)} />
      )}
      {contactFields.lastName.isEnabled && (
        <TextField {...common('lastName')} autoComplete="family-name" maxLength={roomFor(nameMaximum)} />
      )}
      <div className="full">
        <TextField
          label={texts.fields.email}
          hint={texts.hints.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={fields.email}
          problem={problemOf('email')}
          onText={(email) => onChange({ email })}
        />
      </div>
      {contactFields.tel.isEnabled && (
        <TextField {...common('tel')} type="tel" inputMode="tel" autoComplete="tel-national" />
      )}
      {contactFields.nickname.isEnabled && (
        <TextField {...common('nickname')} autoComplete="nickname" maxLength={roomFor(nameMaximum)} />
      )}
      {contactFields.address.isEnabled && (
        <div className="full">
          <TextAreaField
            {...common('address')}
            autoComplete="street-address"
            maxLength={roomFor(addressMaximum)}
            rows={2}
          />
        </div>
      )}
    </div>
  );
}
