import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formNotice } from '../../../src/ui/form/formNotice.ts';
import { useFormNotice } from '../../../src/ui/form/useFormNotice.ts';
import { lifeOf } from '../../../src/ui/notice/noticeBoard.ts';
import { type Notice, subscribeToNotices } from '../../../src/ui/notice/notify.ts';
import { runHook } from '../../support/run/runHook.ts';

let given: Notice[];

beforeEach(() => {
  given = [];
  return subscribeToNotices((notice) => given.push(notice));
});

afterEach(() => vi.unstubAllGlobals());

const standing = () => given.filter(({ until }) => !until?.aborted).map(({ detail }) => detail);

test('a form has one notice of its problems: new ones replace the former', () => {
  const notice = formNotice();
  notice.tell('Wrong', 'amount');
  notice.tell('Wrong', 'amount · time');
  expect(standing()).toEqual(['amount · time']);
  notice.tell('Wrong', 'time');
  expect(standing()).toEqual(['time']);
});

test('the same faults are the same notice, which is renewed', () => {
  const notice = formNotice();
  notice.tell('Wrong', 'amount');
  notice.tell('Wrong', 'amount');
  expect(standing()).toEqual(['amount', 'amount']);
  expect(given[0]).toEqual(given[1]);
});

test('it disappears when the form is valid again, and later messages stay', () => {
  const notice = formNotice();
  notice.tell('Wrong', 'amount');
  notice.withdraw();
  expect(standing()).toEqual([]);
  notice.tell('Wrong', 'amount');
  expect(standing()).toEqual(['amount']);
});

test('the notice of a form that was filled in wrongly stays 5 seconds', () => {
  formNotice().tell('Wrong', 'amount');
  expect(given.map(lifeOf)).toEqual([5_000]);
});

test('it disappears with its form', async () => {
  const form = await runHook(() => useFormNotice(false));
  await form.does((tell) => tell('Wrong', 'amount'));
  expect(standing()).toEqual(['amount']);
  await form.leave();
  expect(standing()).toEqual([]);
});
