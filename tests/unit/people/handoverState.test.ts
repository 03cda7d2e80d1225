import { expect, test } from 'vitest';
import { arrivedHandover, type HandoverEvent, handoverState } from '../../../src/features/install/handoverState.ts';

const stateAfter = (...events: readonly HandoverEvent[]) => events.reduce(handoverState, arrivedHandover(false));

test('a handover is taken at once only if nobody else can have opened it', () => {
  expect(arrivedHandover(true).step).toBe('taking');
  expect(arrivedHandover(false).step).toBe('asking');
  expect(stateAfter('accepted')).toMatchObject({ step: 'taking', replaces: false });
});

test('who is signed in here makes room only on a second yes, which also a later try keeps', () => {
  const asked = stateAfter('accepted', 'otherUserFound');
  expect(asked).toMatchObject({ step: 'replacing', replaces: false });
  const agreed = handoverState(asked, 'replacementAccepted');
  expect(agreed).toMatchObject({ step: 'taking', replaces: true });
  expect(
    ['shopAway', 'retried'].reduce<typeof agreed>(
      (state, event) => handoverState(state, event as HandoverEvent),
      agreed,
    ),
  ).toMatchObject({
    ...{ step: 'taking', replaces: true },
  });
});

test('the wait for the shop is mentioned once', () => {
  expect(stateAfter('accepted').isToldToWait).toBe(false);
  expect(stateAfter('accepted', 'shopAway', 'retried')).toMatchObject({ step: 'taking', isToldToWait: true });
});
