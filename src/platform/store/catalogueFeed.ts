import * as z from 'zod/mini';
import { catalogueDelta } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueDelta } from '../../domain/catalogue/course.ts';
import { ServerUnreachable } from '../net/callFailed.ts';

/** A whole catalogue comes slowly over a bad line, and nobody waits for it. */
const timeoutMs = 120_000;

/** What the last answer said: the instant to ask from, and its tag. */
export type FeedPlace = { readonly asOf: number; readonly tag: string | null };
export type FeedAnswer = { readonly delta: CatalogueDelta; readonly tag: string | null };

/**
 * Asks what changed since an earlier answer, or for everything. `null`: nothing did. Runs also where there is no page, in
 * a worker. Throws `ServerUnreachable` when no answer of ours comes.
 */
export async function askCatalogueFeed(since: FeedPlace | null): Promise<FeedAnswer | null> {
  try {
    const response = await fetch(addressOf(since), {
      headers: { accept: 'application/json', ...(since?.tag ? { 'if-none-match': since.tag } : {}) },
      credentials: 'same-origin',
      redirect: 'manual',
      // We keep the rows ourselves, and the tag: a second copy in the browser's cache would be waste.
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
