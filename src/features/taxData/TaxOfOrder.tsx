import { privateFilePath } from '../../contract/administration/administration.ts';
import type { Order } from '../../domain/order/order.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { TaxDataSummary } from './TaxDataSummary.tsx';

/** The tax invoice that an order asked for; whom it is for is shown to its buyer and to staff only. */
export function TaxOfOrder({ order }: { order: Pick<Order, 'tax' | 'wantsTaxInvoice' | 'vat' | 'document'> }) {
  const { order: texts, reserved, withoutVat } = useMessages(taxInvoiceMessages);
  const { tax } = order;
  if (!order.wantsTaxInvoice) return null;
  if (tax === null) return <p className="sm mut">{texts.asked}</p>;
  return (
    <div className="stack stack-2">
      <TaxDataSummary data={tax} />
      {tax.certificateName && (
        <p className="sm">
          <a className="link" href={privateFilePath(tax.certificateName, null)} target="_blank" rel="noreferrer">
            {texts.certificate}
          </a>
        </p>
      )}
      {!order.document && <p className="hint">{order.vat > 0 ? reserved : withoutVat.reserved}</p>}
    </div>
  );
}
