import type { Page } from 'playwright/test';
import { getCart } from '../../src/contract/cart/cart.ts';
import { currentPerson } from '../../src/contract/people/session.ts';
import { socialLanding } from '../../src/contract/people/socialLogin.ts';
import { type SocialProvider, socialProviders } from '../../src/domain/people/socialLogin.ts';
import { goOffline, goOnline } from '../support/browser/offline.ts';
import {
  becomeMember,
  fillSignIn,
  inSight,
  languageOf,
  registerFor,
  titleOf,
} from '../support/browser/shopperSteps.ts';
import { takenOver } from '../support/browser/takenOver.ts';
import { type IdentityProvider, openIdentityProvider } from '../support/shop/identityProvider.ts';
import { test as base, expect } from '../support/shop/shop.ts';
import { startShop } from '../support/shop/shopServer.ts';

type Providers = Readonly<Record<SocialProvider, IdentityProvider>>;

/** A shop that people may sign in to with providers of the test's own. */
const test = base.extend<Record<never, never>, { providers: Providers }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
    async ({}, use) => {
      const [line, facebook, google] = [
        await openIdentityProvider('line'),
        await openIdentityProvider('facebook'),
        await openIdentityProvider('google'),
      ];
      await use({ line, facebook, google });
      for (const provider of [line, facebook, google]) await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ providers }, use) => {
      const env = Object.assign({}, ...socialProviders.map((name) => providers[name].env));
      const server = await startShop({ env });
      for (const name of socialProviders) await providers[name].register(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const courseId = '1018';

/** At the provider: who one is there. */
const beKnownAs = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a guest signs in with LINE at the cart, is back at it with everything in it, and adds Google to the account', async ({
  page,
  words,
  locale,
  providers,
  accessible,
}) => {
  const { socialLogin } = words;
  const enterWith = (name: string) => page.getByRole('link', { name: socialLogin.signInWith(name), exact: true });
  const title = titleOf(courseId, languageOf(locale));
  const name = `ดารา ${locale}`;
  providers.line.people.set(`U1-${locale}`, { sub: `U1-${locale}`, name, email: `dara-${locale}@example.com` });
  providers.google.people.set(`11-${locale}`, { sub: `11-${locale}`, name: 'Dara Google' });

  await test.step('without a network it is said what there would be', async () => {
    await registerFor(page, words, courseId);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(enterWith('LINE')).toBeVisible();
    const box = await enterWith('LINE').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await goOffline(page, words);
    await expect(page.getByText(socialLogin.needsNetwork('LINE · Facebook · Google'))).toBeVisible();
    await expect(enterWith('LINE')).toBeHidden();
    await goOnline(page, words);
  });

  await test.step('who cancels is at the cart again, and reads that nothing has changed', async () => {
    await enterWith('LINE').click();
    await beKnownAs(page, 'Cancel');
    await expect(page).toHaveURL(/\/cart$/);
    const said = page.getByText(socialLogin.news.cancelled('LINE'));
    await expect(said, 'where it is told is in sight').toBeInViewport({ ratio: 1 });
    await expect(page.locator(':focus').filter({ has: said }), 'and has the focus').toBeAttached();
    await takenOver(page);
    await expect(said, 'also once everything above it is there').toBeInViewport({ ratio: 1 });
    await accessible(page, 'the cart with what the provider said');
  });

  await test.step('who goes on is at the cart again, signed in, and the cart is the account’s', async () => {
    await enterWith('LINE').click();
    await beKnownAs(page, name);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(inSight(page.getByRole('link', { name: words.cart.checkout }))).toBeVisible();
    await expect(inSight(page.getByText(title))).toBeVisible();
    await expect(enterWith('LINE')).toBeHidden();
    const cart = await page.request.get(getCart.path);
    expect(await cart.text()).toContain(`"${courseId}"`);
  });

  await test.step('the account adds Google, and LINE may go then', async () => {
    const part = page.getByRole('region', { name: words.account.parts.signInWays, exact: true });
    await page.goto('/myaccount');
    await expect(part.getByText(socialLogin.ways.last)).toBeVisible();
    await part.getByRole('link', { name: socialLogin.ways.linkOf('Google') }).click();
    await beKnownAs(page, 'Dara Google');
    await expect(page).toHaveURL(/\/myaccount#signInWays$/);
    await expect(part.getByText(socialLogin.news.linked('Google'))).toBeVisible();
    await accessible(page, 'the ways to sign in');
    await part.getByRole('button', { name: socialLogin.ways.unlinkOf('LINE') }).click();
    const question = page.getByRole('dialog', { name: socialLogin.ways.question('LINE') });
    await question.getByRole('button', { name: socialLogin.ways.unlink, exact: true }).click();
    await expect(part.getByRole('link', { name: socialLogin.ways.linkOf('LINE') })).toBeVisible();
    await expect(part.getByText(socialLogin.ways.last)).toBeVisible();
  });
});

