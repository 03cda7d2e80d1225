import { thawNow } from '../../platform/net/shownNow.ts';

let tell: () => void = () => {};
const isDone = new Promise<void>((resolve) => {
  tell = resolve;
});
/** A page that fails is never taken over, and holds up nothing for longer. */
const patienceMs = 5_000;

/** The page that the server drew is the app's from now on. Called whenever a page has been drawn; only the first counts. */
export function tellTakenOver(): void {
  thawNow();
  tell();
}

/** What changes the first render waits for this. */
export const whenTakenOver = (): Promise<void> =>
  Promise.race([isDone, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
