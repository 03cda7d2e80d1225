import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { resumableUploadsPath } from '../../src/contract/site/fileAddresses.ts';
import { refuse } from '../base/refusal.ts';
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
  // Sizes of uploads whose records are being written.
  let beginning = 0;
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
          const size = method === 'POST' ? announcedSize(request) : 0;
          if (Number.isNaN(size)) return sendFailure(reply, refuse('STORAGE_FULL'), context);
          beginning += size;
          try {
            // Some room is left (specification 5).
            if (size > 0 && (await files.freeBytes()) <= beginning) {
              return await sendFailure(reply, refuse('STORAGE_FULL'), context);
            }
            reply.hijack();
            await uploads.handle(request.raw, reply.raw);
          } finally {
            beginning -= size;
          }
        },
      });
    }
  });
}

/** The size that a new upload announces (bytes); NaN for none. */
function announcedSize({ headers }: FastifyRequest): number {
  const size = Number(headers['upload-length']);
  return size > 0 ? size : Number.NaN;
}
