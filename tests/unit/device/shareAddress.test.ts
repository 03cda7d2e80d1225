import { afterEach, expect, test, vi } from 'vitest';
import { shareAddress } from '../../../src/platform/net/shareAddress.ts';

const address = { title: 'ภาษีบุคคล', url: 'https://shop.example/course/1001-tax' };
const abort = () => Promise.reject(new DOMException('closed', 'AbortError'));
const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

afterEach(() => vi.unstubAllGlobals());

const browserWith = (share: unknown, writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...(share === undefined ? {} : { share }), clipboard: { writeText } });

test('the system’s sheet gets title and address, and nothing is copied', async () => {
  const [share, writeText] = [vi.fn(async () => {}), vi.fn(async () => {})];
  browserWith(share, writeText);
  expect(await shareAddress(address)).toBe('shared');
  expect(share).toHaveBeenCalledWith(address);
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that was closed again is no failure, and copies nothing behind the person’s back', async () => {
  const writeText = vi.fn(async () => {});
  browserWith(abort, writeText);
  expect(await shareAddress(address)).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
});

test('without a share sheet, or with a refused one, the address is copied', async () => {
  for (const share of [undefined, denied]) {
    const writeText = vi.fn(async () => {});
    browserWith(share, writeText);
    expect(await shareAddress(address)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(address.url);
  }
});

test('where nothing works it says so', async () => {
  browserWith(undefined, denied);
  expect(await shareAddress(address)).toBe('failed');
  vi.stubGlobal('navigator', {});
  expect(await shareAddress(address)).toBe('failed');
});
