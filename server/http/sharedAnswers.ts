import { strongTag } from './etag.ts';

/** A finished answer of a public call as the bytes that are sent: a text is spelled anew for its tag and for each sending. */
type FinishedAnswer = { readonly body: Buffer; readonly tag: string };

/** Where the answer for one address and version is kept once it was computed. */
export type AnswerPlace = { readonly known: FinishedAnswer | null; readonly keep: (answer: FinishedAnswer) => void };

export type SharedAnswers = { readonly at: (address: string, version: string) => AnswerPlace };

/** Bytes in all. Addresses are the caller's words, so there is a limit, and they count; the longest kept goes first. */
const maximumLength = 16_000_000;
/** No page of ours asks by a longer one; what is asked for at such an address is computed each time. */
const longestAddress = 500;
/** What an entry takes beside its letters and its body, generously: so that many small answers count, too. */
const entryBytes = 1_000;

/** Keeps finished answers in memory for as long as their version stands. */
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

const lengthOf = (address: string, { body }: FinishedAnswer): number => entryBytes + 2 * address.length + body.length;

export const finish = (wire: unknown): FinishedAnswer => {
  const body = Buffer.from(JSON.stringify(wire));
  return { body, tag: strongTag(body) };
};
