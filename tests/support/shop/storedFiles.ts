import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-256 of every private file of a shop's data folder, in hex. */
export async function digestsOfPrivateFiles(dataDir: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'files', 'private');
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name }) =>
      createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex'),
    ),
  );
}
