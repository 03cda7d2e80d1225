import { addressMaximum, type ContactFields, nameMaximum } from '../../domain/people/registration.ts';
import type { ContactField } from '../../domain/site/siteSettings.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { roomFor } from '../../ui/form/roomFor.ts';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { useSiteSettings } from '../site/useSite.ts';

/** The contact fields that the shop asks for. */
export function ProfileFields({
  values,
  problems,
  onChange,
}: {
  values: ContactFields;
  problems: Partial<Record<ContactField, string>>;
  onChange: (changes: Partial<ContactFields>) => void;
}) {
  const texts = useMessages(registrationMessages);
  const { contactFields } = useSiteSettings();
  const common = (field: ContactField) => ({
    label: texts.fields[field],
    required: contactFields[field].isRequired,
    value: values[field],
    problem: problems[field],
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
      {contactFields.nickname.isEnabled && (
        <TextField {...common('nickname')} autoComplete="nickname" maxLength={roomFor(nameMaximum)} />
      )}
      {contactFields.tel.isEnabled && (
        <TextField {...common('tel')} type="tel" inputMode="tel" autoComplete="tel-national" />
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
