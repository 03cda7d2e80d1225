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

type FieldsProps = {
  values: TaxData;
  problems: Partial<Record<TaxField, string>>;
  onChange: (changes: Partial<TaxData>) => void;
};

/** The fields of tax data, in the words of a person or of a company. */
export function TaxDataFields({
  isForCompany = false,
  onCertificate,
  ...fields
}: FieldsProps & {
  /** A person cannot be chosen. */
  isForCompany?: boolean;
  /** Called with the state of an upload. Must be a stable function. Without it there is no certificate. */
  onCertificate?: (state: PictureState) => void;
}) {
  const { values, problems, onChange } = fields;
  const texts = useMessages(taxDataMessages);
  const { personType } = values;
  const { companyCertificateRequired } = useSiteSettings();
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
        <PayerFields {...fields} />
        <AddressFields {...fields} />
      </div>
      {personType === 'juristic' && companyCertificateRequired && onCertificate && (
        <CertificateField
          name={values.certificateName ?? null}
          problem={problems.certificateName}
          onChange={(certificateName) => onChange({ certificateName })}
          onState={onCertificate}
        />
      )}
      <DeliveryFields {...fields} />
    </>
  );
}

/** The name and the tax number of the payer. */
function PayerFields(fields: FieldsProps) {
  const { values, problems } = fields;
  const texts = useMessages(taxDataMessages);
  const isCompany = values.personType === 'juristic';
  const tooFew = texts.problems['tax.payerId.length'];
  const digits = normaliseTaxData(values).payerId.replace(/\D/g, '').length;
  return (
    <>
      <TextField
        {...textField(fields, 'nameOne')}
        label={texts.fields.nameOne[values.personType]}
        autoComplete={isCompany ? 'organization' : 'given-name'}
        maxLength={roomFor(nameMaximum)}
      />
      <TextField
        {...textField(fields, 'nameTwo')}
        label={texts.fields.nameTwo[values.personType]}
        hint={isCompany ? texts.hints.branch : undefined}
        autoComplete={isCompany ? 'off' : 'family-name'}
        inputMode={isCompany ? 'numeric' : 'text'}
        maxLength={roomFor(nameMaximum)}
      />
      <div className="full">
        <TextField
          {...textField(fields, 'payerId')}
          problem={problems.payerId === tooFew ? texts.typedDigits(tooFew, digits) : problems.payerId}
          label={texts.fields.payerId}
          hint={warnsOfPayerId(values) ? <PayerIdWarning /> : texts.hints.payerId}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}

/** The registered address, whose postcode gives the province. */
function AddressFields(fields: FieldsProps) {
  const texts = useMessages(taxDataMessages);
  const { language } = useLanguage();
  const ofPostcode = provinceOfPostcode(normaliseTaxData(fields.values).postcode);
  const province = thaiProvinces.find(({ th }) => th === ofPostcode)?.[language] ?? '';
  return (
    <>
      <div className="full">
        <TextAreaField
          {...textField(fields, 'address')}
          label={texts.fields.address}
          autoComplete="street-address"
          maxLength={roomFor(addressMaximum)}
          rows={2}
        />
      </div>
      <TextField
        {...textField(fields, 'postcode')}
        label={texts.fields.postcode}
        hint={texts.hints.postcode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField label={texts.province} hint={texts.hints.province} value={province} readOnly tabIndex={-1} />
    </>
  );
}

/** Where the papers go, if not to the registered address. */
function DeliveryFields(fields: FieldsProps) {
  const { values, onChange } = fields;
  const texts = useMessages(taxDataMessages).fields;
  return (
    <>
      <CheckField
        label={texts.isDeliveredToTaxAddress}
        checked={values.isDeliveredToTaxAddress}
        onCheck={(isDeliveredToTaxAddress) => onChange({ isDeliveredToTaxAddress })}
      />
      {!values.isDeliveredToTaxAddress && (
        <TextAreaField
          {...textField(fields, 'deliveryAddress')}
          label={texts.deliveryAddress}
          maxLength={roomFor(addressMaximum)}
          rows={2}
        />
      )}
    </>
  );
}

type TextName = 'nameOne' | 'nameTwo' | 'payerId' | 'address' | 'postcode' | 'deliveryAddress';

const textField = ({ values, problems, onChange }: FieldsProps, name: TextName) => ({
  required: true,
  value: values[name],
  problem: problems[name],
  onText: (text: string) => onChange({ [name]: text }),
});

function PayerIdWarning() {
  const { payerIdWarning } = useMessages(taxDataMessages);
  return <span className="tax-warning">{payerIdWarning}</span>;
}
