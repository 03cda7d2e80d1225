import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../base/refusal.ts';
import type { AppParts } from '../../useCases/appParts.ts';
import { listPublicPages, type PublicPage } from '../../useCases/site/listPublicPages.ts';
import { isKnown, strongTag } from '../etag.ts';
import { languageOf } from '../language.ts';
import { sendFailure } from '../sendAnswer.ts';
import { notForRobots } from './notForRobots.ts';
import { sitemapText } from './sitemap.ts';

/** The sitemap's cache time (ms). */
const cachedForMs = 60_000;

type Asked = { Querystring: Readonly<Record<string, unknown>> };

/** `robots.txt` and `sitemap.xml`, the same for everybody. */
export function registerFindable(app: FastifyInstance, parts: AppParts): void {
  const { publicUrl } = parts.config;
  const sitemap = cachedFor(cachedForMs, parts.clock, async (now) =>
    sitemapParts(await listPublicPages(parts.db, now), publicUrl),
  );
  const robots = [
    'User-agent: *',
    ...notForRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml\n`,
  ].join('\n');

  app.get('/robots.txt', (request, reply) => sendKnown(request, reply, tagged(robots), 'text/plain'));

  app.get<Asked>('/sitemap.xml', async (request, reply) => {
    const { part } = request.query;
    const number = part === undefined ? null : partOf(part);
    const file = number === 0 ? null : (await sitemap())(number);
    if (file !== null) return sendKnown(request, reply, file, 'application/xml');
    return sendFailure(reply, refuse('NOT_FOUND'), { language: languageOf(request.headers['accept-language']) });
  });
}

/** 0 for an invalid part number. */
const partOf = (text: unknown): number => (typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0);

type TaggedText = { readonly text: string; readonly tag: string };
const tagged = (text: string): TaggedText => ({ text, tag: strongTag(text) });

/** The sitemap's files, written on first request. */
function sitemapParts(pages: readonly PublicPage[], publicUrl: string): (part: number | null) => TaggedText | null {
  const written = new Map<number | null, TaggedText>();
  return (part) => {
    const known = written.get(part);
    if (known !== undefined) return known;
    const text = sitemapText(pages, part, { publicUrl });
    if (text === null) return null;
    const file = tagged(text);
    written.set(part, file);
    return file;
  };
}

function sendKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, tag }: TaggedText,
  type: string,
): FastifyReply {
  reply.header('Cache-Control', 'public, max-age=0, must-revalidate').header('ETag', tag);
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}

/** Parallel callers share a result; a failure is retried. */
function cachedFor<Value>(
  lifeMs: number,
  clock: () => number,
  read: (now: number) => Promise<Value>,
): () => Promise<Value> {
  let cached: { readonly at: number; readonly value: Promise<Value> } | null = null;
  return () => {
    const now = clock();
    if (cached !== null && now - cached.at < lifeMs && now >= cached.at) return cached.value;
    const value = read(now);
    cached = { at: now, value };
    value.catch(() => {
      if (cached?.value === value) cached = null;
    });
    return value;
  };
}
