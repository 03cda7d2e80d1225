import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderReport } from '../../src/domain/order/order.ts';
import { ReportFacts } from '../../src/features/administration/orders/ReportFacts.tsx';
import { administrationMessages } from '../../src/i18n/people/administration.ts';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const report: OrderReport = {
  ...{ id: '1', contactName: 'มะลิ', originBankCode: 'KBANK', amount: 199_000, note: '', accountBankCode: 'SCB' },
  ...{
    accountId: 'a',
    accountNumber: '1234567890',
    accountName: 'ลานเรียน',
    transferredAt: Date.now(),
    reportedAt: Date.now(),
  },
  ...{ slipNames: ['a.jpg'], slipReferences: ['014:REF1'], decision: 'waiting', decidedAt: null },
  ...{ rejectCode: null, rejectReason: null },
};
const texts = administrationMessages.th.order;

test.each([
  ['another bank than the named one is marked', '014:REF1', true],
  ['the named bank is not', '004:REF1', false],
])('the QR of a slip: %s', async (_told, reference, isMarked) => {
  plainShop({ role: 'orderDesk' });
  await renderPart(<ReportFacts order={unpaidOrder()} report={{ ...report, slipReferences: [reference] }} />);
  const row = screen.getByText(/REF1/);
  expect(row.textContent?.includes(texts.otherBank)).toBe(isMarked);
  expect(row.classList.contains('adm-differs')).toBe(isMarked);
  expect(screen.getByText(texts.qrWithoutAmount)).toBeVisible();
});
