import { provinceOfPostcode } from '../../domain/people/postcodeProvince.ts';
import { addressMaximum, nameMaximum } from '../../domain/people/registration.ts';
import { thaiProvinces } from '../../domain/people/thaiProvinces.ts';
import {
  normaliseTaxData,
  type TaxData,
  type TaxField,
  type TaxPersonType,
  warnsOfPayerId,
} from '../../domain/tax/taxData.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { roomFor } from '../../ui/form/roomFor.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { CertificateField } from './CertificateField.tsx';
import './taxData.css';

const personTypes: readonly TaxPersonType[] = ['normal', 'juristic'];

/** The fields of tax data, in the words of a person or of a company. */
export function TaxDataFields({
  values,
  problems,
  isForCompany = false,
  onChange,
  onCertificate,
}: {
  values: TaxData;
  problems: Partial<Record<TaxField, string>>;
  /** A person cannot be chosen. */
  isForCompany?: boolean;
  onChange: (changes: Partial<TaxData>) => void;
  /** Called with the state of an upload. Must be a stable function. */
  onCertificate: (state: PictureState) => void;
}) {
  const texts = useMessages(taxDataMessages);
  const { personType } = values;
  const isCompany = personType === 'juristic';
  const { companyCertificateRequired } = useSiteSettings();
  const { language } = useLanguage();
  const tooFew = texts.problems['tax.payerId.length'];
  const digits = normaliseTaxData(values).payerId.replace(/\D/g, '').length;
  const ofPostcode = provinceOfPostcode(normaliseTaxData(values).postcode);
  const province = thaiProvinces.find(({ th }) => th === ofPostcode)?.[language] ?? '';
  const field = <Field extends 'nameOne' | 'nameTwo' | 'payerId' | 'address' | 'postcode' | 'deliveryAddress'>(
    name: Field,
  ) => ({
    required: true,
    value: values[name],
    problem: problems[name],
    onText: (text: string) => onChange({ [name]: text }),
  });
  return (
    <>
      <div className="stack stack-2">
        <p className="sm strong">{texts.personType}</p>
        <Segmented
          legend={texts.personType}
          value={personType}
          onChoose={(chosen) => onChange({ personType: chosen })}
          choices={personTypes.map((value) => ({
            value,
            label: texts.personTypes[value],
            disabled: isForCompany && value === 'normal',
          }))}
        />
      </div>
      <div className="g2">
        <TextField
          {...field('nameOne')}
          label={texts.fields.nameOne[personType]}
          autoComplete={isCompany ? 'organization' : 'given-name'}
          maxLength={roomFor(nameMaximum)}
        />
        <TextField
          {...field('nameTwo')}
          label={texts.fields.nameTwo[personType]}
          hint={isCompany ? texts.hints.branch : undefined}
          autoComplete={isCompany ? 'off' : 'family-name'}
          inputMode={isCompany ? 'numeric' : 'text'}
          maxLength={roomFor(nameMaximum)}
        />
        <div className="full">
          <TextField
            {...field('payerId')}
            problem={problems.payerId === tooFew ? texts.typedDigits(tooFew, digits) : problems.payerId}
            label={texts.fields.payerId}
            hint={warnsOfPayerId(values) ? <PayerIdWarning /> : texts.hints.payerId}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <div className="full">
          <TextAreaField
            {...field('address')}
            label={texts.fields.address}
            autoComplete="street-address"
            maxLength={roomFor(addressMaximum)}
            rows={2}
          />
        </div>
        <TextField
          {...field('postcode')}
          label={texts.fields.postcode}
          hint={texts.hints.postcode}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField label={texts.province} hint={texts.hints.province} value={province} readOnly tabIndex={-1} />
      </div>
      {isCompany && companyCertificateRequired && (
        <CertificateField
          name={values.certificateName ?? null}
          problem={problems.certificateName}
          onChange={(certificateName) => onChange({ certificateName })}
          onState={onCertificate}
        />
      )}
      <CheckField
        label={texts.fields.isDeliveredToTaxAddress}
        checked={values.isDeliveredToTaxAddress}
        onCheck={(isDeliveredToTaxAddress) => onChange({ isDeliveredToTaxAddress })}
      />
      {!values.isDeliveredToTaxAddress && (
        <TextAreaField
          {...field('deliveryAddress')}
          label={texts.fields.deliveryAddress}
          maxLength={roomFor(addressMaximum)}
          rows={2}
        />
      )}
    </>
  );
}

function PayerIdWarning() {
  const { payerIdWarning } = useMessages(taxDataMessages);
  return <span className="tax-warning">{payerIdWarning}</span>;
}
