import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import { calls } from '../src/contract/calls.ts';
import { uploadMaximumBytes } from '../src/contract/order/payment.ts';
import { type Refusal, refuse } from './base/refusal.ts';
import { answerUnreadable } from './http/answerUnreadable.ts';
import { echoKey } from './http/echoKey.ts';
import { languageOf } from './http/language.ts';
import { loggedAddress } from './http/loggedAddress.ts';
import { registerOpenApi } from './http/openApi.ts';
import { registerPages } from './http/pages/pages.ts';
import { registerFindable } from './http/pages/registerFindable.ts';
import { pageSender } from './http/pages/sendPage.ts';
import { registerCalls } from './http/registerCalls.ts';
import { registerFiles } from './http/registerFiles.ts';
import { registerPictures } from './http/registerPictures.ts';
import { registerSecurity } from './http/registerSecurity.ts';
import { registerSocialLogin } from './http/registerSocialLogin.ts';
import { contextReader } from './http/requestContext.ts';
import { sendFailure } from './http/sendAnswer.ts';
import { shortenCookiesOnSharedDevices } from './http/sharedDevice.ts';
import { allRoutes } from './routes/all.ts';
import { isDatabaseAway } from './store/database/sqlState.ts';
import type { AppParts } from './useCases/appParts.ts';

/** Bytes of one JSON body at most; files come by the upload call, which has its own limit. */
export const jsonMaximumBytes = 100 * 1024;

/** Of an address with everything around it: what somebody pasted into a search is answered by a page, not by the socket. */
export const headMaximumBytes = 64 * 1024;

/** Nobody holds a connection for ever by sending slowly; a slip on a poor line takes less. */
const requestMaximumMs = 5 * 60_000;

/** The whole request handler on its parts; `inject` works without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    bodyLimit: jsonMaximumBytes,
    http: { maxHeaderSize: headMaximumBytes },
    requestTimeout: requestMaximumMs,
    clientErrorHandler: answerUnreadable,
    trustProxy: parts.config.trustProxy ?? false,
    genReqId: () => parts.randomBytes(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 400 },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // A part that is too long never reaches a route; it is refused in the same words as any other fault.
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
    const reader = { language: languageOf(request.headers['accept-language']), requestId: request.id };
    return sendFailure(reply, refusal, reader, status);
  });

  echoKey(app);
  await registerSecurity(app, parts.config);
  // Loads the parser that the guest's cart cookie is read with.
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(multipart, { limits: { fileSize: uploadMaximumBytes, files: 5, fields: 20, fieldSize: 2_000 } });
  shortenCookiesOnSharedDevices(app, parts.config);
  registerOpenApi(app, calls);
  const readContext = contextReader(parts);
  registerCalls(app, allRoutes, readContext);
  registerFiles(app, parts, readContext);
  registerPictures(app, parts);
  registerFindable(app, parts);
  registerSocialLogin(app, parts, readContext);
  await registerPages(app, parts, pageSender(allRoutes, readContext));
  return app;
}

/** Escapes that stand for no letters are taken as they were typed, so that such an address leads nowhere as others do. */
function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return `${path.replaceAll('%', '%25')}${address.slice(path.length)}`;
  }
}

/** What a thrown error is to the outside: no word of the inside leaves. */
function refusalOf(error: FastifyError): { refusal: Refusal; status?: number } {
  if (isDatabaseAway(error)) return { refusal: refuse('TEMPORARILY_UNAVAILABLE') };
  const status = error.statusCode ?? 500;
  if (status === 429) return { refusal: refuse('TOO_MANY_REQUESTS') };
  if (status >= 400 && status < 500) return { refusal: refuse('INPUT_ERROR', { fields: { body: 'invalid' } }), status };
  return { refusal: refuse('SERVER_ERROR') };
}
