import type { Person } from '../../domain/people/identity.ts';

/** Somebody pressed what needs an account. */
export type SignInQuestion = {
  /** Picture above the form, or `null`. */
  readonly coverUrl: string | null;
  /** Says who signed in, or that nobody did. */
  readonly answer: (person: Person | null) => void;
};

let asked: SignInQuestion | null = null;
const listeners = new Set<() => void>();

function become(next: SignInQuestion | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The question that waits, for the one dialog in the frame. */
export const waitingSignIn = (): SignInQuestion | null => asked;

export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Lets somebody sign in or open an account without leaving the page; answers who it was, or `null` where they closed it.
 * A second question takes the place of the first.
 */
export function askToSignIn({ coverUrl = null }: { coverUrl?: string | null } = {}): Promise<Person | null> {
  asked?.answer(null);
  return new Promise((resolve) => {
    const answer = (person: Person | null) => {
      if (asked?.answer === answer) become(null);
      resolve(person);
    };
    become({ coverUrl, answer });
  });
}
