import type { FastifyInstance } from 'fastify';
import { publicFilesPath } from '../../src/contract/site/fileAddresses.ts';
import { refuse } from '../base/refusal.ts';
import { pictureCutter } from '../files/cutPicture.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { languageOf } from './language.ts';
import { filePolicy } from './pages/contentSecurityPolicy.ts';
import { sendFailure } from './sendAnswer.ts';
import { mediaTypeOf, sendStoredFile } from './sendStoredFile.ts';

type CutFile = { Params: { cut: string; file: string } };

const forever = 'public, max-age=31536000, immutable';

/** Public pictures in the sizes and formats of the screens. */
export function registerPictures(app: FastifyInstance, { files }: Pick<AppParts, 'files'>): void {
  const cutOf = pictureCutter(files);
  app.get<CutFile>(`${publicFilesPath}/:cut/:file`, filePolicy, async (request, reply) => {
    const { cut, file } = request.params;
    const picture = await cutOf(cut, file);
    if (picture?.kind === 'unstored') {
      return reply.type(mediaTypeOf(file)).header('Cache-Control', forever).send(picture.bytes);
    }
    const isSent = picture !== null && (await sendStoredFile(request, reply, files.cuts, picture.name, forever));
    if (isSent) return reply;
    return sendFailure(reply, refuse('NOT_FOUND'), { language: languageOf(request.headers['accept-language']) });
  });
}
