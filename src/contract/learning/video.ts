import * as z from 'zod/mini';
import type { VideoSource } from '../../domain/catalogue/course.ts';

/** A video's addresses: mp4 first, webm for browsers without H.264. */
export const videoCodec = z.codec(
  z.object({
    videoUrl: z.string(),
    webm_url: z.nullable(z.string()),
    posterUrl: z.nullable(z.string()),
    subtitle: z.array(z.object({ language: z.enum(['th', 'en']), url: z.string() })),
  }),
  z.custom<VideoSource>(),
  {
    decode: (w) => ({ mp4Url: w.videoUrl, webmUrl: w.webm_url, posterUrl: w.posterUrl, subtitles: w.subtitle }),
    encode: (v) => ({ videoUrl: v.mp4Url, webm_url: v.webmUrl, posterUrl: v.posterUrl, subtitle: [...v.subtitles] }),
  },
);
