import { readFile, stat } from 'node:fs/promises';
import { type MediumKind, mediumNameMaximum } from '../../../src/domain/media/medium.ts';
import { isPlayable, type MediumType, mediumTypeOf } from '../../../src/domain/media/mediumType.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { detectType } from '../../files/detectType.ts';
import type { Files } from '../../files/files.ts';
import { readMediaFacts } from '../../files/readMediaFacts.ts';
import { reencodePicture } from '../../files/reencodePicture.ts';
import type { NewMedium } from '../../store/media/media.ts';
import { isWhole, removeUnfinished, unfinishedPath } from './unfinishedUploads.ts';

/** A finished upload and the wish of its sender. */
export type UploadToTake = { readonly uploadId: string; readonly name: string; readonly kind: MediumKind };

type Taken = Omit<NewMedium, 'id' | 'uploadId' | 'name' | 'uploadedBy' | 'createdAt'>;

/** A shown picture fills a screen with double density. */
const pictureBounds = { maxWidth: 2_560, maxHeight: 2_560 } as const;
/** Largest picture (bytes): it is read as a whole. */
const pictureMaximum = 30_000_000;

/** The name as stored: clean, on one line, cut. */
export const storedMediumName = (typed: string): string =>
  writtenText(typed.replace(/\s+/g, ' ')).slice(0, mediumNameMaximum).trim();

/**
 * The row of a finished upload, with its file in the private store. It may be repeated after a kill: the upload stays
 * until the caller removes it. An upload with other content is removed at once.
 */
export async function takeUpload(
  files: Files,
  { uploadId, name, kind }: UploadToTake,
): Promise<(Taken & { readonly name: string }) | Refusal> {
  const stored = storedMediumName(name);
  if (stored === '') return refuse('INPUT_ERROR', { fields: { name: 'required' } });
  if (!(await isWhole(files, uploadId))) return refuse('NOT_FOUND');
  const path = unfinishedPath(files, uploadId);
  const type = mediumTypeOf(kind, await detectType(path));
  const taken = type === null ? refuse('FILE_TYPE_NOT_ALLOWED') : await take(files, uploadId, path, type);
  if (!isRefusal(taken)) return { ...taken, name: stored };
  if (taken.code !== 'STORAGE_FULL') await removeUnfinished(files, uploadId);
  return taken;
}

const take = (files: Files, uploadId: string, path: string, type: MediumType): Promise<Taken | Refusal> =>
  type.kind === 'picture' ? takePicture(files, uploadId, path) : takeFile(files, uploadId, path, type);

async function takeFile(files: Files, uploadId: string, path: string, type: MediumType): Promise<Taken> {
  const { kind, contentType, extension } = type;
  const hasTracks = kind === 'video' || kind === 'audio';
  const facts = hasTracks ? await readMediaFacts(path) : null;
  const storedName = `${uploadId}.${extension}`;
  await files.private.adopt(path, storedName);
  const { size: bytes } = await stat(path);
  return {
    ...{ kind, contentType, storedName, bytes },
    durationSeconds: facts?.durationSeconds ?? null,
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    codec: (kind === 'video' ? facts?.video : facts?.audio) ?? null,
    isPlayable: isPlayable(type, facts ?? { video: null, audio: null }),
  };
}

async function takePicture(files: Files, uploadId: string, path: string): Promise<Taken | Refusal> {
  if ((await stat(path)).size > pictureMaximum) return refuse('FILE_TOO_LARGE');
  const picture = await reencodePicture(await readFile(path), pictureBounds);
  if (picture.kind === 'refused') return refuse(picture.code);
  const { bytes, extension, mediaType, width, height } = picture;
  const storedName = `${uploadId}.${extension}`;
  if ((await files.private.putAs(storedName, bytes)).kind === 'storageFull') return refuse('STORAGE_FULL');
  return {
    ...{ kind: 'picture', contentType: mediaType, storedName, bytes: bytes.length, width, height },
    ...{ durationSeconds: null, codec: null, isPlayable: true },
  };
}
