import type { Page } from 'playwright/test';
import { currentPerson } from '../../../src/contract/people/session.ts';
import { socialLanding } from '../../../src/contract/people/socialLogin.ts';
import { expect, test } from '../../support/browser/neighbours.ts';
import { goOffline, goOnline } from '../../support/browser/offline.ts';
import { becomeMember, fillSignIn, openCartWith } from '../../support/browser/shopperSteps.ts';

const courseId = '1018';

/** Signs in at the provider as this person. */
const beKnownAs = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('offline the sign-in providers are named, and return with the network', async ({ page, words }) => {
  const { socialLogin } = words;
  const line = page.getByRole('link', { name: socialLogin.signInWith('LINE'), exact: true });
  await openCartWith(page, words, courseId);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(line).toBeVisible();
  await goOffline(page, words);
  await expect(page.getByText(socialLogin.needsNetwork('LINE · Facebook · Google'))).toBeVisible();
  await expect(line).toBeHidden();
  await goOnline(page, words);
  await expect(line).toBeVisible();
});

test('whom the provider tells too little of registers without a password, and a course page tells what went wrong', async ({
  page,
  words,
  locale,
  providers,
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
    await page.getByRole('link', { name: socialLogin.ways.linkOf('LINE') }).click();
    await expect(page).toHaveURL(/\/myaccount$/);
    const part = page.getByRole('region', { name: account.parts.signInWays, exact: true });
    await expect(part.getByRole('button', { name: socialLogin.ways.unlinkOf('LINE') })).toBeVisible();
  });
});
