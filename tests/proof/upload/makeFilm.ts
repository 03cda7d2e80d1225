import { createCipheriv, createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs } from '../../support/run/processes.ts';

/** A film on the disk; `folder` is its own. */
export type MadeFilm = {
  readonly path: string;
  readonly folder: string;
  readonly bytes: number;
  readonly sha256: string;
};

const blockBytes = 1_024 ** 2;

/** A playable film of this size: a short one, and a `free` box of seeded bytes. */
export async function makeFilm(bytes: number, seed: number): Promise<MadeFilm> {
  const begin = await readFile(join('server', 'demo', 'media', 'videos', 'teaser.mp4'));
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-film-'));
  endWithUs(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'film.mp4');
  const box = Buffer.alloc(8);
  box.writeUInt32BE(bytes - begin.length, 0);
  box.write('free', 4, 'latin1');
  const key = createHash('sha256').update(`film ${seed}`).digest();
  const noise = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  try {
    let left = bytes;
    const write = async (part: Buffer) => {
      hash.update(part);
      await file.write(part);
      left -= part.length;
    };
    await write(begin);
    await write(box);
    while (left > 0) await write(noise.update(Buffer.alloc(Math.min(left, blockBytes))));
  } finally {
    await file.close();
  }
  return { path, folder, bytes, sha256: hash.digest('hex') };
}
