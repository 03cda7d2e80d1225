import { links } from '../../../src/ui/press/links.ts';
import {
  buyAsGuest,
  fillReport,
  fillSignIn,
  openCartWith,
  placeOrder,
  sendReport,
} from '../../support/browser/shopperSteps.ts';
import { blockSiteData, changeTranslatedTexts, translatePage } from '../../support/browser/strangePages.ts';
import { guestNamed, student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a page that the browser translates goes on and says what is new', { tag: '@proof' }, async ({ page, words }) => {
  await page.addInitScript(translatePage);

  await test.step('a wrong password is told, and told again', async () => {
    await page.goto(links.login());
    for (const password of ['wrong', 'wrong again']) {
      await fillSignIn(page, words, { ...student, password });
      await expect(page.getByRole('alert')).toHaveText(words.failures.LOGIN_FAILED);
    }
    await expect(page.locator('font').first()).toBeAttached();
  });

  await test.step('a changed, moved or removed text leaves no former translation', async () => {
    const said = ['changed two three', 'before changed two three', 'before two threechanged ', 'before twochanged '];
    expect(await page.evaluate(changeTranslatedTexts)).toEqual([said, said, said]);
  });

  await test.step('another search shows what it found', async () => {
    await page.goto(`${links.courses()}?keyword=thai`);
    const { searchLabel } = words.catalogue;
    const { resultsFor } = words.list;
    await expect(page.getByRole('heading', { name: resultsFor('thai') })).toBeVisible();
    const search = page.getByRole('searchbox', { name: searchLabel.course });
    await search.fill('piano');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: resultsFor('piano') })).toBeVisible();
    await expect(page.getByRole('main').getByText('thai')).toHaveCount(0);
  });

  await test.step('a guest buys and reports the transfer', async () => {
    await buyAsGuest(page, words, '1018', guestNamed('มาลี', 'แปลหน้า'));
    await fillReport(page, words);
    await sendReport(page, words);
    await expect(page).toHaveURL(/\/thankyou/);
  });
});

test('where the browser blocks site data a person buys and learns, and is told that nothing is kept', {
  tag: '@proof',
}, async ({ page, words }) => {
  await page.addInitScript(blockSiteData);
  await openCartWith(page, words, '1018');
  await expect(page.getByRole('region', { name: words.deviceStorage.keepsNothing.title })).toBeVisible();
  await fillSignIn(page, words, student);
  await page.getByRole('link', { name: words.cart.checkout }).click();
  await placeOrder(page, words);
  await fillReport(page, words);
  await sendReport(page, words);
  await expect(page).toHaveURL(/\/thankyou/);

  await page.goto('/learn/1001');
  const { player } = words.playlist;
  await page.getByRole('button', { name: player.play }).click();
  const secondOf = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(secondOf).toBeGreaterThan(15);
});
