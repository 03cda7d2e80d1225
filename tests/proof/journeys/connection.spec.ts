import type { Page } from 'playwright/test';
import { gateAddress } from '../../../src/platform/net/connection.ts';
import { expect, test } from '../../support/browser/badReception.ts';
import type { Mood } from '../../support/browser/moodyNetwork.ts';
import { keepsAnswer } from '../../support/browser/offline.ts';
import { buyAsGuest, enter, fillReport, inSight, reportSheet, sendReport } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { guestNamed, student } from '../../support/shop/person.ts';
import { untilCached } from '../../support/shop/untilCached.ts';

const told: readonly (readonly [Mood, (words: Words) => string])[] = [
  ['gatePage', ({ shell }) => shell.portal],
  ['frontOnly', ({ shell }) => shell.down],
  ['shopOff', ({ shell }) => shell.refused],
  ['gateRedirect', ({ shell }) => shell.portal],
  ['gateByTheBook', ({ shell }) => shell.portal],
];

test('a captive portal, an overloaded shop and a silent network are distinguished; a press continues by itself', async ({
  phone,
  network,
  words,
}) => {
  const bar = (text: string) => phone.getByRole('status').filter({ hasText: text });
  const { openGate } = words.ui;
  const { waiting } = words;
  await phone.clock.install();
  await phone.goto('/login');
  await typeSignIn(phone, words);

  for (const [mood, text] of told) {
    await test.step(mood, async () => {
      network.set(mood);
      // Returning to the page checks the connection again.
      await phone.evaluate(() => dispatchEvent(new Event('online')));
      await expect(bar(text(words))).toBeVisible();
      if (mood === 'gateRedirect') await seesGate(phone, bar(text(words)).getByRole('link', { name: openGate }));
    });
  }

  await test.step('dead: no answer comes, and is not waited for without an end', async () => {
    network.set('dead');
    await phone.evaluate(() => dispatchEvent(new Event('online')));
    await expect(bar(words.shell.silent)).toBeVisible({ timeout: 15_000 });
  });

  await test.step('a pressed button waits, and is let go after a while', async () => {
    await phone.getByRole('button', { name: words.session.login.submit }).click();
    await expect(bar(waiting.until.silent)).toBeVisible();
    await phone.clock.fastForward('05:01');
    await expect(bar(waiting.lapsed)).toBeVisible();
  });

  await test.step('pressed again it goes on by itself as soon as the shop is back', async () => {
    await phone.getByRole('button', { name: words.session.login.submit }).click();
    network.set('clear');
    // A request to the dead network hangs for eight seconds before the next one is due.
    await expect(async () => {
      await phone.clock.fastForward('01:00');
      await expect(phone).not.toHaveURL(/login/, { timeout: 9_000 });
    }).toPass({ timeout: 36_000 });
    await expect(bar(words.shell.silent)).toBeHidden();
  });
});

test('a film that was pressed while nothing came plays when the network is back, with its controls and no veil over it', async ({
  phone,
  network,
  words,
}) => {
  const { player, broken, notSaved } = words.playlist;
  const veil = phone.getByText(broken.title).or(phone.getByText(notSaved.title));
  await enter(phone, student);
  await phone.goto('/learn/1001');
  await untilCached(phone);
  await keepsAnswer(phone, 'private', 'playlist', '1001');
  await expect(phone.getByRole('button', { name: player.play })).toBeVisible();
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  network.set('dead');
  await phone.reload();
  await phone.getByRole('button', { name: player.play }).click();
  await expect(phone.getByText(player.waiting)).toBeVisible();
  await expect(phone.getByRole('status').filter({ hasText: words.shell.silent })).toBeVisible();
  network.set('clear');
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => phone.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 8))
    .toBe(true);
  await expect(veil).toBeHidden();
  await expect(phone.getByRole('slider', { name: player.position })).toBeVisible();
});

test('a report that no answer comes to is left as soon as it is on the device, and goes out later', async ({
  phone,
  network,
  words,
}) => {
  const sheet = reportSheet(phone, words);
  await buyAsGuest(phone, words, '1018', guestNamed('ฟ้า', 'ใจเย็น'));
  await fillReport(phone, words);
  network.set('dead');
  await sendReport(phone, words);
  const leave = sheet.getByRole('button', { name: words.report.leave });
  await expect(leave).toBeVisible();
  await phone.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(phone.getByRole('region', { name: words.outbox.title })).toBeVisible();
  network.set('clear');
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(phone.getByRole('heading', { name: words.orders.next.checking.title })).toBeVisible();
  await expect(phone).toHaveURL(/\/order\//);
});

/** The captive portal's page opens in a new window. */
async function seesGate(page: Page, link: ReturnType<Page['getByRole']>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await inSight(link).click();
  const gate = await opened;
  await expect(gate).toHaveURL(gateAddress);
  await expect(gate.getByRole('heading', { name: 'Sign in to this Wi-Fi' })).toBeVisible();
  await gate.close();
}

async function typeSignIn(page: Page, words: Words): Promise<void> {
  await page.getByRole('textbox', { name: words.session.login.username }).fill(student.username);
  await page.getByRole('textbox', { name: words.session.login.password, exact: true }).fill(student.password);
}
