import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice, openTab, reportOf } from '../device.ts';
import { gate, type Receiver, startReceiver, uploadPath } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

test('a report counts as being sent while any window sends it, but not while another report is sent', async () => {
  const tab = await openTab();
  const { isBeingSent } = await import('../../../src/platform/outbox/isBeingSent.ts');
  const told = async () => Promise.all([isBeingSent('key-1'), isBeingSent('key-2'), isBeingSent()]);
  const [first, second] = [gate(), gate()];
  server.next(uploadPath, first.behaviour);
  await tab.queueReport(reportOf('key-1'));
  await first.reached;
  await tab.queueReport(reportOf('key-2'));
  expect(await told()).toEqual([true, false, true]);

  server.next(uploadPath, second.behaviour);
  first.release();
  await second.reached;
  expect(await told()).toEqual([false, true, true]);

  second.release();
  await tab.drainOutbox('due');
  expect(await told()).toEqual([false, false, false]);
});
