import { addressMaximum, nameMaximum } from '../../../domain/people/registration.ts';
import { type Seller, type SellerField, warnsOfSellerId } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import '../../taxData/taxData.css';

/** Name, numbers and address of whoever issues the documents, in the order of the papers. */
export function SellerFields({
  values,
  problems,
  onChange,
}: {
  values: Seller;
  problems: Partial<Record<SellerField, string>>;
  onChange: (changes: Partial<Seller>) => void;
}) {
  const texts = useMessages(sellerMessages);
  const field = (name: SellerField) => ({
    required: true,
    label: texts.fields[name],
    value: values[name],
    problem: problems[name],
    onText: (text: string) => onChange({ [name]: text }),
  });
  const warning = <span className="tax-warning">{texts.taxIdWarning}</span>;
  return (
    <div className="g2">
      <div className="full">
        <TextField {...field('name')} autoComplete="organization" maxLength={roomFor(nameMaximum)} />
      </div>
      <TextField
        {...field('taxId')}
        hint={warnsOfSellerId(values) ? warning : texts.hints.taxId}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField {...field('branch')} hint={texts.hints.branch} inputMode="numeric" autoComplete="off" />
      <div className="full">
        <TextAreaField
          {...field('address')}
          autoComplete="street-address"
          maxLength={roomFor(addressMaximum)}
          rows={2}
        />
      </div>
      <TextField {...field('postcode')} hint={texts.hints.postcode} inputMode="numeric" autoComplete="postal-code" />
    </div>
  );
}
