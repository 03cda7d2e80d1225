import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askAgainAt, type Charge, chargeStates, hasMoney, isStepOpen } from '../../../src/domain/order/charge.ts';
import { chargeTransitions, refundTransitions, statesBefore } from '../../../src/domain/order/paymentTransitions.ts';
import { chargeView } from '../../../src/features/orders/payment/provider/chargeView.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sentAt = 1_000_000;

const qr: Charge = {
  ...{ method: 'cardTokenPromptPay', state: 'open', step: { kind: 'qr', picture: 'data:image/png;base64,AA==' } },
  ...{ sentAt, expiresAt: sentAt + 15 * minuteMs, failure: null, card: null },
};

describe('the job that asks about an open charge', () => {
  test('asks after 1, 2, 5, 15 and 60 minutes, then every 6 hours', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 6, 40].map((asks) => askAgainAt({ sentAt, expiresAt: null }, asks, sentAt));
    expect(pauses.map((at) => ((at ?? 0) - sentAt) / minuteMs)).toEqual([1, 2, 5, 15, 60, 360, 360, 360]);
  });

  test('ends a day after the step, or a week after a charge without an end', () => {
    const expiresAt = sentAt + 15 * minuteMs;
    expect(askAgainAt({ sentAt, expiresAt }, 9, expiresAt + dayMs - 1)).toBe(expiresAt + dayMs);
    expect(askAgainAt({ sentAt, expiresAt }, 9, expiresAt + dayMs)).toBeNull();
    expect(askAgainAt({ sentAt, expiresAt: null }, 9, sentAt + 7 * dayMs)).toBeNull();
  });

  test('always comes to an end, and never asks twice at once', () => {
    const times = fc.record({ life: fc.option(fc.integer({ min: 0, max: 3 * dayMs })), late: fc.nat(dayMs) });
    fc.assert(
      fc.property(times, ({ life, late }) => {
        const charge = { sentAt, expiresAt: life === null ? null : sentAt + life };
        let now = sentAt + late;
        for (let asks = 0; asks < 200; asks += 1) {
          const next = askAgainAt(charge, asks, now);
          if (next === null) return;
          expect(next).toBeGreaterThan(now);
          now = next;
        }
        throw new Error('It never ends');
      }),
    );
  });
});

test('a step is open until its end, and only while the charge is', () => {
  expect(isStepOpen(qr, sentAt)).toBe(true);
  expect(isStepOpen(qr, qr.expiresAt ?? 0)).toBe(false);
  expect(isStepOpen({ ...qr, state: 'unknown' }, sentAt)).toBe(false);
  expect(isStepOpen({ ...qr, step: null }, sentAt)).toBe(false);
});

test.each([
  ['never charged', null, 'toStart'],
  ['declined', { ...qr, state: 'declined', failure: 'insufficientFunds' }, 'toStart'],
  ['refunded', { ...qr, state: 'refunded' }, 'toStart'],
  ['open', qr, 'step'],
  ['over', { ...qr, expiresAt: sentAt - 1 }, 'expired'],
  ['sent without an answer', { ...qr, step: null, expiresAt: null }, 'checking'],
  ['unknown', { ...qr, state: 'unknown', expiresAt: null }, 'checking'],
  ['paid', { ...qr, state: 'settled', step: null }, 'taken'],
] as const)('a charge that is %s', (_, charge, kind) => {
  expect(chargeView(charge, qr.method, sentAt).kind).toBe(kind);
});

test('a charge that failed says so, unless the buyer chose another method since', () => {
  const declined: Charge = { ...qr, state: 'declined', failure: 'expired', step: null };
  expect(chargeView(declined, qr.method, sentAt)).toEqual({ kind: 'toStart', declined });
  expect(chargeView(declined, 'paymentLink', sentAt)).toEqual({ kind: 'toStart', declined: null });
});

describe('the tables of attempts and refunds', () => {
  test('never lose money that came, and never leave a refund', () => {
    for (const from of chargeStates.filter((state) => hasMoney({ state }))) {
      expect(chargeTransitions[from].filter((state) => !hasMoney({ state }))).toEqual([]);
    }
    expect([chargeTransitions.refunded, refundTransitions.done]).toEqual([[], []]);
  });

  test('pay back only money, and let every attempt without money come to some', () => {
    expect(statesBefore(chargeTransitions, 'refunded')).toEqual(['underReview', 'settled']);
    expect(statesBefore(chargeTransitions, 'settled')).toEqual(['open', 'unknown', 'declined', 'underReview']);
    expect(statesBefore(refundTransitions, 'done')).toEqual(['open', 'refused']);
  });
});
