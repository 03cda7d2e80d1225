import { thawNow } from '../../platform/net/shownNow.ts';

let tell: () => void = () => {};
const isDone = new Promise<void>((resolve) => {
  tell = resolve;
});
/** A page that fails is never hydrated, and delays nothing for longer. */
const patienceMs = 5_000;

/** Marks the server-rendered page as hydrated. Called after each render; only the first call counts. */
export function tellTakenOver(): void {
  thawNow();
  tell();
}

/** Changes that would differ from the server's markup wait for this. */
export const whenTakenOver = (): Promise<void> =>
  Promise.race([isDone, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
