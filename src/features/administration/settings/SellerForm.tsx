import { sellerSetting, sellerWireFields } from '../../../contract/order/seller.ts';
import { addressMaximum, nameMaximum } from '../../../domain/people/registration.ts';
import { noSeller, refuseSeller, type Seller, type SellerField, warnsOfSellerId } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useSettingForm } from '../form/useResourceForm.ts';
import '../../taxData/taxData.css';

/** Name, numbers and address of the seller, in the order of the documents. */
export function SellerForm({ seller, onClose }: { seller: Seller | null; onClose: () => void }) {
  const { title, fields, hints, taxIdWarning, problems, saved } = useMessages(sellerMessages);
  const form = useSettingForm(sellerSetting, {
    ...{ value: seller, stored: seller ?? noSeller, saved, onSaved: onClose, wireFields: sellerWireFields },
    refuse: (values) => sentencesOf(refuseSeller(values), problems),
    draftOf: (values) => values,
  });
  const field = <Name extends SellerField>(name: Name) => ({ name, label: fields[name], required: true });
  const digits = { kind: 'line', inputMode: 'numeric', autoComplete: 'off' } as const;
  const taxIdHint = warnsOfSellerId(form.values) ? <span className="tax-warning">{taxIdWarning}</span> : hints.taxId;
  return (
    <DeskFormFrame form={form} label={title} isOpened onCancel={onClose}>
      <StaleNote form={form} labels={fields} />
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
