import * as z from 'zod/mini';
import { catalogueDelta } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueDelta } from '../../domain/catalogue/course.ts';
import { ServerUnreachable } from '../net/callFailed.ts';

/** Time-out for a whole catalogue over a slow network; nobody waits for it. */
const timeoutMs = 120_000;

/** The position of the feed: the server's time to ask from, and the tag of the last answer. */
export type FeedPlace = { readonly asOf: number; readonly tag: string | null };
export type FeedAnswer = { readonly delta: CatalogueDelta; readonly tag: string | null };

/**
 * Fetches the changes since an earlier answer, or everything. `null`: no changes. Also runs in a worker. Throws
 * `ServerUnreachable` without a valid answer.
 */
export async function askCatalogueFeed(since: FeedPlace | null): Promise<FeedAnswer | null> {
  try {
    const response = await fetch(addressOf(since), {
      headers: { accept: 'application/json', ...(since?.tag ? { 'if-none-match': since.tag } : {}) },
      credentials: 'same-origin',
      redirect: 'manual',
      // Rows and tag are stored here, so the HTTP cache need not hold a second copy.
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (since !== null && response.status === 304) return null;
    if (!response.ok) throw new Error(`The feed answered ${response.status}`);
    return { delta: z.decode(catalogueDelta.response, await response.json()), tag: response.headers.get('etag') };
  } catch (cause) {
    throw new ServerUnreachable(cause);
  }
}

function addressOf(since: FeedPlace | null): string {
  if (since === null) return catalogueDelta.path;
  const query = z.encode(catalogueDelta.query, { since: since.asOf });
  return `${catalogueDelta.path}?${new URLSearchParams({ since: query.since ?? '' })}`;
}
