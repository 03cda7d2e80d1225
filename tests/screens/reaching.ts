import type { Page, Route } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { student } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { Screen, ScreenState } from './screen.ts';

const gate = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' });
const front = (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' });
const nobody = (route: Route) => route.abort('connectionfailed');

/** Opens the page again with a foreign or missing answer, and waits until it has noticed. */
const meets = (answer: (route: Route) => Promise<void>) => async (page: Page) => {
  await page.route(/\/(healthz$|(public|private|api)\/)/, answer);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.locator('.netbar').waitFor({ state: 'attached' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('.netbar').waitFor();
};

const pressed = async (page: Page) => {
  await meets(front)(page);
  const { login } = (await wordsOn(page)).session;
  await page.getByRole('textbox', { name: login.username }).fill(student.username);
  await page.getByRole('textbox', { name: login.password, exact: true }).fill(student.password);
  await page.getByRole('button', { name: login.submit }).click();
};

const away: readonly ScreenState[] = [
  { name: 'gate', after: meets(gate) },
  { name: 'resting', after: meets(front) },
  { name: 'silent', after: meets(nobody) },
];

/** Notices of an unreachable server, and pressed buttons meanwhile. */
export const reaching: readonly Screen[] = [
  { name: 'away', path: links.order('never-ordered-this-one-1'), states: away },
  { name: 'away-login', path: links.login(), states: [...away, { name: 'pressed', after: pressed }] },
];
