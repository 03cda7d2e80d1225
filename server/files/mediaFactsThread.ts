import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import MediaInfoFactory from 'mediainfo.js';

/** Facts of a film or sound; codecs have MediaInfo's names. `null`: unknown, or no such track. */
export type MediaFacts = {
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly video: string | null;
  readonly audio: string | null;
};

/** The thread of `readMediaFacts`: the path of a file in, its facts out. */
async function readFacts(path: string): Promise<MediaFacts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const reader = await MediaInfoFactory({ format: 'object', coverData: false });
    const { media } = await reader.analyzeData(size, async (length, position) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, position);
      return bytes.subarray(0, bytesRead);
    });
    const tracks = media?.track ?? [];
    const general = tracks.find((track) => track['@type'] === 'General');
    const video = tracks.find((track) => track['@type'] === 'Video');
    const audio = tracks.find((track) => track['@type'] === 'Audio');
    // A picture in a sound file is no film.
    const image = tracks.find((track) => track['@type'] === 'Image');
    return {
      durationSeconds: general?.Duration === undefined ? null : Math.round(general.Duration),
      width: (video ?? image)?.Width ?? null,
      height: (video ?? image)?.Height ?? null,
      video: video?.Format ?? null,
      audio: audio?.Format ?? null,
    };
  } finally {
    await file.close();
  }
}

if (parentPort !== null && typeof workerData === 'string') parentPort.postMessage(await readFacts(workerData));