test('whom the provider tells too little of registers without a password, and a course page tells what went wrong', async ({
  page,
  words,
  locale,
  providers,
  accessible,
}) => {
  const { socialLogin, registration } = words;
  providers.facebook.people.set(`22-${locale}`, { sub: `22-${locale}`, name: `Napa ${locale}` });

  await test.step('the dialog above the course says what became of it', async () => {
    const landing = socialLanding(`/course/${courseId}`, { outcome: 'unavailable', provider: 'google' });
    await page.goto(landing, { waitUntil: 'commit' });
    const dialog = page.getByRole('dialog', { name: words.session.login.title });
    await expect(dialog.getByText(socialLogin.news.unavailable('Google'))).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/course\//);
    await dialog.getByRole('link', { name: socialLogin.signInWith('Facebook') }).click();
    await beKnownAs(page, `Napa ${locale}`);
  });

  await test.step('the form has what Facebook told, and asks for the rest alone', async () => {
    await expect(page.getByText(socialLogin.register.note('Facebook'))).toBeVisible();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(field(registration.fields.firstName)).toHaveValue('Napa');
    await expect(field(registration.fields.username)).toBeHidden();
    await accessible(page, 'a registration that a provider vouches for');
    await field(registration.fields.email).fill(`napa-${locale}@example.com`);
    await field(registration.fields.tel).fill('0812345678');
    await page.getByRole('button', { name: registration.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/course\//);
    const person = await page.request.get(currentPerson.path);
    expect(await person.text()).toContain(`napa-${locale}@example.com`.toLowerCase());
  });
});

test('who comes with the address of an account is shown whose it is, and links it as its owner', async ({
  page,
  context,
  words,
  locale,
  providers,
  accessible,
}) => {
  const { socialLogin, account } = words;
  const enterWith = (name: string) => page.getByRole('link', { name: socialLogin.signInWith(name), exact: true });
  const member = {
    ...{ firstName: 'ปรียา', lastName: 'ใจดี', tel: '0812345678', email: `priya-${locale}@example.com`.toLowerCase() },
    ...{ username: `priya-${locale}`.toLowerCase(), password: 'learn-every-day' },
  };
  const known = { name: `Priya ${locale}`, email: member.email };
  for (const [kind, sub] of [
    ['facebook', `33-${locale}`],
    ['line', `U3-${locale}`],
  ] as const) {
    providers[kind].people.set(sub, { sub, ...known });
  }
  await becomeMember(page, member);
  const comeBy = async (name: string) => {
    await context.clearCookies();
    await page.goto('/login?returnTo=/myaccount');
    await enterWith(name).click();
    await beKnownAs(page, known.name);
    await expect(page.getByText(socialLogin.news.knownAddress(name))).toBeVisible();
    const question = page.getByRole('checkbox', { name: socialLogin.link.yes(name) });
    await expect(question).not.toBeChecked();
    return question;
  };

  await test.step('signing in with the password and a yes links it', async () => {
    const question = await comeBy('Facebook');
    await expect(page.getByText(`${known.name} · ${known.email}`)).toBeVisible();
    await accessible(page, 'the sign-in that asks whether the provider is linked');
    await question.check();
    await fillSignIn(page, words, member);
    await expect(page).toHaveURL(/\/myaccount$/);
    await expect(page.getByText(socialLogin.news.linked('Facebook'))).toBeVisible();
  });

  await test.step('signing in with another provider asks afterwards', async () => {
    await comeBy('LINE');
    await enterWith('Facebook').click();
    await beKnownAs(page, known.name);
    await expect(page.getByRole('heading', { name: socialLogin.link.title('LINE'), level: 1 })).toBeVisible();
    await accessible(page, 'the question whether another provider is linked, too');
    await page.getByRole('link', { name: socialLogin.ways.linkOf('LINE') }).click();
    await expect(page).toHaveURL(/\/myaccount$/);
    const part = page.getByRole('region', { name: account.parts.signInWays, exact: true });
    await expect(part.getByRole('button', { name: socialLogin.ways.unlinkOf('LINE') })).toBeVisible();
  });
});
