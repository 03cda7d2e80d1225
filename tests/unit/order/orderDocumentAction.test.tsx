import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import { OrderDocument } from '../../../src/features/orders/OrderDocument.tsx';
import { orderDocument as words } from '../../../src/i18n/th/buying/orderDocument.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';

const order: Order = {
  ...{ id: 'o1', number: '240101', token: 't'.repeat(32), status: 'approved', currency: 'THB', method: 'bankTransfer' },
  ...{ price: 10_700, discount: 0, shippingFee: 0, vat: 700, withholding: 0, withholdingPercent: 0, total: 10_700 },
  ...{ placedAt: 1, cancelAt: null, buyerName: 'มานี ใจดี', email: 'manee@example.com', tel: null },
  ...{
    wantsTaxInvoice: false,
    tax: null,
    lines: [],
    history: [],
    reports: [],
    document: null,
    underReview: false,
    shipping: null,
  },
};

const shown = (changes: Partial<Order>, inList = false): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <OrderDocument order={{ ...order, ...changes }} inList={inList} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test('is offered once something was paid, also after it was paid back, and never before', () => {
  const document = { number: 'RCP2569-000001', issuedAt: 2, kind: 'receipt' } as const;
  expect(orderStatuses.filter((status) => shown({ status, document }) !== '')).toEqual(['approved', 'refunded']);
  expect(shown({ total: 0 })).toBe('');
  expect(shown({ status: 'refunded', document })).toContain(words.refunded);
  expect(shown({ status: 'refunded' }), 'paid back before a paper was issued').toBe('');
});

test('has the requested name; without VAT there is no tax invoice', () => {
  const asked = { wantsTaxInvoice: true, tax: noTaxData };
  expect(shown({})).toContain(words.download.receipt);
  expect(shown(asked)).toContain(words.download.fullTaxInvoice);
  expect(shown({ ...asked, vat: 0 })).toContain(words.download.receipt);
});

test('in the list it says which order it is of', () => {
  expect(shown({}, true)).toContain(words.ofOrder(words.download.receipt, order.number));
});

test('a holder of the link only of an order with tax data is sent to the sign-in, and back', () => {
  const byLink = shown({ wantsTaxInvoice: true, tax: null });
  expect(byLink).toContain(words.logIn);
  expect(byLink).not.toContain(words.download.fullTaxInvoice);
  expect(byLink).toContain(encodeURIComponent(links.order(order.token)));
});

test('so it is where tax was withheld: its document has the company’s tax id', () => {
  const byLink = { withholding: 300, withholdingPercent: 3, total: 10_400, tax: null } as const;
  expect(shown(byLink)).toContain(words.logIn);
  expect(shown({ ...byLink, tax: noTaxData })).toContain(words.download.receipt);
});
