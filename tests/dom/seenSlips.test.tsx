import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderCare } from '../../src/contract/administration/orderCare.ts';
import type { OrderReport } from '../../src/domain/order/order.ts';
import { SeenSlips } from '../../src/features/administration/slips/SeenSlips.tsx';
import { slipQueueMessages } from '../../src/i18n/buying/slipQueue.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const reportWith = (...slipNames: string[]) => ({ slipNames }) as unknown as OrderReport;

test('a slip that came with another order is told beside it, with a link; those of an earlier report are not', async () => {
  const shop = plainShop({ role: 'administrator' });
  shop.answers(orderCare, {
    ...{ parcel: null, notes: [] },
    seenSlips: [
      { slipName: 'slip-of-this.jpg', orderId: '7', orderNumber: '240107' },
      { slipName: 'slip-of-earlier.jpg', orderId: '8', orderNumber: '240108' },
    ],
  });
  const report = reportWith('slip-of-this.jpg');
  await renderPart(<SeenSlips order={unpaidOrder()} report={report} linkTo={deskLinks.order} />);
  expect(await screen.findByRole('link', { name: '#240107' })).toHaveAttribute('href', deskLinks.order('7'));
  expect(screen.getByText(slipQueueMessages.th.seen.before, { exact: false })).toBeVisible();
  expect(screen.queryByRole('link', { name: '#240108' })).toBeNull();
});
