import { useSyncExternalStore } from 'react';
import type { SocialOutcome, SocialProvider } from '../../../domain/people/socialLogin.ts';

/** The outcome of a provider sign-in, for a person who is still here. */
export type SocialNews = {
  readonly outcome: Exclude<SocialOutcome, 'signedIn' | 'mayLink' | 'register'>;
  readonly provider: SocialProvider;
};

let latest: SocialNews | null = null;
const listeners = new Set<() => void>();

/** Publishes the outcome to the sign-in forms, until another replaces it. */
export function tellSocialNews(news: SocialNews | null): void {
  latest = news;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSocialNews = (): SocialNews | null =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
