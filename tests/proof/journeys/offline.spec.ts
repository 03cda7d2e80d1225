import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { goOffline, keepsAnswer, seesOffline, seesOfflineAtDesk } from '../../support/browser/offline.ts';
import { enter, languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import { student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('after one visit every address of the app opens without a network', async ({ page, words, readyOffline }) => {
  await page.goto('/');
  await readyOffline(page);
  await goOffline(page, words);
  for (const address of everyAddress) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await (address.startsWith('/admin') ? seesOfflineAtDesk : seesOffline)(page, words);
    });
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('courses and lectures that were seen open without a network', async ({ page, words, locale, readyOffline }) => {
  const title = titleOf('1001', languageOf(locale));
  await page.goto('/');
  await enter(page, student);
  await page.goto('/myaccount/student/course');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await readyOffline(page);
  await keepsAnswer(page, 'private', 'ourses');
  await page.goto('/learn/1001');
  await keepsAnswer(page, 'private', 'playlist', '1001');
  await goOffline(page, words);

  await page.goto('/myaccount/student/course');
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
  await expect(page.getByRole('complementary', { name: words.playlist.list })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('complementary', { name: words.playlist.list })).toBeVisible();
});

/** Every address of the app, and an unknown one. */
const everyAddress = [
  links.home(),
  links.courses(),
  links.courses('excel'),
  links.category('languages'),
  links.course('1002'),
  links.products(),
  links.product('5002'),
  links.promotion('1'),
  links.cart(),
  links.checkout(),
  links.thankYou('never-ordered-this-one-1'),
  links.order('never-ordered-this-one-1'),
  links.studentOrders(),
  links.myCourses(),
  links.learn('1002'),
  links.account(),
  links.outbox(),
  links.storage(),
  links.share(),
  links.login(),
  links.register(),
  links.forgotPassword(),
  links.setPassword('a-token-that-nobody-sent'),
  links.admin(),
  deskLinks.orders(),
  deskLinks.order('1'),
  deskLinks.mail(),
  deskLinks.settings(),
  '/nowhere-at-all',
];
