import { expect, test } from 'vitest';
import { fieldProblem } from '../../../src/i18n/app/fieldProblems.ts';
import { openTab, reportOf, slipOf } from '../device.ts';
import { later, outboxServerForEachTest, startedAt } from './outboxServer.ts';
import {
  breakAfter,
  breakBefore,
  emailPath,
  impostor,
  page,
  refuseWith,
  reportPath,
  sendElsewhere,
  uploadPath,
} from './receiver.ts';

const { server, arrivalsAt } = outboxServerForEachTest();

test.each([
  ['a fault of the server', refuseWith(500, 'INTERNAL_ERROR')],
  ['a proxy without its server', page(502)],
  ['too many at once', refuseWith(429, 'TOO_MANY_REQUESTS')],
  ['a request that took too long', refuseWith(408, 'INPUT_ERROR')],
  ['a page in place of an answer', page(200)],
  ['a page that says no', page(404)],
  ['a page that wants a password', page(401)],
  ['a yes in our words that names no key', impostor(200)],
  ['a yes to another report', impostor(200, 'key-2')],
  ['a no in our words that names no key', impostor(404)],
  ['a no to another report', impostor(404, 'key-2')],
  ['a way to somewhere else', sendElsewhere],
  ['a connection that breaks', breakBefore],
])('after %s a report waits, with growing pauses, and is never lost', async (_, behaviour) => {
  const tab = await openTab();
  const pauses: number[] = [];
  server().next(reportPath, ...Array.from({ length: 7 }, () => behaviour));
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    const entry = await tab.readEntry('key-1');
    expect(entry).toMatchObject({ state: 'queued', attempts: attempt, problem: null });
    pauses.push((entry?.nextAttemptAt ?? 0) - Date.now());
    const before = server().arrivals.length;
    await tab.drainOutbox('due');
    expect(server().arrivals).toHaveLength(before);
    later((pauses.at(-1) ?? 0) + 1);
    await tab.drainOutbox('due');
  }
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent', attempts: 8 });
  expect(pauses[2]).toBeGreaterThan(pauses[0] ?? 0);
  expect(pauses[4]).toBeGreaterThan(pauses[2] ?? 0);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(5 * 60_000 * 1.25);
  expect(arrivalsAt(uploadPath)).toHaveLength(1);
  expect(new Set(arrivalsAt(reportPath).map(({ key, text }) => `${key} ${text}`)).size).toBe(1);
});

test('an upload is not believed to be done on the word of a stranger', async () => {
  const tab = await openTab();
  server().next(uploadPath, impostor(200), impostor(404), page(200));
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  await tab.drainOutbox('now');
  await tab.drainOutbox('now');
  expect((await tab.readEntry('key-1'))?.slips[0]?.uploadedName).toBeNull();
  expect(arrivalsAt(reportPath)).toHaveLength(0);
  await tab.drainOutbox('now');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent' });
});

test.each([
  [400, 'INPUT_ERROR'],
  [404, 'NOT_FOUND'],
  [409, 'REPORT_NOT_EXPECTED'],
  [401, 'UNAUTHORIZED'],
])('a %i in our format fails with its reason, and keeps form and slip for a correction', async (status, code) => {
  const tab = await openTab();
  server().next(reportPath, refuseWith(status, code));
  await tab.queueReport(reportOf('key-1', [slipOf(1)], 'ค่าคอร์ส'));
  await tab.drainOutbox('due');
  const failed = await tab.readEntry('key-1');
  expect(failed).toMatchObject({ state: 'failed', problem: { code, message: `because of ${code}` } });
  expect(failed?.draft).toEqual({ note: 'ค่าคอร์ส' });
  expect(await tab.readSlip(failed?.slips[0]?.id ?? '')).toEqual(slipOf(1));
  await tab.drainOutbox('now');
  expect(arrivalsAt(reportPath)).toHaveLength(1);
});

test('when the answer was lost after the server had it, the same key goes again and has one effect', async () => {
  const tab = await openTab();
  server().next(uploadPath, breakAfter);
  server().next(reportPath, breakAfter);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  await tab.drainOutbox('now');
  await tab.drainOutbox('now');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent', receivedAt: startedAt });
  expect(arrivalsAt(uploadPath).map(({ key }) => key)).toEqual(Array(2).fill(arrivalsAt(uploadPath)[0]?.key));
  expect(arrivalsAt(reportPath).map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(server().effects.size).toBe(2);
});

test('an upload deleted by the server is repeated with another key', async () => {
  const tab = await openTab();
  server().next(reportPath, breakBefore);
  await tab.queueReport(reportOf('key-1', [slipOf(1), slipOf(2)]));
  await tab.drainOutbox('due');
  server().forgetUploads();
  await tab.drainOutbox('now');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent' });
  const uploads = arrivalsAt(uploadPath);
  expect(uploads).toHaveLength(4);
  expect(new Set(uploads.map(({ key }) => key)).size).toBe(4);
  expect(uploads.slice(2).map(({ file }) => file?.bytes)).toEqual([slipOf(1), slipOf(2)].map((b) => Buffer.from(b)));
});

test('also if only this attempt has learned its name, because the first answer was lost', async () => {
  const tab = await openTab();
  server().next(uploadPath, breakAfter);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  server().forgetUploads();
  await tab.drainOutbox('now');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent' });
  const uploads = arrivalsAt(uploadPath);
  expect(uploads.map(({ key }) => key === uploads[0]?.key)).toEqual([true, true, false]);
});

test('a server that wants a fresh upload again and again is obeyed once an attempt', async () => {
  const tab = await openTab();
  const again = refuseWith(400, 'INPUT_ERROR', { fields: { slip: fieldProblem('uploadAgain', 'th') } });
  server().next(reportPath, again, again, again);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'failed', problem: { code: 'INPUT_ERROR' } });
  expect(arrivalsAt(uploadPath)).toHaveLength(2);
});

test('a slip that was reported for another order fails at once under its field, and is not uploaded again', async () => {
  const tab = await openTab();
  const fields = { slip: fieldProblem('slipUsed', 'th') };
  server().next(reportPath, breakBefore);
  await tab.queueReport(reportOf('key-1', [slipOf(1)], 'ค่าคอร์ส'));
  await tab.drainOutbox('due');
  server().next(reportPath, refuseWith(409, 'SLIP_ALREADY_USED', { fields }));
  await tab.drainOutbox('now');
  const failed = await tab.readEntry('key-1');
  expect(failed).toMatchObject({ state: 'failed', problem: { code: 'SLIP_ALREADY_USED', fields } });
  expect(failed?.draft).toEqual({ note: 'ค่าคอร์ส' });
  expect(arrivalsAt(uploadPath)).toHaveLength(1);
  expect(arrivalsAt(reportPath)).toHaveLength(2);
});

test('the fields that the server does not take are kept with their sentences', async () => {
  const tab = await openTab();
  const fields = { transfer_datetime: fieldProblem('invalid', 'th') };
  server().next(reportPath, refuseWith(400, 'INPUT_ERROR', { fields }));
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'failed', problem: { code: 'INPUT_ERROR', fields } });
  expect(arrivalsAt(reportPath)).toHaveLength(1);
});

test('an e-mail that fails is silent', async () => {
  const tab = await openTab();
  server().next(emailPath, refuseWith(500, 'INTERNAL_ERROR'));
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('due');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'sent' });
});
