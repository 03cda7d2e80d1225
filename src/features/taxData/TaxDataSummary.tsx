import type { TaxData } from '../../domain/tax/taxData.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { taxAddress } from '../../i18n/people/formatAddress.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The name and addresses of an invoice, in a few lines. */
export function TaxDataSummary({ data }: { data: TaxData }) {
  const texts = useMessages(taxDataMessages);
  const { deliveredTo } = useMessages(taxInvoiceMessages).order;
  const { language } = useLanguage();
  const isCompany = data.personType === 'juristic';
  return (
    <div className="sm">
      <p className="strong">{isCompany ? data.nameOne : `${data.nameOne} ${data.nameTwo}`}</p>
      {isCompany && <p className="mut">{texts.branch(data.nameTwo)}</p>}
      <p className="mut">
        {texts.fields.payerId} <span className="num">{data.payerId}</span>
      </p>
      <p className="mut">{taxAddress(data, language)}</p>
      {!data.isDeliveredToTaxAddress && (
        <p className="mut">
          {deliveredTo} {data.deliveryAddress}
        </p>
      )}
    </div>
  );
}
