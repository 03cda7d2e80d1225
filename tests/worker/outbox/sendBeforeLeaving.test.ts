import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice, openTab, reportOf } from '../device.ts';
import { breakBefore, gate, type Receiver, startReceiver, uploadPath } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  vi.unstubAllGlobals();
});

test('leaving waits briefly for a report that is being sent; sending continues and it stays on the device', async () => {
  const tab = await openTab();
  const { sendBeforeLeaving } = await import('../../../src/features/leaving/sendBeforeLeaving.ts');
  const held = gate();
  server.next(uploadPath, held.behaviour);
  await tab.queueReport(reportOf('key-1'));
  await held.reached;

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const leaving = sendBeforeLeaving(['key-1']);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await leaving).toBe('stillSending');
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'queued' });

  held.release();
  expect(await sendBeforeLeaving(['key-1'])).toBe('done');
});

test('leaving reports that an undelivered report was not sent', async () => {
  const tab = await openTab();
  const { sendBeforeLeaving } = await import('../../../src/features/leaving/sendBeforeLeaving.ts');
  server.next(uploadPath, breakBefore, breakBefore);
  await tab.queueReport(reportOf('key-1'));
  expect(await sendBeforeLeaving(['key-1'])).toBe('notSent');
});
