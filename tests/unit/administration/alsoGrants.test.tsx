import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { LineAtDesk, OrderAtDesk, OrderReport } from '../../../src/domain/order/order.ts';
import { OrderReview } from '../../../src/features/administration/orders/OrderReview.tsx';
import { administrationMessages } from '../../../src/i18n/people/administration.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const line = (itemId: string, title: LineAtDesk['title'], needsApproval: boolean): LineAtDesk => ({
  ...{ itemId, kind: 'course', slug: itemId, title, planId: `${itemId}a`, planName: { th: 'ปี', en: 'Year' } },
  ...{ quantity: 1, unitPrice: 0, discount: 0, coverUrl: null, isWatchable: true, needsApproval },
});
const paid = { ...line('101', { th: 'บัญชี', en: 'Accounting' }, false), unitPrice: 10_700 };
const grant = line('121', { th: 'ทุนเรียน', en: 'Scholarship' }, true);

const waiting: OrderReport = {
  ...{ id: 'r1', reportedAt: 2, transferredAt: 2, amount: 10_700, contactName: 'มานี', originBankCode: 'SCB' },
  ...{ accountId: 'a', accountNumber: '1', accountName: 'ร้าน', accountBankCode: 'KBANK', note: '', slipNames: [] },
  ...{ slipReferences: [], decision: 'waiting', decidedAt: null, rejectCode: null, rejectReason: null },
};
const order: OrderAtDesk = {
  ...{ id: 'o1', number: '240101', token: 't'.repeat(32), status: 'pendingApproved', currency: 'THB' },
  ...{ method: 'bankTransfer', price: 10_700, discount: 0, shippingFee: 0, vat: 700, withholding: 0 },
  ...{ withholdingPercent: 0, total: 10_700, placedAt: 1, cancelAt: null, buyerName: 'มานี', email: 'm@example.com' },
  ...{ tel: null, wantsTaxInvoice: false, tax: null, shipping: null, history: [], document: null, underReview: false },
  ...{ lines: [paid, grant], reports: [waiting] },
};

test.each([
  ['th', 'ทุนเรียน'],
  ['en', 'Scholarship'],
] as const)('deciding money shows what else an approval grants (%s)', (language, title) => {
  const texts = administrationMessages[language].order;
  const draw = (shown: OrderAtDesk) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <DrawnLanguage value={language}>
          <MemoryRouter>
            <OrderReview order={shown} heading={1} linkTo={(id) => id} />
          </MemoryRouter>
        </DrawnLanguage>
      </QueryClientProvider>,
    );
  const note = texts.alsoGrants(title);
  const tag = `>${texts.needsApproval}<`;
  const both = draw(order);
  expect(both).toContain(note);
  expect(both.split(tag), 'one line asks').toHaveLength(2);
  expect(draw({ ...order, lines: [paid] }), 'nothing beside the money').not.toContain(tag);

  const request = draw({ ...order, price: 0, total: 0, lines: [grant], reports: [{ ...waiting, amount: 0 }] });
  expect(request, 'the request itself').not.toContain(note);
  expect(request).toContain(tag);
  const decided = draw({ ...order, status: 'approved', reports: [{ ...waiting, decision: 'approved', decidedAt: 3 }] });
  expect(decided, 'nothing is left to decide').not.toContain(note);
  expect(decided).toContain(tag);
});
