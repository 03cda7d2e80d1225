import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import type { DrawnPage, DrawRequest, PageDrawer } from '../contract/site/drawnPage.ts';
import { headHtml } from '../domain/site/headTags.ts';
import { loadEnglish } from '../i18n/loadEnglish.ts';
import { DrawnLanguage } from '../i18n/useLanguage.ts';
import { isAdminPage } from '../pages/AdminArea.tsx';
import { CallFailed } from '../platform/net/callFailed.ts';
import { headOf } from '../ui/page/headOf.ts';
import { type PageHead, PageRenderingContext } from '../ui/page/pageRendering.ts';
import { paths } from '../ui/press/links.ts';
import { App } from './App.tsx';
import { answerBy } from './callInProcess.ts';
import { adminArea, fetchPage, pathOf } from './routes.tsx';

/** Public pages and the page for unknown addresses are rendered on the server. All others get one neutral document. */
const drawn = new Set<string | undefined>([
  ...[
    paths.home,
    paths.search,
    paths.courses,
    paths.category,
    paths.course,
    paths.products,
    paths.productCategory,
    paths.product,
    paths.promotion,
    paths.teacher,
    paths.customPage,
    paths.contact,
  ],
  '*',
]);

/** A course, then the settings of its page, then the sections that they show. The browser fetches the rest. */
const mostRounds = 5;
/** React's marker for a page that failed, first in `<main>` (Shell.tsx, PageFrame.tsx). */
const pageIsMissing = /<main[^>]*><!--\$!-->/;
/** Limit of a rendering. It reads local data only and never waits for a network. */
const limitMs = 10_000;

export { answerBy };

await loadEnglish();

export const isDrawn: PageDrawer['isDrawn'] = (pathname) => {
  const path = pathOf(pathname);
  return drawn.has(path) || (path === adminArea && !isAdminPage(pathname));
};

/** Renders the screens, answers their queries, and renders again until no query is new. Throws defects. */
export async function drawPage(request: DrawRequest): Promise<DrawnPage> {
  const { pathname } = new URL(request.address, request.publicUrl);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const page = await fetchPage(pathname);
  const modules = [`src/pages/${page}.tsx`, ...(request.language === 'en' ? ['src/i18n/english.ts'] : [])];
  try {
    for (let round = 1; ; round += 1) {
      const drawing = await drawOnce(client, request);
      if (round < mostRounds && (await answerWhatIsAsked(client))) continue;
      return { ...drawing, modules, ...answersOf(client) };
    }
  } finally {
    client.clear();
  }
}

async function drawOnce(client: QueryClient, { address, language, publicUrl }: DrawRequest) {
  let told: PageHead = { title: '', index: false };
  let status = 200;
  const rendering = {
    tellHead: (head: PageHead) => {
      told = head;
    },
    tellStatus: (next: number) => {
      status = next;
    },
  };
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>;
  const defects: unknown[] = [];
  const { prelude, postponed } = await prerender(
    <PageRenderingContext value={rendering}>
      <DrawnLanguage value={language}>
        <App client={client} router={Router} />
      </DrawnLanguage>
    </PageRenderingContext>,
    {
      // Otherwise React moves long parts behind the page, and a script moves them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (defect) => void defects.push(defect),
      signal: AbortSignal.timeout(limitMs),
    },
  );
  const markup = await new Response(prelude).text();
  if (postponed !== null) throw new Error(`${address} could not be drawn in time`);
  if (pageIsMissing.test(markup)) throw defects[0] ?? new Error(`${address} was left to the browser`);
  return { status, markup, head: headHtml(headOf(told, language, publicUrl)), defects };
}

/** Answers the new public queries, and returns whether there were any. */
async function answerWhatIsAsked(client: QueryClient): Promise<boolean> {
  const asked = client.getQueryCache().findAll({
    predicate: ({ state, meta, options }) =>
      state.status === 'pending' &&
      (meta?.keep === 'shared' || meta?.onServer === true) &&
      (options as { readonly enabled?: unknown }).enabled !== false,
  });
  await Promise.all(asked.map((query) => query.fetch().catch(passRefusal)));
  return asked.length > 0;
}

/** A refusal is an answer: the screen shows it. */
function passRefusal(failure: unknown): void {
  if (!(failure instanceof CallFailed) || failure.status >= 500) throw failure;
}

function answersOf(client: QueryClient): Pick<DrawnPage, 'answers' | 'refusals'> {
  const queries = client.getQueryCache().getAll();
  return {
    answers: queries.flatMap(({ queryKey, state, meta }) =>
      state.status === 'success' ? [[queryKey, state.data, meta?.keep === 'shared'] as const] : [],
    ),
    refusals: queries.flatMap(({ queryKey, state: { error } }) =>
      error instanceof CallFailed ? [[queryKey, refusalOf(error)] as const] : [],
    ),
  };
}

const refusalOf = ({ status, code, message, facts }: CallFailed) => ({ status, code, message, facts });
