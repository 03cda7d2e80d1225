import { thawNow } from '../../platform/net/shownNow.ts';

let resolveHydrated: () => void = () => {};
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});
/** A page that fails is never hydrated, and delays nothing for longer. */
const patienceMs = 5_000;

/** Marks the server-rendered page as hydrated. Called after each render; only the first call counts. */
export function markHydrated(): void {
  thawNow();
  resolveHydrated();
}

/** Changes that would differ from the server's markup wait for this. */
export const whenHydrated = (): Promise<void> =>
  Promise.race([hydrated, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
