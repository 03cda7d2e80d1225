import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { tokenSchema } from '../../src/contract/primitives.ts';
import {
  deskToken,
  lectureFilesPath,
  openToken,
  orderTokenParameter,
  privateFilesPath,
} from '../../src/contract/site/fileAddresses.ts';
import type { MediumKind } from '../../src/domain/media/medium.ts';
import { hasRight } from '../../src/domain/people/rights.ts';
import type { Caller } from '../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { readLectureToken } from '../files/lectureToken.ts';
import { findMediumOfFile, isFileOfMedium } from '../store/media/media.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { watchChecker } from '../useCases/learning/watchPermission.ts';
import { openFileChecker } from '../useCases/media/openFile.ts';
import { mayReadUpload } from '../useCases/site/mayReadUpload.ts';
import { prepareUpload } from '../useCases/site/prepareUpload.ts';
import type { HttpContext } from './handle.ts';
import type { ContextReader } from './requestContext.ts';
import { sendFailure } from './sendAnswer.ts';
import { sendStoredFile } from './sendStoredFile.ts';

type NamedFile = { Params: { name: string }; Querystring: Readonly<Record<string, unknown>> };
type LectureFile = { Params: { token: string; name: string } };

const fileName = /^[A-Za-z0-9_.-]{1,200}$/;

/** Slips are for their owner and staff: no cache stores them. */
const neverCached = 'private, no-store';
/** A cache revalidates after these minutes, and so the access. */
const cachedForMinutes = 'private, max-age=300';

/** Private files: shown copies of slips for owner and staff, lecture videos behind expiring addresses. */
export function registerFiles(app: FastifyInstance, parts: AppParts, readContext: ContextReader): void {
  app.get<NamedFile>(`${privateFilesPath}/:name`, async (request, reply) => {
    const context = await readContext(request, reply, 'private');
    const { name } = request.params;
    const token = z.safeParse(tokenSchema, request.query[orderTokenParameter]);
    const upload = fileName.test(name)
      ? await mayReadUpload(parts.db, context.caller, name, token.success ? token.data : null)
      : null;
    if (upload === null) return refused(reply, refuse('NOT_FOUND'), context);
    if (upload.displayName !== null) return await fileOr404(request, reply, context, upload.displayName, neverCached);
    const prepared = await prepareUpload(parts, name, context.address);
    return isRefusal(prepared)
      ? refused(reply, prepared, context)
      : await fileOr404(request, reply, context, prepared.displayName, neverCached);
  });

  const mayStillWatch = watchChecker(parts.db);
  const isStillOpen = openFileChecker(parts.db);
  app.get<LectureFile>(`${lectureFilesPath}/:token/:name`, async (request, reply) => {
    const context = await readContext(request, reply, 'private');
    const { token, name } = request.params;
    if (token === openToken || token === deskToken) {
      const isAllowed =
        token === openToken
          ? await isStillOpen(name, context.now)
          : editsContent(context.caller) && (await isFileOfMedium(parts.db, name));
      return isAllowed
        ? await fileOr404(request, reply, context, name, cachedForMinutes)
        : refused(reply, refuse('NOT_FOUND'), context);
    }
    const reading = readLectureToken(token, name, parts.config.secrets.MEDIA_SECRET, context.now);
    if (reading.kind === 'forged') return refused(reply, refuse('NOT_FOUND'), context);
    if (reading.kind === 'expired') return refused(reply, refuse('LINK_EXPIRED'), context);
    const { caller, now } = context;
    const { userId, courseId } = reading.viewer;
    if (caller.kind !== 'person' || caller.userId !== userId) return refused(reply, refuse('UNAUTHORIZED'), context);
    if (!(await mayStillWatch(caller, courseId, now))) return refused(reply, refuse('PERMISSION_DENIED'), context);
    return await fileOr404(request, reply, context, name, cachedForMinutes);
  });

  async function fileOr404(
    request: FastifyRequest,
    reply: FastifyReply,
    context: HttpContext,
    name: string,
    cacheControl: string,
  ): Promise<FastifyReply> {
    if (isDocument(name)) {
      const medium = await findMediumOfFile(parts.db, name);
      if (medium !== null) reply.header('content-disposition', dispositionOf(medium.kind, medium.name));
    }
    const isSent = await sendStoredFile(request, reply, parts.files.private, name, cacheControl);
    return isSent ? reply : refused(reply, refuse('NOT_FOUND'), context);
  }
}

const editsContent = (caller: Caller): boolean => caller.kind === 'person' && hasRight(caller.role, 'content');

/** Files that a browser saves or opens as a document, under the name that they were given. */
const isDocument = (name: string): boolean => /\.(?:bin|pdf)$/.test(name);

const dispositionOf = (kind: MediumKind, name: string): string =>
  `${kind === 'pdf' ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`;

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const refused = (reply: FastifyReply, refusal: Refusal, context: HttpContext): FastifyReply =>
  sendFailure(reply, refusal, context);
