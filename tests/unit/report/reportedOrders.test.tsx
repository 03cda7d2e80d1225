import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { PayableOrders } from '../../../src/features/sharedSlip/PayableOrders.tsx';
import { share } from '../../../src/i18n/th/catalogue/share.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { OutboxEntry } from '../../../src/platform/outbox/entry.ts';
import { links } from '../../../src/ui/press/links.ts';

const orderOf = (id: string, status: Order['status'] = 'notYetReceived') =>
  ({
    ...{
      id,
      number: `2401${id}`,
      token: `token-${id}`,
      status,
      method: 'bankTransfer',
      currency: 'THB',
      total: 10_700,
    },
    ...{ placedAt: 1, reports: [], lines: [] },
  }) as unknown as Order;

const entryOf = ({ id, token }: Order, state: OutboxEntry['state']) => ({
  ...{ key: `k${id}`, kind: 'transferReport', owner: { kind: 'order', orderId: id, token }, state },
  ...{ receivedAt: state === 'sent' ? '2026-02-14T17:30:00.120Z' : null },
  draft: { subject: { orderId: id, token }, report: {} },
});

/** The orders that a guest opened here and that can take a shared slip. */
function shown(orders: readonly Order[], entries: readonly unknown[] = [], hasPicture = true): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  const known = orders.map(({ id, token }) => ({ token, orderId: id, userId: null }));
  client.setQueryData(['device', 'knownOrders'], known);
  client.setQueryData(['device', 'outbox'], { entries, known });
  for (const order of orders) client.setQueryData(['order', order.token], order);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <PayableOrders chosenId={null} onChoose={() => {}} hasPicture={hasPicture} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const order = orderOf('77');

test.each(['queued', 'waitsForOwner'] as const)(
  'an order whose report is %s is no order that was not found: the way leads to its report',
  (state) => {
    for (const hasPicture of [true, false]) {
      const page = shown([order], [entryOf(order, state)], hasPicture);
      expect(page).not.toContain(share.noOrders.title);
      expect(page).toContain(share.allReported);
      expect(page).toContain(share.reported.title);
      expect(page).toContain(`href="${links.outbox()}"`);
      expect(page).not.toContain(share.choose);
    }
  },
);

test('one whose report the shop has leads to the order, also once the order itself tells of it', () => {
  const lookedAt = orderOf('77', 'pendingApproved');
  for (const page of [shown([order], [entryOf(order, 'sent')]), shown([lookedAt])]) {
    expect(page).toContain(share.allReported);
    expect(page).toContain(`href="${links.order(order.token)}"`);
  }
});

test('beside an unpaid order the reported ones are listed, and a refused report is to be made again', () => {
  const other = orderOf('78');
  const both = shown([order, other], [entryOf(order, 'queued')]);
  expect(both).toContain(share.chooseOrder(other.number));
  expect(both).not.toContain(share.chooseOrder(order.number));
  expect(both).toContain(share.reported.open(share.reported.seeReport, order.number));
  expect(both).not.toContain(share.allReported);
  const again = shown([order], [entryOf(order, 'failed')]);
  expect(again).toContain(share.chooseOrder(order.number));
  expect(again).not.toContain(share.reported.title);
});

test('of several reports of an order the latest counts: a second one on its way is not asked for again', () => {
  const refused = {
    ...orderOf('77', 'rejected'),
    reports: [{ reportedAt: Date.parse('2026-02-14T17:30:00.120Z') }],
  } as unknown as Order;
  const second = { ...entryOf(refused, 'queued'), key: 'second' };
  const page = shown([refused], [entryOf(refused, 'sent'), second]);
  expect(page).not.toContain(share.chooseOrder(refused.number));
  expect(page).toContain(share.reported.open(share.reported.seeReport, refused.number));
});

test('where no order is known, or nothing is left to pay, none was found', () => {
  for (const page of [shown([]), shown([orderOf('77', 'approved')])]) {
    expect(page).toContain(share.noOrders.title);
    expect(page).not.toContain(share.allReported);
  }
});
