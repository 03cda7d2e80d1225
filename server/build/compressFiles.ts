import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const texts = /\.(js|css|json|html|webmanifest)$/;
/** Smaller files travel in one packet either way (bytes). */
const worthwhile = 1_024;

/** Writes a Brotli copy beside each text of a build's folder, so that no request compresses it again. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => texts.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.byteLength < worthwhile) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
}
