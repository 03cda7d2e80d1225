import { expect, test } from 'vitest';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { reportAccessFailure, subscribeToAccessFailures } from '../../../src/features/session/accessFailures.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';

const refused = (code: FailureCode) => reportAccessFailure(new CallFailed(403, code, '', noFacts));

test('a refusal that the page does not show waits for the dialog, which loads later, and is shown once', () => {
  const [byPage, byDialog, bySecond]: string[][] = [[], [], []];
  const leave = subscribeToAccessFailures((code) => byPage?.push(code), ['UNAUTHORIZED']);
  refused('WHITELIST_USER_DENIED');
  refused('NOT_FOUND');
  const close = subscribeToAccessFailures((code) => byDialog?.push(code));
  expect([byPage, byDialog]).toEqual([[], ['WHITELIST_USER_DENIED']]);
  refused('UNAUTHORIZED');
  expect([byPage, byDialog]).toEqual([['UNAUTHORIZED'], ['WHITELIST_USER_DENIED', 'UNAUTHORIZED']]);
  leave();
  close();
  subscribeToAccessFailures((code) => bySecond?.push(code))();
  expect(bySecond).toEqual([]);
});
