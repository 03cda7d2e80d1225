import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import { uploadMaximumBytes } from '../src/contract/order/payment.ts';
import { type Refusal, refuse } from './base/refusal.ts';
import { TooBusy } from './base/turns.ts';
import { appOptions, connectionLimits } from './http/connectionLimits.ts';
import { echoKey } from './http/echoKey.ts';
import { languageOf } from './http/language.ts';
import { loggedAddress } from './http/loggedAddress.ts';
import { registerOpenApi } from './http/openApi.ts';
import { registerPages } from './http/pages/pages.ts';
import { registerFindable } from './http/pages/registerFindable.ts';
import { pageSender } from './http/pages/sendPage.ts';
import { refuseOddBodies } from './http/refuseOddBodies.ts';
import { registerCalls } from './http/registerCalls.ts';
import { registerFiles } from './http/registerFiles.ts';
import { registerPictures } from './http/registerPictures.ts';
import { registerProviders } from './http/registerProviders.ts';
import { registerSecurity } from './http/registerSecurity.ts';
import { registerSocialLogin } from './http/registerSocialLogin.ts';
import { registerUploads } from './http/registerUploads.ts';
import { contextReader } from './http/requestContext.ts';
import { packedFrom, sendFailure } from './http/sendAnswer.ts';
import { shortenCookiesOnSharedDevices } from './http/sharedDevice.ts';
import { allCalls, allRoutes } from './routes/all.ts';
import { isDatabaseAway } from './store/database/sqlState.ts';
import type { AppParts } from './useCases/appParts.ts';
import { preparationsEnd } from './useCases/site/prepareUpload.ts';

/** Largest JSON body (bytes); uploads have their own limit. */
export const jsonMaximumBytes = 100 * 1024;

/** Pause (s) before a press that met a full queue is sent again. */
const busySeconds = 2;

/** Longest time (ms) for one part of the server to be ready. The framework's ten seconds are short on a busy machine. */
const longestStartMs = 60_000;

/** Builds the request handler from the parts; `inject` works without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    bodyLimit: jsonMaximumBytes,
    pluginTimeout: longestStartMs,
    ...appOptions(connectionLimits),
    trustProxy: parts.config.trustProxy ?? false,
    genReqId: () => parts.randomBytes(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 400 },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // Too long a parameter never reaches a route; it gets the usual refusal.
    frameworkErrors: (_, request, reply) =>
      sendFailure(
        reply,
        refuse('INPUT_ERROR', { fields: { address: 'invalid' } }),
        { language: languageOf(request.headers['accept-language']) },
        400,
      ),
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { refusal, status } = refusalOf(error);
    if (refusal.code === 'SERVER_ERROR') {
      const { method, url } = request;
      request.log.error({ err: error, method, url: loggedAddress(url) });
    }
    if (reply.sent) return;
    if (error instanceof TooBusy) reply.header('retry-after', String(busySeconds));
    const reader = { language: languageOf(request.headers['accept-language']), requestId: request.id };
    return sendFailure(reply, refusal, reader, status);
  });

  echoKey(app);
  await registerSecurity(app, parts);
  // Loads the parser for the guest's cart cookie.
  await app.register(cookie);
  await app.register(compress, { threshold: packedFrom, encodings: ['br', 'gzip'] });
  await app.register(multipart, { limits: { fileSize: uploadMaximumBytes, files: 5, fields: 20, fieldSize: 2_000 } });
  refuseOddBodies(app);
  shortenCookiesOnSharedDevices(app, parts.config);
  registerOpenApi(app, allCalls);
  const readContext = contextReader(parts);
  registerCalls(app, allRoutes, readContext);
  registerProviders(app, parts, readContext);
  registerFiles(app, parts, readContext);
  app.addHook('onClose', preparationsEnd);
  registerPictures(app, parts);
  await registerUploads(app, parts, readContext);
  registerFindable(app, parts);
  registerSocialLogin(app, parts, readContext);
  await registerPages(app, parts, pageSender(allRoutes, readContext));
  return app;
}

/** Invalid escapes are taken literally, so that such an address is simply not found. */
function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return `${path.replaceAll('%', '%25')}${address.slice(path.length)}`;
  }
}

/** The refusal for a thrown error, without internal details. */
function refusalOf(error: FastifyError): { refusal: Refusal; status?: number } {
  if (isDatabaseAway(error)) return { refusal: refuse('TEMPORARILY_UNAVAILABLE') };
  if (error instanceof TooBusy) return { refusal: refuse('TOO_MANY_REQUESTS', { reason: 'busy' }) };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { refusal: refuse('INPUT_ERROR', { fields: { body: 'invalid' } }), status };
  return { refusal: refuse('SERVER_ERROR') };
}
