import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resumableUploadsPath } from '../../src/contract/site/fileAddresses.ts';
import { refuse } from '../base/refusal.ts';
import type { Files } from '../files/files.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { refuseScope } from './registerCalls.ts';
import type { ContextReader } from './requestContext.ts';
import { sendFailure } from './sendAnswer.ts';

/** Media type of a part of an upload (tus). */
const partType = 'application/offset+octet-stream';

/**
 * Resumable uploads by tus, for administrators. They carry bytes only: the call `addMedium` checks a finished upload and
 * takes it.
 */
export async function registerUploads(
  app: FastifyInstance,
  parts: AppParts,
  readContext: ContextReader,
): Promise<void> {
  const { files, randomBytes } = parts;
  const uploads = new Server({
    path: resumableUploadsPath,
    datastore: new FileStore({ directory: files.unfinished }),
    relativeLocation: true,
    namingFunction: () => randomBytes(16).toString('hex'),
  });
  await app.register(async (scope) => {
    // The bytes stay in the stream, which goes to the disk.
    scope.addContentTypeParser(partType, (_request, _payload, done) => done(null));
    for (const [method, url] of [
      ['POST', resumableUploadsPath],
      ['HEAD', `${resumableUploadsPath}/:id`],
      ['PATCH', `${resumableUploadsPath}/:id`],
      ['DELETE', `${resumableUploadsPath}/:id`],
    ] as const) {
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const context = await readContext(request, reply, 'private');
          const refused = refuseScope({ scope: 'content' }, context.caller);
          if (refused !== null) return sendFailure(reply, refused, context);
          if (method === 'POST' && !(await isFitting(files, request))) {
            return sendFailure(reply, refuse('STORAGE_FULL'), context);
          }
          reply.hijack();
          await uploads.handle(request.raw, reply.raw);
        },
      });
    }
  });
}

/** Whether the announced size fits and leaves some room (specification 5). */
async function isFitting(files: Files, { headers }: FastifyRequest): Promise<boolean> {
  const size = Number(headers['upload-length']);
  return size > 0 && (await files.freeBytes()) - size > 0;
}
