import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallAnswer, DrawnPage } from '../../../src/contract/site/drawnPage.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { failureBody, statusOf } from '../failure.ts';
import type { HandledCall, HttpContext } from '../handle.ts';
import { pageDrawerOf } from './pageDrawer.ts';

/** A rendered page with the versions of its data. */
type Finished = DrawnPage & {
  readonly at: EpochMs;
  /** `null`: something has no version, so it serves this request only. */
  readonly versions: ReadonlyMap<VersionOf, Promise<string>> | null;
};
type VersionOf = NonNullable<HandledCall['version']>;
type Drawing = {
  readonly context: HttpContext;
  readonly versions: Map<VersionOf, Promise<string>>;
  isLasting: boolean;
};

/** How old (ms) a page may be because of dates and remaining time. */
const cachedForMs = 5 * 60_000;
/** Size limit in characters; the oldest is dropped first, because addresses come from callers. */
const maximumLength = 32_000_000;
/** Longer addresses are not cached. */
const longestAddress = 300;

/** The rendering context of a page's calls: a guest, with its own time and database. */
const drawings = new AsyncLocalStorage<Drawing>();

export type DrawnPages = {
  /**
   * The page of an address; `null` if this build does not render it, or its client address rendered too many. Throws
   * for defects.
   */
  readonly draw: (asked: Asked, context: HttpContext) => Promise<Finished | null>;
};
type Asked = {
  readonly build: string;
  readonly address: string;
  readonly pathname: string;
  readonly language: Language;
};

/**
 * Renders pages with the screens of a build and caches them until their data changes. Parallel requests share one
 * rendering.
 */
export function drawnPages(handled: readonly HandledCall[]): DrawnPages {
  const cache = pageCache();
  const underway = new Map<string, Promise<Finished>>();
  const answer = answerBy(new Map(handled.map((each) => [each.call.name, each])));

  return {
    draw: async ({ build, address, pathname, language }, context) => {
      const drawer = await pageDrawerOf(build);
      if (drawer === null || !drawer.isDrawn(pathname)) return null;
      drawer.answerBy((call) => answer(call.name, call));
      const key = `${build} ${language} ${address}`;
      const known = cache.find(key);
      if (known !== undefined && (await isStill(known, context))) return known;

      const begun = underway.get(key);
      if (begun !== undefined) {
        const shared = await begun.catch(() => undefined);
        if (shared !== undefined && (await isStill(shared, context))) return shared;
        // A rendering that began after the request has all data of that time.
        const next = underway.get(key);
        if (next !== undefined) return await next;
      }

      if (!context.throttles.drawnPage.take(context.address)) return null;
      const drawn = drawFor(context, () =>
        drawer.drawPage({ address, language, publicUrl: context.parts.config.publicUrl }),
      ).finally(() => underway.delete(key));
      underway.set(key, drawn);
      const finished = await drawn;
      if (finished.status === 200 && address.length <= longestAddress) cache.keep(key, finished);
      return finished;
    },
  };
}

async function drawFor(context: HttpContext, draw: () => Promise<DrawnPage>): Promise<Finished> {
  const drawing: Drawing = { context, versions: new Map(), isLasting: true };
  const page = await drawings.run(drawing, draw);
  return { ...page, at: context.now, versions: drawing.isLasting ? drawing.versions : null };
}

async function isStill({ at, versions }: Finished, context: HttpContext): Promise<boolean> {
  if (versions === null || Math.abs(context.now - at) > cachedForMs) return false;
  const same = await Promise.all([...versions].map(async ([read, text]) => (await read(context)) === (await text)));
  return same.every(Boolean);
}

/** The calls' answers for a guest. */
const answerBy =
  (handled: ReadonlyMap<string, HandledCall>) =>
  async (name: string, raw: { readonly params: unknown; readonly query: unknown }): Promise<CallAnswer> => {
    const found = handled.get(name);
    const drawing = drawings.getStore();
    if (!found || !drawing || found.call.scope !== 'public' || found.call.caching !== 'shared') {
      throw new Error(`${name} is not for everybody`);
    }
    const { context, versions } = drawing;
    if (found.version === undefined) drawing.isLasting = false;
    else {
      const version = versions.get(found.version) ?? found.version(context);
      versions.set(found.version, version);
      // Before the answer: a change meanwhile makes the page stale, never the other way round.
      await version;
    }
    const given = await found.answer({ ...raw, body: undefined }, context);
    if (given.kind === 'answer') return { status: 200, body: given.body };
    return {
      status: statusOf(given.code),
      body: failureBody(given, { language: context.language, savesNothing: true }),
    };
  };

/** The answers are in the markup again. */
const lengthOf = (page: Finished | undefined): number => 2 * (page?.markup.length ?? 0);

function pageCache() {
  const pages = new Map<string, Finished>();
  let length = 0;
  const forget = (key: string) => {
    length -= lengthOf(pages.get(key));
    pages.delete(key);
  };
  return {
    find: (key: string) => pages.get(key),
    keep: (key: string, page: Finished) => {
      forget(key);
      if (page.versions === null) return;
      pages.set(key, page);
      length += lengthOf(page);
      for (const oldest of pages.keys()) {
        if (length <= maximumLength) return;
        forget(oldest);
      }
    },
  };
}
