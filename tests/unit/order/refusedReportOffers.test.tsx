import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { OrderList } from '../../../src/features/orders/OrderList.tsx';
import { TransferStep } from '../../../src/features/orders/payment/transfer/TransferStep.tsx';
import { ReportChooser } from '../../../src/features/sharedSlip/ReportChooser.tsx';
import { orders } from '../../../src/i18n/th/buying/orders.ts';
import { share } from '../../../src/i18n/th/catalogue/share.ts';
import type { EntryState } from '../../../src/platform/outbox/entry.ts';
import { links } from '../../../src/ui/press/links.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';

function drawn(page: ReactNode, states: readonly EntryState[] = [], own: readonly Order[] = []): string {
  const entries = states.map((state, at) => ({
    ...{ key: `k${at}`, kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state },
    draft: { subject: { orderId: `${at}`, token: `token-${at}` }, report: {} },
  }));
  return drawKnowing(page, [
    [['session'], { id: '5', role: 'student' }],
    [['device', 'sharedSlips'], []],
    [['device', 'outbox'], { entries, known: [] }],
    [['orders'], own],
  ]);
}

const orderIn = (status: Order['status'], id = '7'): Order => ({
  ...{ id, number: '240117', token: 't'.repeat(32), currency: 'THB', method: 'bankTransfer', status },
  ...{ price: 10_700, discount: 0, shippingFee: 0, vat: 700, withholding: 0, withholdingPercent: 0, total: 10_700 },
  ...{ placedAt: 1, cancelAt: 2, buyerName: 'มานี', email: 'm@example.com', tel: null, wantsTaxInvoice: false },
  ...{ tax: null, history: [], reports: [], document: null, underReview: false, shipping: null, lines: [] },
});

const stepOf = (status: 'notYetReceived' | 'rejected', hasRefusedReport: boolean): string =>
  drawn(
    <TransferStep
      order={orderIn(status)}
      face={status}
      hasRefusedReport={hasRefusedReport}
      onReport={() => {}}
      onCopyAccount={() => {}}
    />,
  );

test.each([
  ['notYetReceived', orders.actions.report],
  ['rejected', orders.actions.reportAgain],
] as const)(
  'on an order that is %s the report is no second main button beside a refused one to correct',
  (status, offer) => {
    const main = new RegExp(`class="btn(?: btn-b)?">${offer}<`);
    expect(stepOf(status, false)).toMatch(main);
    const beside = stepOf(status, true);
    expect(beside).not.toMatch(main);
    expect(beside).toContain(`>${offer}<`);
  },
);

test('a report that was refused is not said to wait to be sent', () => {
  const { outbox, refused } = share.report;
  expect(drawn(<ReportChooser />, ['failed'])).toContain(`>${refused(1)}<`);
  expect(drawn(<ReportChooser />, ['queued', 'waitsForOwner', 'sent'])).toContain(`>${outbox(2)}<`);
  expect(drawn(<ReportChooser />, ['queued', 'failed'])).toContain(`>${outbox(1)} · ${refused(1)}<`);
  const settled = drawn(<ReportChooser />, ['sent']);
  for (const words of [outbox(0), refused(0)]) expect(settled).not.toContain(words);
});

test.each(['notYetReceived', 'rejected'] as const)(
  'in the list an order that is %s shows its unsent report, with a link to correct it',
  (status) => {
    const { actions, stepOther } = orders;
    const listed = (state: EntryState) => drawn(<OrderList />, [state], [orderIn(status, '0')]);
    const refused = listed('failed');
    for (const words of [stepOther.refusedReport, `href="${links.outbox()}">${actions.mend}<`]) {
      expect(refused).toContain(words);
    }
    for (const offer of [actions.report, actions.reportAgain]) expect(refused).not.toContain(`>${offer}<`);
    expect(listed('queued')).not.toContain(stepOther.refusedReport);
  },
);

test('if the order takes no report any more, none is offered for correction', () => {
  const listed = drawn(<OrderList />, ['failed'], [orderIn('approved', '0')]);
  expect(listed).not.toContain(orders.stepOther.refusedReport);
});
