import { useQuery } from '@tanstack/react-query';
import { addressLine } from '../../../domain/people/postcodeProvince.ts';
import { noSeller, type Seller } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { taxDataMessages } from '../../../i18n/buying/taxData.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { PersistedFormFrame } from '../../device/PersistedFormFrame.tsx';
import { EditablePartHead } from '../EditablePartHead.tsx';
import { QueryStates } from '../QueryStates.tsx';
import { SellerFields } from './SellerFields.tsx';
import { sellerQuery } from './sellerQuery.ts';
import { useSellerForm } from './useSellerForm.ts';

/** Who issues the receipts and tax invoices; none is issued before this is filled in. */
export function SellerPart() {
  const texts = useMessages(sellerMessages);
  const { needsNetwork } = useMessages(administrationMessages).settings;
  const query = useQuery(sellerQuery);
  const form = useSellerForm();
  const stored = query.data;
  const canEdit = stored !== undefined && form.isReady && form.values === null;
  return (
    <section className="leaf stack adm-settings" aria-label={texts.title}>
      <EditablePartHead title={texts.title} onEdit={canEdit ? () => form.open(stored ?? noSeller) : null} />
      <p className="read">{texts.body}</p>
      {stored === null && <Note tone="here">{texts.missing}</Note>}
      {form.values !== null ? (
        <PersistedFormFrame form={form} label={texts.title}>
          <SellerFields values={form.values} problems={form.problems} onChange={form.change} />
        </PersistedFormFrame>
      ) : (
        <QueryStates query={query} failed={texts.failed} needsNetwork={needsNetwork} />
      )}
      {form.values === null && stored && <SellerFacts seller={stored} />}
    </section>
  );
}

function SellerFacts({ seller }: { seller: Seller }) {
  const { fields } = useMessages(sellerMessages);
  const { branch } = useMessages(taxDataMessages);
  return (
    <div>
      <p className="strong">{seller.name}</p>
      <p className="mut">{addressLine(seller.address, seller.postcode)}</p>
      <p className="mut">
        {fields.taxId} <span className="num">{seller.taxId}</span> · {branch(seller.branch)}
      </p>
    </div>
  );
}
