import type { Page } from 'playwright';
import sharp from 'sharp';
import { type Words, wordsOf } from '../../support/run/words.ts';
import { seededRandom } from '../seededRandom.ts';

const words: Words = wordsOf(true);
const pictureWithinMs = 5_000;
const reachedWithinMs = 2_000;
const slipSize = { width: 48, height: 80, channels: 3 } as const;

/** A unique picture. */
export function slipOf(seed: number): Promise<Buffer> {
  const random = seededRandom(seed ^ 0x51_1b);
  const pixels = Buffer.from(Array.from({ length: 48 * 80 * 3 }, () => random.below(256)));
  return sharp(pixels, { raw: slipSize }).png().toBuffer();
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: words.report.title });
const bankOf = (page: Page) => sheetOf(page).getByLabel(words.report.fields.originBank);
const pictureOf = (page: Page) => sheetOf(page).getByRole('img', { name: words.report.slipPreview });

/** Dismisses the question to sign in again during a report, which needs no session. */
export async function putsSignInOff(page: Page): Promise<void> {
  const { sessionTitle, later } = words.session.access;
  const question = page.getByRole('dialog', { name: sessionTitle });
  const putOff = question.getByRole('button', { name: later });
  // Below an open report it is inert.
  await page.addLocatorHandler(question, () => putOff.click({ timeout: reachedWithinMs }).catch(() => {}), {
    noWaitAfter: true,
  });
}

/** Fills in the open report and attaches the slip. */
export async function fill(page: Page, slip: Buffer): Promise<void> {
  await bankOf(page).selectOption('KBANK');
  await sheetOf(page).getByLabel(words.report.fields.account).selectOption({ index: 1 });
  const file = { name: 'slip.png', mimeType: 'image/png', buffer: slip };
  await sheetOf(page).locator('input[type=file]').setInputFiles(file);
  await pictureOf(page).waitFor();
}

/** Presses until the form reacts: the question to sign in again may open under the finger and take a press. */
export async function pressSend(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scope = globalThis as PressScope;
    scope.proofPressed = false;
    const hear = () => {
      scope.proofPressed = true;
    };
    addEventListener('submit', hear, { capture: true, once: true });
  });
  do {
    await sheetOf(page).getByRole('button', { name: words.report.submit }).click({ noWaitAfter: true });
  } while (!(await page.evaluate(() => (globalThis as PressScope).proofPressed)));
}

type PressScope = typeof globalThis & { proofPressed: boolean };

/** Waits for the note that nothing was stored. */
export const readsNotStored = (page: Page): Promise<void> =>
  sheetOf(page).getByText(words.report.storeFailed).waitFor();

/** Values that the open form has lost. */
export async function lostOfForm(page: Page): Promise<string[]> {
  await bankOf(page).waitFor();
  const lost = (await bankOf(page).inputValue()) === 'KBANK' ? [] : ['the bank'];
  // The picture is decoded a moment after the form has rendered.
  const isThere = await pictureOf(page)
    .waitFor({ timeout: pictureWithinMs })
    .then(
      () => true,
      () => false,
    );
  return isThere ? lost : [...lost, 'the slip'];
}
