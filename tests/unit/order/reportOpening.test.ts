import { expect, test } from 'vitest';
import {
  type ReportOpening,
  type ReportRequest,
  reportOpening,
  shutReport,
} from '../../../src/features/orders/payment/transfer/reportOpening.ts';

const asked: ReportRequest = { isAsked: true, mayReport: true, isCertain: true, status: 'notYetReceived' };
const stateAfter = (...requests: readonly Partial<ReportRequest>[]): ReportOpening =>
  requests.reduce<ReportOpening>((state, request) => reportOpening(state, { ...asked, ...request }), shutReport);

test('the address opens the form, with the status of then', () => {
  expect(stateAfter({})).toEqual({ name: 'open', before: 'notYetReceived' });
  expect(stateAfter({ isAsked: false })).toBe(shutReport);
});

test('an open form stays, whatever becomes of the order', () => {
  const open = stateAfter({});
  expect(reportOpening(open, { ...asked, mayReport: false, status: 'pendingApproved' })).toBe(open);
});

test('nothing is opened or refused before the outbox and the order were read', () => {
  expect(stateAfter({ mayReport: false, isCertain: false })).toBe(shutReport);
  expect(stateAfter({ mayReport: false, isCertain: false }, { status: 'rejected' })).toEqual({
    name: 'open',
    before: 'rejected',
  });
});

test('an address that asks for an unwelcome form is refused', () => {
  expect(stateAfter({ mayReport: false })).toEqual({ name: 'refused', wasOpen: false });
});

test('it is known that the form was open, after it was shut and also after a refusal', () => {
  expect(stateAfter({}, { isAsked: false })).toEqual({ name: 'shut', wasOpen: true });
  expect(stateAfter({}, { isAsked: false }, { mayReport: false })).toEqual({ name: 'refused', wasOpen: true });
  expect(stateAfter({}, { isAsked: false }, { mayReport: false }, { isAsked: false })).toEqual({
    name: 'shut',
    wasOpen: true,
  });
});
