import { strongTag } from './etag.ts';

/** A finished answer of a public call as the bytes that are sent: a text is spelled anew for its tag and for each sending. */
type FinishedAnswer = { readonly body: Buffer; readonly tag: string };

/** Where the answer for one address and version is kept once it was computed. */
export type AnswerPlace = { readonly known: FinishedAnswer | null; readonly keep: (answer: FinishedAnswer) => void };

export type SharedAnswers = { readonly at: (address: string, version: string) => AnswerPlace };

/** Bytes in all. Addresses are the caller's words, so there is a limit; the longest kept goes first. */
const maximumLength = 16_000_000;

/** Keeps finished answers in memory for as long as their version stands. */
export function sharedAnswers(): SharedAnswers {
  const answers = new Map<string, FinishedAnswer & { readonly version: string }>();
  let length = 0;

  const forget = (address: string) => {
    length -= answers.get(address)?.body.length ?? 0;
    answers.delete(address);
  };
  const keep = (address: string, version: string, answer: FinishedAnswer) => {
    forget(address);
    answers.set(address, { ...answer, version });
    length += answer.body.length;
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
        keep: (answer) => keep(address, version, answer),
      };
    },
  };
}

export const finish = (wire: unknown): FinishedAnswer => {
  const body = Buffer.from(JSON.stringify(wire));
  return { body, tag: strongTag(body) };
};
