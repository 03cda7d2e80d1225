import type { Page } from 'playwright/test';
import { getCart } from '../../../src/contract/cart/shownCart.ts';
import { hydrated } from '../../support/browser/hydrated.ts';
import { expect, test } from '../../support/browser/neighbours.ts';
import { inSight, languageOf, openCartWith, titleOf } from '../../support/browser/shopperSteps.ts';

const courseId = '1018';

/** At the provider: who one is there. */
const beKnownAs = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a guest signs in with LINE at the cart, is back at it with everything in it, and adds Google to the account', {
  tag: '@proof',
}, async ({ page, words, locale, providers }) => {
  const { socialLogin } = words;
  const enterWith = (name: string) => page.getByRole('link', { name: socialLogin.signInWith(name), exact: true });
  const title = titleOf(courseId, languageOf(locale));
  const name = `ดารา ${locale}`;
  providers.line.people.set(`U1-${locale}`, { sub: `U1-${locale}`, name, email: `dara-${locale}@example.com` });
  providers.google.people.set(`11-${locale}`, { sub: `11-${locale}`, name: 'Dara Google' });

  await openCartWith(page, words, courseId);

  await test.step('who cancels is at the cart again, and reads that nothing has changed', async () => {
    await enterWith('LINE').click();
    await beKnownAs(page, 'Cancel');
    await expect(page).toHaveURL(/\/cart$/);
    const said = page.getByText(socialLogin.news.cancelled('LINE'));
    await expect(said, 'where it is told is in sight').toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus').filter({ has: said }), 'and has the focus').toBeAttached();
    await hydrated(page);
    await expect(said, 'also once everything above it is there').toBeInViewport({ ratio: 1 });
  });

  await test.step('who goes on is at the cart again, signed in, and the cart is the account’s', async () => {
    await enterWith('LINE').click();
    await beKnownAs(page, name);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(inSight(page.getByRole('link', { name: words.cart.checkout }))).toBeVisible();
    await expect(inSight(page.getByText(title))).toBeVisible();
    await expect(enterWith('LINE')).toBeHidden();
    const storedCart = async () => (await page.request.get(getCart.path)).text();
    await expect.poll(storedCart).toContain(`"${courseId}"`);
  });

  await test.step('the account adds Google, and LINE may go then', async () => {
    const part = page.getByRole('region', { name: words.account.parts.signInWays, exact: true });
    await page.goto('/myaccount');
    await expect(part.getByText(socialLogin.ways.last)).toBeVisible();
    await part.getByRole('link', { name: socialLogin.ways.linkOf('Google') }).click();
    await beKnownAs(page, 'Dara Google');
    await expect(page).toHaveURL(/\/myaccount#signInWays$/);
    await expect(part.getByText(socialLogin.news.linked('Google'))).toBeVisible();
    await part.getByRole('button', { name: socialLogin.ways.unlinkOf('LINE') }).click();
    const question = page.getByRole('dialog', { name: socialLogin.ways.question('LINE') });
    await question.getByRole('button', { name: socialLogin.ways.unlink, exact: true }).click();
    await expect(part.getByRole('link', { name: socialLogin.ways.linkOf('LINE') })).toBeVisible();
    await expect(part.getByText(socialLogin.ways.last)).toBeVisible();
  });
});
