import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import { TaxOfOrder } from '../../../src/features/taxData/TaxOfOrder.tsx';
import { taxInvoiceMessages } from '../../../src/i18n/buying/taxInvoice.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const document = { kind: 'fullTaxInvoice', number: 'TAX2569-000007', issuedAt: 1 } as const;
const asked = { tax: { ...noTaxData, nameOne: 'ลานเรียน' }, wantsTaxInvoice: true, vat: 700, document: null };

test.each(['th', 'en'] as const)(
  'says when the document comes, and nothing of it once it is there (%s)',
  (language) => {
    const { reserved, withoutVat } = taxInvoiceMessages[language];
    const shown = (changes: Partial<Order>): string =>
      renderToStaticMarkup(
        <DrawnLanguage value={language}>
          <TaxOfOrder order={{ ...asked, ...changes }} />
        </DrawnLanguage>,
      );
    expect(shown({})).toContain(reserved);
    expect(shown({ vat: 0 })).toContain(withoutVat.reserved);
    for (const vat of [700, 0]) {
      const issued = shown({ vat, document });
      expect(issued).toContain(asked.tax.nameOne);
      for (const words of [reserved, withoutVat.reserved]) expect(issued).not.toContain(words);
    }
  },
);
