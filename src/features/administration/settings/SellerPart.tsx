import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sellerSetting } from '../../../contract/order/seller.ts';
import { addressLine } from '../../../domain/people/postcodeProvince.ts';
import type { Seller } from '../../../domain/tax/seller.ts';
import { sellerMessages } from '../../../i18n/buying/seller.ts';
import { taxDataMessages } from '../../../i18n/buying/taxData.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { EditablePartHead } from '../form/EditablePartHead.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { settingQuery } from '../resourceQueries.ts';
import { SellerForm } from './SellerForm.tsx';

/** The seller of receipts and tax invoices, required before any is issued. */
export function SellerPart() {
  const texts = useMessages(sellerMessages);
  const { needsNetwork } = useMessages(administrationMessages).settings;
  const query = useQuery(settingQuery(sellerSetting));
  const [isEdited, setEdited] = useState(false);
  const stored = query.data;
  const canEdit = stored !== undefined && !isEdited;
  return (
    <section className="leaf stack adm-settings" aria-label={texts.title}>
      <EditablePartHead title={texts.title} onEdit={canEdit ? () => setEdited(true) : null} />
      <p className="read">{texts.body}</p>
      {stored === null && <Note tone="here">{texts.missing}</Note>}
      <QueryStates query={query} failed={texts.failed} needsNetwork={needsNetwork} />
      {isEdited && stored !== undefined && <SellerForm seller={stored} onClose={() => setEdited(false)} />}
      {!isEdited && stored && <SellerFacts seller={stored} />}
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
