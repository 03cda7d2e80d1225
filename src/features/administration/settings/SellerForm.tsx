import { addressMaximum, nameMaximum } from '../../../domain/people/registration.ts';
import { type Seller, type SellerField, warnsOfSellerId } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { useSellerForm } from './useSellerForm.ts';
import '../../taxData/taxData.css';

/** Name, numbers and address of whoever issues the documents, in the order of the papers. */
export function SellerForm({ stored, onClose }: { stored: Seller; onClose: () => void }) {
  const { title, fields, hints, taxIdWarning } = useMessages(sellerMessages);
  const form = useSellerForm(stored, onClose);
  const field = <Name extends SellerField>(name: Name) => ({ name, label: fields[name], required: true });
  const digits = { kind: 'line', inputMode: 'numeric', autoComplete: 'off' } as const;
  const taxIdHint = warnsOfSellerId(form.values) ? <span className="tax-warning">{taxIdWarning}</span> : hints.taxId;
  return (
    <DeskFormFrame form={form} label={title} isOpened onCancel={onClose}>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            {
              ...{ ...field('name'), kind: 'line', isWide: true },
              ...{ autoComplete: 'organization', maxLength: roomFor(nameMaximum) },
            },
            { ...field('taxId'), ...digits, hint: taxIdHint },
            { ...field('branch'), ...digits, hint: hints.branch },
            {
              ...{ ...field('address'), kind: 'lines', isWide: true, rows: 2 },
              ...{ autoComplete: 'street-address', maxLength: roomFor(addressMaximum) },
            },
            { ...field('postcode'), ...digits, hint: hints.postcode, autoComplete: 'postal-code' },
          ]}
        />
      </div>
    </DeskFormFrame>
  );
}
