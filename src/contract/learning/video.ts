import * as z from 'zod/mini';
import type { VideoSource } from '../../domain/catalogue/course.ts';
import { field, object } from '../field.ts';
import { list } from '../primitives.ts';

const subtitle = z.object({ language: z.string(), url: z.string() });

/** A video's addresses: mp4 first, webm for browsers without H.264. */
export const videoCodec = object<VideoSource>({
  mp4Url: field('videoUrl', z.string()),
  webmUrl: field('webm_url', z.nullable(z.string())),
  posterUrl: field('posterUrl', z.nullable(z.string())),
  subtitles: field('subtitle', list(subtitle)),
});
