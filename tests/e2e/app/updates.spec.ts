import { lateFrameMessages } from '../../../src/i18n/app/lateFrame.ts';
import { withWorker } from '../../support/browser/journeySettings.ts';
import { runPreviousBuild } from '../../support/browser/previousBuild.ts';
import { scriptsOf } from '../../support/browser/scriptsOf.ts';
import { languageOf, putIntoCart, titleOf } from '../../support/browser/shopperSteps.ts';
import { lookForUpdate } from '../../support/browser/updateSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.use(withWorker);

test('the next version is taken on the word of the person, and the cart stays', { tag: '@proof' }, async ({
  page,
  server,
  words,
  locale,
  readyOffline,
}) => {
  // The previous build is made first.
  test.setTimeout(600_000);
  const { title, take } = lateFrameMessages[languageOf(locale)].update;
  const offer = page.getByRole('region', { name: title });
  const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  const renewal = await runPreviousBuild(server);
  await putIntoCart(page, words, '5001');
  await page.getByRole('link', { name: words.product.seeCart(1) }).click();
  await readyOffline(page);

  await renewal.renew();
  await lookForUpdate(page);
  // The worker stores the whole new version before it is offered.
  await expect(offer).toBeVisible({ timeout: 120_000 });
  expect(await scriptsOf(page)).not.toEqual(await renewal.newScripts());
  await offer.getByRole('button', { name: take }).click();
  await expect.poll(() => scriptsOf(page).catch(() => [])).toEqual(await renewal.newScripts());
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(titleOf('5001', languageOf(locale)));
});
