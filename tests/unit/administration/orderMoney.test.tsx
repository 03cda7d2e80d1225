import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/localText.ts';
import type { OrderAtDesk } from '../../../src/domain/order/order.ts';
import type { MoneylessAttempt, OrderPayment, PaymentRefund } from '../../../src/domain/order/orderPayment.ts';
import { orderPaymentsQuery } from '../../../src/features/administration/administrationQueries.ts';
import { OrderReview } from '../../../src/features/administration/orders/OrderReview.tsx';
import { orderPaymentMessages } from '../../../src/i18n/buying/orderPayments.ts';
import { administrationMessages } from '../../../src/i18n/people/administration.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { unpaidOrder } from '../../support/dom/orderFixture.ts';

const order: OrderAtDesk = {
  ...unpaidOrder({ method: 'cardToken', status: 'approved' }),
  lines: unpaidOrder().lines.map((line) => ({ ...line, needsApproval: true })),
};
const own: OrderPayment = {
  ...{ id: 'p1', method: 'cardToken', amount: order.total, currency: 'THB', paidAt: 1, reference: 'chrg_1' },
  ...{ isOwn: true, isReviewed: false, refundsByCall: true, refund: null },
};
const refund = (state: PaymentRefund['state']): PaymentRefund => ({
  ...{ way: 'provider', state, startedAt: 2, note: null, reference: null, refusal: null },
});

/** The words of the buttons that stand under the money, and the whole page. */
function draw(
  language: Language,
  shown: OrderAtDesk,
  payments: readonly OrderPayment[],
  attempts: readonly MoneylessAttempt[] = [],
) {
  const client = new QueryClient();
  client.setQueryData(orderPaymentsQuery(shown.id).queryKey, { payments, attempts });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value={language}>
        <MemoryRouter>
          <OrderReview order={shown} heading={1} linkTo={(id) => id} />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  const texts = orderPaymentMessages[language];
  const words = ['accept', 'acceptLate', 'refundAction', 'rejectAndRefund', 'askAgain'] as const;
  const cancel = page.includes(`>${texts.cancel.action}<`) ? ['cancel' as const] : [];
  return { page, buttons: [...words.filter((word) => page.includes(`>${texts[word]}</button>`)), ...cancel] };
}

describe.each(['th', 'en'] as const)('the money of an order at the desk (%s)', (language) => {
  const buttons = (changes: Partial<OrderAtDesk>, ...payments: OrderPayment[]) =>
    draw(language, { ...order, ...changes }, payments).buttons;

  test('offers what its state allows', () => {
    expect(buttons({}, own)).toEqual(['refundAction']);
    expect(buttons({ status: 'pendingApproved' }, own)).toEqual(['accept', 'rejectAndRefund']);
    const late = { ...own, isOwn: false, isReviewed: true };
    expect(buttons({ status: 'cancelled', underReview: true }, late)).toEqual(['acceptLate', 'refundAction']);
    expect(buttons({ underReview: true }, own, { ...late, id: 'p2' })).toEqual(['refundAction']);
    expect(buttons({}, { ...own, refund: refund('open') })).toEqual(['askAgain']);
    expect(buttons({ status: 'refunded' }, { ...own, isOwn: false, refund: refund('done') })).toEqual([]);
    expect(buttons({ status: 'notYetReceived' })).toEqual(['cancel']);
  });

  test('shows the difference from what the order asks, and why a refund was refused', () => {
    const texts = orderPaymentMessages[language];
    const refused = { ...refund('refused'), refusal: 'failed_refund' };
    const { page } = draw(language, order, [{ ...own, amount: order.total - 10_000, refund: refused }]);
    expect(page).toContain(administrationMessages[language].comparison.short('฿100.00'));
    expect(page).toContain('failed_refund');
    expect(page).toContain(texts.refund.states.refused.provider);
    const { page: inDollars } = draw(language, order, [{ ...own, currency: 'USD' }]);
    expect(inDollars).toContain(texts.otherCurrency);
  });

  test('asks to record what the provider says it refunded', () => {
    const { wentBack, standing, toDecide } = orderPaymentMessages[language];
    const { page, buttons: offered } = draw(language, { ...order, underReview: true }, [{ ...own, isReviewed: true }]);
    expect(offered).toEqual(['refundAction']);
    for (const words of [wentBack, standing.wentBack]) expect(page).toContain(words);
    expect(page).not.toContain(toDecide);
  });

  test('shows the attempts without money, with why the provider declined', () => {
    const { attempts: texts } = orderPaymentMessages[language];
    const { page: without } = draw(language, order, [own]);
    expect(without).not.toContain(texts.title);
    const declined: MoneylessAttempt = {
      ...{ id: 'a1', method: 'cardToken', amount: order.total, currency: 'THB', state: 'declined', startedAt: 1 },
      ...{ failure: 'insufficientFunds', reference: 'chrg_declined' },
    };
    const unknown = { ...declined, id: 'a2', state: 'unknown', failure: null, reference: null } as const;
    const { page } = draw(language, { ...order, status: 'notYetReceived' }, [], [declined, unknown]);
    for (const words of [texts.title, texts.failures.insufficientFunds, 'chrg_declined', texts.hints.unknown]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain(texts.hints.open);
    // A person can say what became of the one without an answer.
    for (const words of [texts.moneyFound, texts.noMoney]) expect(page.split(`>${words}</button>`)).toHaveLength(2);
  });
});
