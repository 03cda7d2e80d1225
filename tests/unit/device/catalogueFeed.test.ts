import { expect, test, vi } from 'vitest';
import { askCatalogueFeed } from '../../../src/platform/store/catalogueFeed.ts';

const empty = { success: true, data: null };

test('the feed follows no redirect of a captive portal', async () => {
  const read = vi.fn(async () => empty);
  vi.stubGlobal('fetch', async (_: string, { redirect }: RequestInit) => {
    if (redirect !== 'manual') return { ok: true, status: 200, headers: new Headers(), json: read };
    return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  });
  await expect(askCatalogueFeed(null)).rejects.toMatchObject({ name: 'ServerUnreachable' });
  expect(read).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
