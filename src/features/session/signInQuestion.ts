import type { Person } from '../../domain/people/identity.ts';

/** A pending sign-in for an action that needs an account. */
export type SignInQuestion = {
  /** Picture above the form, or `null`. */
  readonly coverUrl: string | null;
  /** Called with the person, or `null`. */
  readonly answer: (person: Person | null) => void;
};

let asked: SignInQuestion | null = null;
const listeners = new Set<() => void>();

function become(next: SignInQuestion | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The pending question for the one dialog in the frame. */
export const waitingSignIn = (): SignInQuestion | null => asked;

export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the sign-in dialog over the page; resolves with the person, or `null` if it was closed. A second question
 * replaces the first.
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
