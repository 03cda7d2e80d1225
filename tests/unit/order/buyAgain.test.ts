import { describe, expect, test } from 'vitest';
import type { CourseType } from '../../../src/domain/catalogue/course.ts';
import { noPurchases, type PurchaseHistory, refuseBuyingAgain } from '../../../src/domain/order/buyAgain.ts';

const dates = { startsAt: 1_000, endsAt: 2_000 };
const online = { type: 'online' as CourseType, dates };
const running = { kind: 'running' as const, endsAt: 9_000, remainingMs: 10, remainingWatchMs: null };
const owned = (access: PurchaseHistory['access']): PurchaseHistory => ({
  orderStatuses: ['approved'],
  access,
  ownedDates: [dates],
});

describe('buying a watchable course again', () => {
  test('the first purchase is unrestricted', () => {
    expect(refuseBuyingAgain(online, 'default', noPurchases)).toBeNull();
  });

  test('during access only a renewal is possible, and the end is shown', () => {
    expect(refuseBuyingAgain(online, 'default', owned(running))).toEqual({ code: 'TIME_LEFT', endsAt: 9_000 });
    expect(refuseBuyingAgain(online, 'other', owned(running))).toEqual({ code: 'ALREADY_OWNED' });
    expect(refuseBuyingAgain(online, 'renew', owned(running))).toBeNull();
  });

  test('after the end a default plan or a renewal', () => {
    const ended = { ...running, kind: 'ended' as const, remainingMs: 0 };
    expect(refuseBuyingAgain(online, 'default', owned(ended))).toBeNull();
    expect(refuseBuyingAgain(online, 'renew', owned(ended))).toBeNull();
    expect(refuseBuyingAgain(online, 'other', owned(ended))).toEqual({ code: 'ALREADY_OWNED' });
  });

  test('never with unlimited access', () => {
    const open = { kind: 'open' as const, endsAt: null, remainingMs: null, remainingWatchMs: null };
    expect(refuseBuyingAgain(online, 'default', owned(open))).toEqual({ code: 'ALREADY_OWNED' });
    expect(refuseBuyingAgain(online, 'renew', owned(open))).toEqual({ code: 'ALREADY_OWNED' });
  });
});

describe.each(['inClass', 'privateClassroom', 'liveBroadcast', 'liveRoom', 'liveRoomStudentCamera'] as const)(
  'buying a %s course again',
  (type) => {
    test('only for other dates, whatever access there is', () => {
      expect(refuseBuyingAgain({ type, dates }, 'default', owned(running))).toEqual({ code: 'ALREADY_OWNED' });
      expect(refuseBuyingAgain({ type, dates: { ...dates, startsAt: 1_001 } }, 'default', owned(running))).toBeNull();
    });
  },
);

test.each(['notYetReceived', 'pendingApproved', 'rejected'] as const)('an order that is %s blocks', (status) => {
  const history = { ...noPurchases, orderStatuses: ['cancelled', status] as const };
  expect(refuseBuyingAgain(online, 'default', history)).toEqual({ code: 'COURSE_DUPLICATE' });
  expect(refuseBuyingAgain({ type: 'inClass', dates }, 'default', history)).toEqual({ code: 'COURSE_DUPLICATE' });
});

test.each(['cancelled', 'refunded'] as const)('an order that is %s does not block', (status) => {
  expect(refuseBuyingAgain(online, 'default', { ...noPurchases, orderStatuses: [status] })).toBeNull();
});
