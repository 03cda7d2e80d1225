import { useSyncExternalStore } from 'react';
import type { SocialOutcome, SocialProvider } from '../../../domain/people/socialLogin.ts';

/** What the way to a provider came to, for whoever is still here to read it. */
export type SocialNews = {
  readonly outcome: Exclude<SocialOutcome, 'signedIn' | 'mayLink' | 'register'>;
  readonly provider: SocialProvider;
};

let latest: SocialNews | null = null;
const listeners = new Set<() => void>();

/** Tells it where signing in is offered, until something else is to be told. */
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
