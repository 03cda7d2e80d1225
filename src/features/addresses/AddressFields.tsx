import { type AddressField, type PostalAddress, withPostcode } from '../../domain/people/postalAddress.ts';
import { addressMaximum, nameMaximum } from '../../domain/people/registration.ts';
import { bangkok, thaiProvinces } from '../../domain/people/thaiProvinces.ts';
import { addressMessages } from '../../i18n/people/addresses.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { roomFor } from '../../ui/form/roomFor.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { PlaceOfPostcode } from './PlaceOfPostcode.tsx';

/** The fields of a Thai address. The postcode comes before the places that it offers. */
export function AddressFields({
  values,
  problems,
  isAlwaysDefault,
  onChange,
}: {
  values: PostalAddress;
  problems: Partial<Record<AddressField, string>>;
  /** True for the first address and for the current default: it stays the default until another one is chosen. */
  isAlwaysDefault: boolean;
  onChange: (changes: Partial<PostalAddress>) => void;
}) {
  const texts = useMessages(addressMessages);
  const { language } = useLanguage();
  const isBangkok = values.province === bangkok;
  const field = (name: Exclude<AddressField, 'isDefault'>) => ({
    required: true,
    value: values[name],
    problem: problems[name],
    onText: (text: string) => onChange({ [name]: text }),
  });
  return (
    <>
      <div className="g2">
        <TextField
          {...field('recipient')}
          label={texts.fields.recipient}
          autoComplete="name"
          maxLength={roomFor(nameMaximum)}
        />
        <TextField
          {...field('tel')}
          label={texts.fields.tel}
          hint={texts.hints.tel}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <div className="full">
          <TextAreaField
            {...field('line')}
            label={texts.fields.line}
            autoComplete="street-address"
            maxLength={roomFor(addressMaximum)}
            rows={2}
          />
        </div>
        <TextField
          {...field('postcode')}
          onText={(postcode) => onChange(withPostcode(values, postcode))}
          label={texts.fields.postcode}
          hint={texts.hints.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <PlaceOfPostcode postcode={values.postcode} values={values} onPlace={onChange} />
        <TextField
          {...field('subdistrict')}
          label={isBangkok ? texts.fields.subdistrictInBangkok : texts.fields.subdistrict}
          autoComplete="address-level3"
          maxLength={roomFor(nameMaximum)}
        />
        <TextField
          {...field('district')}
          label={isBangkok ? texts.fields.districtInBangkok : texts.fields.district}
          autoComplete="address-level2"
          maxLength={roomFor(nameMaximum)}
        />
        <SelectField
          {...field('province')}
          label={texts.fields.province}
          autoComplete="address-level1"
          placeholder={texts.chooseProvince}
          choices={thaiProvinces.map((province) => ({ value: province.th, label: province[language] }))}
        />
      </div>
      {!isAlwaysDefault && (
        <CheckField
          label={texts.fields.isDefault}
          checked={values.isDefault}
          onCheck={(isDefault) => onChange({ isDefault })}
        />
      )}
    </>
  );
}
