import { strongTag } from './etag.ts';
import { type Packing, pack } from './packing.ts';

/** The bytes of a finished shared answer and its tag. `packed`: the compressed bytes, made once in each encoding. */
type FinishedAnswer = {
  readonly body: Buffer;
  readonly tag: string;
  readonly packed: (packing: Packing) => Promise<Buffer>;
};

/** The cache entry of an address and version. */
export type AnswerPlace = { readonly known: FinishedAnswer | null; readonly keep: (answer: FinishedAnswer) => void };

export type SharedAnswers = { readonly at: (address: string, version: string) => AnswerPlace };

/** Cache size in bytes, including addresses, which come from callers; the oldest is dropped first. */
const maximumLength = 16_000_000;
/** Longer addresses are not cached. */
const longestAddress = 500;
/** Overhead of an entry, so that many small answers count. */
const entryBytes = 1_000;

/** Caches finished answers for the lifetime of their version. */
export function sharedAnswers(): SharedAnswers {
  const answers = new Map<string, FinishedAnswer & { readonly version: string }>();
  let length = 0;

  const forget = (address: string) => {
    const found = answers.get(address);
    if (found !== undefined) length -= lengthOf(address, found);
    answers.delete(address);
  };
  const keep = (address: string, version: string, answer: FinishedAnswer) => {
    forget(address);
    answers.set(address, { ...answer, version });
    length += lengthOf(address, answer);
    for (const oldest of answers.keys()) {
      if (length <= maximumLength) return;
      forget(oldest);
    }
  };
  return {
    at: (address, version) => {
      const found = answers.get(address);
      return {
        known: found?.version === version ? found : null,
        keep: (answer) => {
          if (address.length <= longestAddress) keep(address, version, answer);
        },
      };
    },
  };
}

/** The compressed bytes count as much as the plain ones; two encodings of a text are together shorter than it. */
const lengthOf = (address: string, { body }: FinishedAnswer): number =>
  entryBytes + 2 * address.length + 2 * body.length;

export function finish(wire: unknown): FinishedAnswer {
  const body = Buffer.from(JSON.stringify(wire));
  const made = new Map<Packing, Promise<Buffer>>();
  const packed = (packing: Packing) => {
    const bytes = made.get(packing) ?? pack[packing](body);
    made.set(packing, bytes);
    return bytes;
  };
  return { body, tag: strongTag(body), packed };
}
