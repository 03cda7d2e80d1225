import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TaxSection } from '../../src/features/taxData/TaxSection.tsx';
import type { TaxWishOfOrder } from '../../src/features/taxData/useTaxWish.ts';
import { taxInvoice } from '../../src/i18n/th/taxInvoice.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

test('a cart that became free asks for no tax invoice, and still tells what it dropped', () => {
  const notice = taxInvoice.noInvoice('฿1,000');
  const shown = renderToStaticMarkup(
    <DrawnLanguage value="th">
      <TaxSection
        isFree
        tax={{ isOffered: true } as TaxWishOfOrder}
        minimum={{ noInvoice: '', noWithholding: '', notices: [notice] }}
      />
    </DrawnLanguage>,
  );
  expect(shown).toContain(notice);
  expect(shown).not.toContain('checkbox');
});
