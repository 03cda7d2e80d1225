import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicFilesPath } from '../../../src/contract/site/fileAddresses.ts';
import { sharePath } from '../../../src/contract/site/shareTarget.ts';
import { handoverParameter, isHandoverToken } from '../../../src/domain/people/handover.ts';
import { refuse } from '../../base/refusal.ts';
import { storedSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../../useCases/appParts.ts';
import { languageOf } from '../language.ts';
import { sendFailure } from '../sendAnswer.ts';
import { filePolicy } from './contentSecurityPolicy.ts';
import { manifestWithHandover } from './handoverManifest.ts';
import { inlineScripts } from './inlineScripts.ts';
import { isNotForRobots } from './notForRobots.ts';
import { allowProviders } from './paymentPolicy.ts';
import type { PageSender } from './sendPage.ts';
import { allowTagManager } from './tagManagerPolicy.ts';
import { workerOffScript } from './workerOff.ts';

/** Never pages of the app: a wrong address here is a real 404, so that no cache keeps a page for a file. */
const reserved =
  /^\/(public|private|api|webhook|auth|uploads|media|assets|socket\.io)(\/|$)|^\/(sw\.js|version\.json|healthz|sitemap\.xml|robots\.txt)$/;

/** Names of files in a build; no parent folders and nothing hidden. */
const filePath = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

const forever = { cacheControl: true, maxAge: '365d', immutable: true } as const;
const asksAgain = { cacheControl: false } as const;

type Named = { Params: { '*': string } };
type Handed = { Querystring: Readonly<Record<string, unknown>> };

/** The built app, assets of all stored builds, and public files. `draw` renders pages. */
export async function registerPages(app: FastifyInstance, parts: AppParts, draw: PageSender): Promise<void> {
  await app.register(fastifyStatic, { serve: false, root: parts.files.public.folder, preCompressed: true });
  const newestBuild = () => parts.assetFolders()[0];
  const allowInline = inlineScripts();
  const allowScripts = async (reply: FastifyReply, build: string) => {
    allowInline(reply, build);
    // Pages open without the database, too: then without other hosts.
    const settings = await storedSettings(parts.db).catch(() => null);
    if (settings !== null) allowTagManager(reply, settings);
    await allowProviders(reply, parts).catch(() => {});
  };

  app.get<Named>('/assets/*', (request, reply) => {
    const name = join('assets', request.params['*']);
    const folder = parts.assetFolders().find((build) => isFileOf(build, name));
    return folder === undefined ? notFound(request, reply) : reply.sendFile(name, folder, forever);
  });

  app.get<Named>(`${publicFilesPath}/*`, filePolicy, (request, reply) => {
    const name = request.params['*'];
    const { folder } = parts.files.public;
    return isFileOf(folder, name) ? reply.sendFile(name, folder, forever) : notFound(request, reply);
  });

  app.get('/sw.js', (request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    if (existsSync(join(parts.config.dataDir, 'worker-off'))) {
      return reply.type('text/javascript; charset=utf-8').send(workerOffScript);
    }
    const build = newestBuild();
    return build !== undefined && isFileOf(build, 'sw.js')
      ? reply.sendFile('sw.js', build, asksAgain)
      : notFound(request, reply);
  });

  app.get<Handed>('/manifest.webmanifest', (request, reply) => {
    const build = newestBuild();
    if (build === undefined || !isFileOf(build, 'manifest.webmanifest')) return notFound(request, reply);
    const token = request.query[handoverParameter];
    if (typeof token !== 'string' || !isHandoverToken(token)) {
      return reply.header('Cache-Control', 'no-cache').sendFile('manifest.webmanifest', build, asksAgain);
    }
    const manifest = readFileSync(join(build, 'manifest.webmanifest'), 'utf8');
    reply.header('Cache-Control', 'private, no-store').type('application/manifest+json; charset=utf-8');
    return reply.send(manifestWithHandover(manifest, token));
  });

  app.get('/version.json', (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ build: basename(newestBuild() ?? 'none') }),
  );

  // Pages also ask it to learn whether the shop works.
  app.get('/healthz', async (_, reply) => {
    await parts.database.ping();
    return reply.header('Cache-Control', 'no-store').send({ success: true });
  });

  // The worker takes shared files. Without it the page explains what to do.
  app.post(sharePath, { config: { takesForm: true } }, (_, reply) =>
    reply.redirect(`${sharePath}?problem=failed`, 303),
  );

  app.setNotFoundHandler(async (request, reply) => {
    const build = newestBuild();
    const path = pathOf(request.url);
    if (build === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return notFound(request, reply);
    if (!reserved.test(path) && path !== '/index.html' && isFileOf(build, path.slice(1))) {
      // The worker caches the document with its policy.
      if (path.endsWith('.html')) await allowScripts(reply, build);
      return reply.header('Cache-Control', 'no-cache').sendFile(path.slice(1), build, asksAgain);
    }
    if (reserved.test(path) || !wantsPage(request, path)) return notFound(request, reply);
    if (isNotForRobots(path)) reply.header('X-Robots-Tag', 'noindex');
    await allowScripts(reply, build);
    if (await draw(request, reply, build)) return reply;
    return reply.header('Cache-Control', 'no-cache').sendFile('index.html', build, asksAgain);
  });
}

/** Two leading slashes would be parsed as a host. */
const pathOf = (address: string): string => URL.parse(`http://localhost${address}`)?.pathname ?? address;

const isFileOf = (folder: string, name: string): boolean => filePath.test(name) && existsSync(join(folder, name));

/**
 * Link previewers accept anything or say nothing, which is equal (RFC 9110, 12.5.1); file-like addresses stay a real
 * 404.
 */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const accepted = request.headers.accept ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && extname(path) === '' && !isForPart(request));
}

/** Browsers tell the destination: a picture or call is never answered with a page. */
const isForPart = (request: FastifyRequest): boolean =>
  (request.headers['sec-fetch-dest'] ?? 'document') !== 'document';

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(reply, refuse('NOT_FOUND'), { language: languageOf(request.headers['accept-language']) });
