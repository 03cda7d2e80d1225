import * as z from 'zod/mini';
import { type Medium, type MediumSubtitle, mediumKinds } from '../../domain/media/medium.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, object } from '../field.ts';
import { dataOf, done, flag, idSchema, instant, list, pageOf, pageQuery, shortText } from '../primitives.ts';
import { type Revisable, spelledBy } from './revision.ts';

const mediumKindSchema = z.enum(mediumKinds);
const subtitle = object<MediumSubtitle>({ language: field('language', z.string()), url: field('url', z.string()) });

/** An uploaded file as the desk shows it. */
const mediumCodec = object<Medium>({
  id: field('id', z.string()),
  kind: field('kind', mediumKindSchema),
  name: field('name', z.string()),
  bytes: field('bytes', z.number()),
  contentType: field('content_type', z.string()),
  durationSeconds: field('duration', z.nullable(z.number())),
  width: field('width', z.nullable(z.number())),
  height: field('height', z.nullable(z.number())),
  codec: field('codec', z.nullable(z.string())),
  isPlayable: field('is_playable', flag),
  posterUrl: field('posterUrl', z.nullable(z.string())),
  url: field('url', z.string()),
  subtitles: field('subtitle', list(subtitle)),
  uses: field('uses', z.number()),
  createdAt: field('created_at', instant),
});

const path = '/api/admin/media';
const mediumPath = `${path}/{mediumId}` as const;

export const adminMedia = defineCall('adminMedia', `GET ${path}`, 'content', {
  summary: 'Uploaded files, newest first; by kind and part of the name.',
  query: z.object({ keyword: z.optional(keywordCodec), kind: z.optional(mediumKindSchema), ...pageQuery }),
  response: pageOf(mediumCodec),
});

export const adminMedium = defineCall('adminMedium', `GET ${mediumPath}`, 'content', {
  summary: 'One uploaded file.',
  response: dataOf(mediumCodec),
  failures: ['NOT_FOUND'],
});

/** The id that the server gave to a resumable upload. */
const uploadId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const addMedium = defineCall('addMedium', `POST ${path}`, 'content', {
  idempotent: true,
  summary:
    'Takes a finished resumable upload (tus, at /uploads/resumable) as a video, audio, picture, pdf or file, checked by its content.',
  body: object<{ readonly uploadId: string; readonly name: string; readonly kind: Medium['kind'] }>({
    uploadId: field('upload_id', uploadId),
    name: field('name', shortText),
    kind: field('kind', mediumKindSchema),
  }),
  response: dataOf(mediumCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'STORAGE_FULL'],
});

const nameBody = object<Pick<Medium, 'name'>>({ name: field('name', shortText) });
const posterBody = object<Pick<Medium, 'posterUrl'>>({ posterUrl: field('posterUrl', z.nullable(z.string())) });

/** The parts of a file that the desk changes, each by a call of its own. */
export const mediumName: Revisable<Pick<Medium, 'name'>> = { path: `${path}/name`, spell: spelledBy(nameBody) };
export const mediumPoster: Revisable<Pick<Medium, 'posterUrl'>> = {
  ...{ path: `${path}/poster`, spell: spelledBy(posterBody) },
};

const saves = {
  idempotent: true,
  takesRevision: true,
  response: dataOf(mediumCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
} as const;

export const renameMedium = defineCall('renameMedium', `PUT ${mediumPath}/name`, 'content', {
  ...{ ...saves, summary: 'Renames an uploaded file.', body: nameBody },
});

export const setMediumPoster = defineCall('setMediumPoster', `PUT ${mediumPath}/poster`, 'content', {
  ...{ ...saves, summary: 'Sets the poster of a film to an uploaded picture, or takes it away.', body: posterBody },
});

export const mediumRemoval = defineCall('mediumRemoval', `POST ${mediumPath}/delete`, 'content', {
  idempotent: true,
  summary: 'Deletes an uploaded file that no lecture or course uses; one that is gone already is no fault.',
  response: done,
  failures: ['STATUS_CONFLICT'],
});

/** Longest subtitles (characters); those of a long film take a tenth. */
export const subtitlesMaximum = 1_000_000;

const subtitlesPath = `${mediumPath}/subtitles/{language}` as const;
const subtitlesParams = z.object({
  mediumId: idSchema,
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)),
});

export const saveSubtitles = defineCall('saveSubtitles', `PUT ${subtitlesPath}`, 'content', {
  idempotent: true,
  summary: 'Sets the subtitles of a film in a language, from the text of a WebVTT or SRT file.',
  params: subtitlesParams,
  body: z.object({ text: z.string().check(z.maxLength(subtitlesMaximum)) }),
  response: dataOf(mediumCodec),
  failures: ['INPUT_ERROR', 'NOT_FOUND', 'STORAGE_FULL'],
});

export const removeSubtitles = defineCall('removeSubtitles', `POST ${subtitlesPath}/delete`, 'content', {
  idempotent: true,
  summary: 'Takes the subtitles of a language away from a film.',
  params: subtitlesParams,
  response: dataOf(mediumCodec),
  failures: ['NOT_FOUND'],
});
