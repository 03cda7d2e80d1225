import type { Page } from 'playwright/test';

/** The taps of a person, and the text fields that they typed into. */
type Hands = { readonly taps: number; readonly fields: number };

/**
 * Counts in the page itself, from its next load on. A choice from a list of the device takes two taps, and so does a
 * file: one opens it, one picks.
 */
export async function countHands(page: Page): Promise<() => Promise<Hands>> {
  await page.addInitScript(() => {
    const row = 'hands';
    const read = () => JSON.parse(sessionStorage.getItem(row) ?? '{"taps":0,"fields":[]}');
    const tap = (times: number) => {
      const { taps, fields } = read();
      sessionStorage.setItem(row, JSON.stringify({ taps: taps + times, fields }));
    };
    const isPicked = (target: EventTarget | null) =>
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file');
    addEventListener('pointerdown', () => tap(1), true);
    addEventListener('change', ({ target }) => isPicked(target) && tap(2), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (
          !(target instanceof HTMLElement) ||
          !target.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])')
        )
          return;
        const { taps, fields } = read();
        const field = `${location.pathname} ${target.id}`;
        sessionStorage.setItem(row, JSON.stringify({ taps, fields: [...new Set([...fields, field])] }));
      },
      true,
    );
  });
  return async () =>
    await page.evaluate(() => {
      const { taps, fields } = JSON.parse(sessionStorage.getItem('hands') ?? '{"taps":0,"fields":[]}');
      return { taps, fields: fields.length };
    });
}
