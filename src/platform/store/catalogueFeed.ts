import * as z from 'zod/mini';
import { catalogueDelta } from '../../contract/catalogue/catalogue.ts';
import { catalogueTexts } from '../../contract/catalogue/catalogueTexts.ts';
import type { CatalogueDelta, CatalogueTexts } from '../../domain/catalogue/course.ts';
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
export const askCatalogueFeed = (since: FeedPlace | null): Promise<FeedAnswer | null> =>
  answered(async () => {
    const response = await ask(catalogueDelta, since);
    if (since !== null && response.status === 304) return null;
    return { delta: z.decode(catalogueDelta.response, await bodyOf(response)), tag: response.headers.get('etag') };
  });

/** Fetches the texts that changed since an instant of the server, or all; otherwise like `askCatalogueFeed`. */
export const askCatalogueTexts = (since: number | null): Promise<CatalogueTexts> =>
  answered(async () => {
    const response = await ask(catalogueTexts, since === null ? null : { asOf: since, tag: null });
    return z.decode(catalogueTexts.response, await bodyOf(response));
  });

const ask = (call: typeof catalogueDelta | typeof catalogueTexts, since: FeedPlace | null): Promise<Response> =>
  fetch(addressOf(call, since), {
    headers: { accept: 'application/json', ...(since?.tag ? { 'if-none-match': since.tag } : {}) },
    credentials: 'same-origin',
    redirect: 'manual',
    // Rows and tag are stored here, so the HTTP cache need not hold a second copy.
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });

function addressOf({ path, query }: typeof catalogueDelta | typeof catalogueTexts, since: FeedPlace | null): string {
  if (since === null) return path;
  return `${path}?${new URLSearchParams({ since: z.encode(query, { since: since.asOf }).since ?? '' })}`;
}

/** JSON that a codec checks. */
async function bodyOf(response: Response) {
  if (!response.ok) throw new Error(`The feed answered ${response.status}`);
  return await response.json();
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ServerUnreachable(cause);
  }
}
