import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a ZIP. `parts`: its bytes in order; pictures are `packed` already. */
export type ZipEntry = {
  readonly name: string;
  readonly isPacked: boolean;
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** The bytes of a ZIP, made while they are read, so that the memory holds one part of one file. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>, now: number): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  for await (const { name, isPacked, parts } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = now;
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
