import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallAnswer, DrawnPage } from '../../../src/contract/site/drawnPage.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { failureBody, statusOf } from '../failure.ts';
import type { HandledCall, HttpContext } from '../handle.ts';
import { pageDrawerOf } from './pageDrawer.ts';

/** A finished page and what it was made of. */
type Finished = DrawnPage & {
  readonly at: EpochMs;
  /** `null`: something in it has no version, so it holds for this request alone. */
  readonly versions: ReadonlyMap<VersionOf, Promise<string>> | null;
};
type VersionOf = NonNullable<HandledCall['version']>;
type Drawing = {
  readonly context: HttpContext;
  readonly versions: Map<VersionOf, Promise<string>>;
  isLasting: boolean;
};

/** What a page says of dates and of the time that is left may be so old (ms). */
const keptForMs = 5 * 60_000;
/** Characters in all; the longest kept goes first, for addresses are the callers' words. */
const maximumLength = 32_000_000;
/** An address that nothing links to is drawn each time. */
const longestAddress = 300;

/** For whom the calls of a page are answered: nobody in particular, but each with its own instant and database. */
const drawings = new AsyncLocalStorage<Drawing>();

export type DrawnPages = {
  /**
   * The page of an address; `null` where this build does not draw it, or where it is not known and was asked for from an
   * address that has had too many drawn. Throws for defects.
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
 * Draws pages with the screens of a build, and keeps them for as long as nothing in them has changed. Many who ask for the
 * same one at the same time share one drawing.
 */
export function drawnPages(handled: readonly HandledCall[]): DrawnPages {
  const kept = keptPages();
  const underway = new Map<string, Promise<Finished>>();
  const answer = answerBy(new Map(handled.map((each) => [each.call.name, each])));

  return {
    draw: async ({ build, address, pathname, language }, context) => {
      const drawer = await pageDrawerOf(build);
      if (drawer === null || !drawer.isDrawn(pathname)) return null;
      drawer.answerBy((call) => answer(call.name, call));
      const key = `${build} ${language} ${address}`;
      const known = kept.find(key);
      if (known !== undefined && (await isStill(known, context))) return known;

      const begun = underway.get(key);
      if (begun !== undefined) {
        const shared = await begun.catch(() => undefined);
        if (shared !== undefined && (await isStill(shared, context))) return shared;
        // What has begun since this page was asked for holds all that was known then.
        const next = underway.get(key);
        if (next !== undefined) return await next;
      }

      if (!context.throttles.drawnPage.take(context.address)) return null;
      const drawn = drawFor(context, () =>
        drawer.drawPage({ address, language, publicUrl: context.parts.config.publicUrl }),
      ).finally(() => underway.delete(key));
      underway.set(key, drawn);
      const finished = await drawn;
      if (finished.status === 200 && address.length <= longestAddress) kept.keep(key, finished);
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
  if (versions === null || Math.abs(context.now - at) > keptForMs) return false;
  const same = await Promise.all([...versions].map(async ([read, text]) => (await read(context)) === (await text)));
  return same.every(Boolean);
}

/** The same answers that the calls give, for nobody in particular. */
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
      // Before the answer: what changes meanwhile makes the page old, and never the other way round.
      await version;
    }
    const given = await found.answer({ ...raw, body: undefined }, context);
    if (given.kind === 'answer') return { status: 200, body: given.body };
    return {
      status: statusOf(given.code),
      body: failureBody(given, { language: context.language, savesNothing: true }),
    };
  };

/** The answers stand in the markup once more. */
const lengthOf = (page: Finished | undefined): number => 2 * (page?.markup.length ?? 0);

function keptPages() {
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
