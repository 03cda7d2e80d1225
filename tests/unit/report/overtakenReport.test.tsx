import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order, OrderReport } from '../../../src/domain/order/order.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import { DiscardQuestion } from '../../../src/features/outbox/DiscardQuestion.tsx';
import { OutboxList } from '../../../src/features/outbox/OutboxList.tsx';
import { ReportOnDevice } from '../../../src/features/outbox/ReportOnDevice.tsx';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';
import { outbox as inEnglish } from '../../../src/i18n/en/buying/outbox.ts';
import { outbox } from '../../../src/i18n/th/buying/outbox.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';
import { runHook } from '../../support/run/runHook.ts';

vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => 'online' }));
vi.mock('../../../src/ui/sheet/ConfirmSheet.tsx', () => ({
  ConfirmSheet: ({ title, body, confirm }: Record<'title' | 'body' | 'confirm', ReactNode>) => (
    <p>
      {title} {body} {confirm}
    </p>
  ),
}));

afterEach(() => vi.unstubAllGlobals());

/** A report of order 7, refused with this code. */
const refusedWith = (code: string): ReportEntry =>
  ({
    ...{ key: 'k1', kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state: 'failed', slips: [] },
    ...{ request: { path: '/', body: {}, upload: null, email: null }, attempts: 1, createdAt: 0 },
    problem: { code, message: 'เหตุผล' },
    draft: {
      subject: { orderId: '7', token: 'token-of-7', number: '240117', currency: 'THB' },
      report: { amount: 100, date: '2026-02-14', time: '09:41:00' },
    },
  }) as unknown as ReportEntry;

const orderIn = (status: OrderStatus, ...decisions: OrderReport['decision'][]) => {
  const reports = decisions.map((decision) => ({ decision, reportedAt: 1 }));
  return { id: '7', status, method: 'bankTransfer', total: 100, reports } as unknown as Order;
};

type Props = { children?: ReactNode; onClick?: () => void; onAnswered?: () => void };

/** All elements rendered inside. */
const within = (node: ReactNode): ReactElement<Props>[] =>
  Children.toArray(node)
    .filter((one) => isValidElement<Props>(one))
    .flatMap((one) => [one, ...within(one.props.children)]);

const drawn = (page: ReactNode, entries: readonly ReportEntry[] = []): string =>
  drawKnowing(page, [
    [['session'], { id: '5' }],
    [['device', 'outbox'], { entries, known: [] }],
  ]);

const listed = (entry: ReportEntry, orders: readonly Order[]): string =>
  drawn(<OutboxList orders={orders} onMend={() => {}} />, [entry]);

test('a report whose order takes none any more is not corrected: its order can be opened, and the report removed', () => {
  const overtaken = [
    listed(refusedWith('REPORT_NOT_EXPECTED'), []),
    listed(refusedWith('REPORT_NOT_EXPECTED'), [orderIn('notYetReceived')]),
    listed(refusedWith('INPUT_ERROR'), [orderIn('approved')]),
  ];
  for (const page of overtaken) {
    expect(page).toContain(links.order('token-of-7'));
    expect(page).toContain(outbox.remove);
    expect(page).not.toContain(outbox.mend);
    expect(page).not.toContain(outbox.discard);
  }
});

test('one whose order still takes a report is corrected', () => {
  for (const orders of [[], [orderIn('notYetReceived')], [orderIn('rejected')]]) {
    const page = listed(refusedWith('INPUT_ERROR'), orders);
    expect(page).toContain(outbox.mend);
    expect(page).toContain(outbox.discard);
  }
});

test('one that another report preceded is corrected after that one’s rejection, with the reason', () => {
  const refused = refusedWith('REPORT_NOT_EXPECTED');
  for (const order of [orderIn('rejected', 'rejected'), orderIn('cancelled', 'rejected')]) {
    const shown = [listed(refused, [order]), drawn(<ReportOnDevice entry={refused} order={order} onMend={() => {}} />)];
    for (const page of shown) {
      expect(page).toContain(outbox.mend);
      expect(page).toContain(outbox.takenAgain);
      expect(page).not.toContain('เหตุผล');
    }
    const question = drawn(<DiscardQuestion entry={refused} orders={[order]} onAnswered={() => {}} />);
    expect(question).toContain(outbox.discardQuestion.body('240117'));
  }
  expect(listed(refusedWith('INPUT_ERROR'), [orderIn('rejected', 'rejected')])).not.toContain(outbox.takenAgain);
});

test('the question before it is removed does not promise another report', () => {
  const asked = (code: string, orders: readonly Order[] = []) =>
    drawn(<DiscardQuestion entry={refusedWith(code)} orders={orders} onAnswered={() => {}} />);
  expect(asked('INPUT_ERROR')).toContain(outbox.discardQuestion.body('240117'));
  const { title, body, confirm } = outbox.removeQuestion;
  for (const words of [title, body('240117'), confirm]) expect(asked('REPORT_NOT_EXPECTED')).toContain(words);
  expect(asked('INPUT_ERROR', [orderIn('approved')])).toContain(body('240117'));
});

test('an order’s page offers a correction only if it takes a report', () => {
  const onPageOf = (order: Order, code = 'REPORT_NOT_EXPECTED') =>
    drawn(<ReportOnDevice entry={refusedWith(code)} order={order} onMend={() => {}} />);
  // The last one is a copy from before the refusal.
  for (const status of ['pendingApproved', 'approved', 'refunded', 'notYetReceived'] as const) {
    const page = onPageOf(orderIn(status));
    expect(page).not.toContain(outbox.mend);
    expect(page).toContain(links.outbox());
  }
  for (const status of ['notYetReceived', 'rejected'] as const)
    expect(onPageOf(orderIn(status), 'INPUT_ERROR')).toContain(outbox.mend);
});

test('on the order’s page a needless report is mentioned calmly, not as a failure, and removed after a question', async () => {
  const order = orderIn('pendingApproved', 'waiting');
  const entry = refusedWith('REPORT_NOT_EXPECTED');
  const page = drawn(<ReportOnDevice entry={entry} order={order} onMend={() => {}} />);
  for (const words of [outbox.overtakenHere.title, outbox.overtakenHere.body, outbox.remove])
    expect(page).toContain(words);
  for (const words of [outbox.failed, outbox.overtaken, 'state-dot-error']) expect(page).not.toContain(words);

  const shown = await runHook(
    () => within(ReportOnDevice({ entry, order, onMend: () => {} })),
    (inside) => <DrawnLanguage value="en">{inside}</DrawnLanguage>,
  );
  const question = () => shown.now().find(({ type }) => type === DiscardQuestion)?.props;
  expect(question()).toBeUndefined();
  await shown.does((all) => all.find(({ props }) => props.children === inEnglish.remove)?.props.onClick?.());
  expect(question()).toMatchObject({ entry, orders: [order] });
  await shown.does(() => question()?.onAnswered?.());
  expect(question()).toBeUndefined();
  await shown.leave();
});
