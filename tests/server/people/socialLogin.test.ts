import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../server/store/schema/identity.ts';
import { registerStudent } from '../../../src/contract/people/registration.ts';
import { currentPerson, logout } from '../../../src/contract/people/session.ts';
import { sharedDeviceCookie } from '../../../src/contract/people/sharedDevice.ts';
import {
  listSignInWays,
  listSocialProviders,
  newcomer,
  socialEndIn,
  socialLanding,
  socialReturn,
  socialStart,
} from '../../../src/contract/people/socialLogin.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { type SocialProvider, socialProviders } from '../../../src/domain/people/socialLogin.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { goToProvider } from '../../support/browser/socialSteps.ts';
import { openIdentityProvider } from '../../support/services/identityProvider.ts';
import { buildTestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { fromOwnPage, onSocialShop } from '../../support/shop/socialShop.ts';

/** The registration form's body for a verified provider account. */
const registration = (told: { email: string; firstName?: string }) => ({
  ...{ kind: 'member' as const, firstName: 'มะลิ', lastName: 'ใจดี', ...told },
  ...{ nickname: null, tel: '0812345678', address: null, pictureName: null, groupId: null, answers: {} },
  ...{ username: null, password: null, language: 'th' as const },
});

onSocialShop('signing in with LINE, Facebook and Google', (opened) => {
  test('only providers with keys are offered', async () => {
    const { clock, shop, database } = opened();
    expect(await shop.call(listSocialProviders)).toEqual(['line', 'facebook', 'google']);
    const bare = await buildTestShop({ database, clock, env: {} });
    expect(await bare.call(listSocialProviders)).toEqual([]);
    const answer = await bare.inject({ url: socialStart('line', { returnTo: '/cart' }), headers: fromOwnPage });
    expect(answer.headers.location).toBe(socialLanding('/cart', { outcome: 'unavailable', provider: 'line' }));
    await bare.close();
  });

  test.each(socialProviders)('%s signs a new person in, and the same person again', async (kind) => {
    const { shop, newPerson, signIn } = opened();
    const who = newPerson(kind);
    const first = await signIn(kind, who);
    expect(first.end).toEqual({ outcome: 'signedIn', provider: kind });
    expect(first.returnTo).toBe('/cart');
    const person = await shop.call(currentPerson, {}, { as: first.as });
    expect(person).toMatchObject({ role: 'student', firstName: 'มะลิ', lastName: 'ใจดี', email: who.email });
    const again = await signIn(kind, who);
    expect(await shop.call(currentPerson, {}, { as: again.as })).toEqual(person);
    expect(await shop.call(listSignInWays, {}, { as: again.as })).toMatchObject({ hasPassword: false, linked: [kind] });
  });

  test('the shop asks with PKCE, state, nonce and its exact address', async () => {
    const { shop, publicUrl, begin } = opened();
    const started = await begin('line', shop.visitor());
    const asked = new URL(started.headers.location ?? '').searchParams;
    expect(asked.get('redirect_uri')).toBe(publicUrl + socialReturn('line'));
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(20);
    expect(started.headers['referrer-policy']).toBe('no-referrer');
    expect(String(started.headers['set-cookie'])).toMatch(/lanrian\.auth=.*Path=\/auth; HttpOnly; SameSite=Lax/);
  });

  test('a cancellation at the provider returns a guest to the former page', async () => {
    const { shop, signIn } = opened();
    const { as, end, returnTo } = await signIn('google', null, undefined, { returnTo: '/course/101-tax?a=1' });
    expect(end?.outcome).toBe('cancelled');
    expect(returnTo).toBe('/course/101-tax?a=1');
    expect(await shop.call(currentPerson, {}, { as })).toBeNull();
  });

  test('an answer that another browser asked for opens nothing, and ends where it was begun', async () => {
    const { shop, publicUrl, newPerson, begin } = opened();
    const started = await begin('line', shop.visitor(), { returnTo: '/cart' });
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    const stranger = shop.visitor();
    const ended = await shop.inject({ url: back }, stranger);
    expect(ended.headers.location).toBe(socialLanding('/cart', { outcome: 'lost', provider: 'line' }));
    expect(await shop.call(currentPerson, {}, { as: stranger })).toBeNull();
  });

  test('an answer is taken once, and not after a quarter of an hour', async () => {
    const { clock, shop, publicUrl, newPerson, begin, signIn } = opened();
    const { as, back } = await signIn('line', newPerson('line'));
    const again = await shop.inject({ url: back }, as);
    expect(socialEndIn(new URL(again.headers.location ?? '', publicUrl).search)?.outcome).toBe('lost');
    const slow = shop.visitor();
    const started = await begin('line', slow);
    const late = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    clock.forward(15 * 60_000 + 1_000);
    const ended = await shop.inject({ url: late }, slow);
    expect(socialEndIn(new URL(ended.headers.location ?? '', publicUrl).search)?.outcome).toBe('lost');
  });

  test('a state of one provider is none of another', async () => {
    const { shop, publicUrl, newPerson, begin } = opened();
    const as = shop.visitor();
    const started = await begin('line', as);
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    const ended = await shop.inject({ url: back.replace('/line/', '/google/') }, as);
    expect(socialEndIn(new URL(ended.headers.location ?? '', publicUrl).search)).toEqual({
      outcome: 'lost',
      provider: 'google',
    });
  });

  test('a provider that is away is said so, where one was; it is asked again the next time', async () => {
    const { clock, publicUrl, database } = opened();
    const away = await openIdentityProvider('google');
    const other = await buildTestShop({ database, clock, env: away.env });
    const ask = () => other.inject({ url: socialStart('google', { returnTo: '/cart' }), headers: fromOwnPage });
    expect((await ask()).headers.location).toBe(socialLanding('/cart', { outcome: 'unavailable', provider: 'google' }));
    await away.register(publicUrl);
    expect((await ask()).headers.location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
    await away.close();
    await other.close();
  });

  test('a foreign page starts nothing, and no redirect leads to one', async () => {
    const { shop, publicUrl, signIn } = opened();
    const url = socialStart('line', { returnTo: '/cart' });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}]) {
      expect((await shop.inject({ url, headers })).headers.location).toBe(socialLanding('/cart', null));
    }
    const referer = { referer: `${publicUrl}/cart` };
    expect((await shop.inject({ url, headers: referer })).headers.location).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/auth\?/,
    );
    for (const foreign of ['https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', 'cart']) {
      const { returnTo } = await signIn('line', null, undefined, { returnTo: foreign });
      expect(returnTo, foreign).toBe('/');
    }
  });

  test('a provider account is not revealed to the next person', async () => {
    const { clock, providers, shop, newPerson, begin, signIn, ownerComes, waitingIn } = opened();
    const { email: _, ...nameless } = newPerson('facebook');
    providers.get('facebook')?.people.set(nameless.sub, nameless);
    const cameBy = async () => {
      const { as, end } = await signIn('facebook', nameless);
      expect(end?.outcome).toBe('register');
      expect(await waitingIn(as)).toMatchObject({ firstName: 'มะลิ' });
      return as;
    };
    const endings: Record<string, (as: Visitor) => Promise<unknown>> = {
      'a sign-out, also of a guest': (as) => shop.call(logout, {}, { as }),
      'the next way that is begun': (as) => begin('line', as),
      'a way that is cancelled': (as) => signIn('line', null, as),
      'somebody else’s sign-in': async (as) => ownerComes(await shop.signedIn(), as),
      'somebody else’s way to a provider': (as) => signIn('google', newPerson('google'), as),
      'a quarter of an hour': async () => clock.forward(15 * 60_000 + 1_000),
    };
    for (const [name, end] of Object.entries(endings)) {
      const as = await cameBy();
      await end(as);
      expect(await waitingIn(as), name).toBeNull();
    }
  });

  test('a sign-out ends a way to a provider that was begun before', async () => {
    const { shop, publicUrl, newPerson, begin } = opened();
    const as = shop.visitor();
    const started = await begin('line', as);
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    await shop.call(logout, {}, { as });
    const ended = await shop.inject({ url: back }, as);
    expect(socialEndIn(new URL(ended.headers.location ?? '', publicUrl).search)?.outcome).toBe('lost');
  });

  test('on a shared device the provider is asked to verify the person again', async () => {
    const { shop, begin } = opened();
    const asked = async (kind: SocialProvider, as: Visitor) =>
      new URL((await begin(kind, as)).headers.location ?? '').searchParams;
    const shared = shop.visitor();
    shared.cookies.set(sharedDeviceCookie, '1');
    expect((await asked('line', shared)).get('prompt')).toBe('login');
    expect((await asked('google', shared)).get('prompt')).toBe('select_account');
    expect((await asked('facebook', shared)).get('auth_type')).toBe('reauthenticate');
    for (const kind of socialProviders) {
      const own = await asked(kind, shop.visitor());
      expect([own.get('prompt'), own.get('auth_type')], kind).toEqual([null, null]);
    }
  });

  test('without an address the form asks for it, and for no password', async () => {
    const { providers, shop, newPerson, signIn } = opened();
    const { email: _, ...who } = newPerson('line');
    providers.get('line')?.people.set(who.sub, who);
    const { as, end } = await signIn('line', who);
    expect(end?.outcome).toBe('register');
    expect(await shop.call(newcomer, {}, { as })).toEqual({
      ...{ ticket: expect.any(String), provider: 'line', firstName: 'มะลิ', lastName: 'ใจดี', email: null },
    });
    const taken = await shop.signedIn();
    const [body, key] = [registration({ email: `${randomUUID()}@example.com` }), randomUUID()];
    const refused = await shop.refused(registerStudent, { body: registration({ email: taken.email }) }, { as });
    expect(refused.code).toBe('DUPLICATE_EMAIL');
    const cookies = new Map(as.cookies);
    const person = await shop.call(registerStudent, { body }, { as, key });
    expect(await shop.call(currentPerson, {}, { as })).toEqual(person);
    expect(await shop.call(newcomer, {}, { as })).toBeNull();
    const repeated = { ...as, cookies };
    expect(await shop.call(registerStudent, { body }, { as: repeated, key }), 'after a lost answer').toEqual(person);
    expect(await shop.call(currentPerson, {}, { as: repeated })).toEqual(person);
    expect((await shop.refused(registerStudent, { body }, { key })).code, 'somebody else').toBe('DUPLICATE_EMAIL');
    const again = await signIn('line', who);
    expect((await shop.call(currentPerson, {}, { as: again.as }))?.id).toBe(person.id);
  });

  test('an account without a password requires a verified provider account', async () => {
    const { shop } = opened();
    const refused = await shop.refused(registerStudent, { body: registration({ email: 'nobody@example.com' }) });
    expect(Object.keys(refused.fields)).toEqual(['username', 'password']);
    const forged = shop.visitor();
    forged.cookies.set('lanrian.newcomer', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA');
    expect(await shop.call(newcomer, {}, { as: forged })).toBeNull();
  });

  test('a shop closed for registration says so, and still signs in known people', async () => {
    const { shop, newPerson, signIn } = opened();
    const known = newPerson('line');
    await signIn('line', known);
    const administrator = await shop.signedIn('administrator');
    const limited = (change: Partial<SiteSettings>) =>
      shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as: administrator });
    for (const limit of [{ userLimit: 1 }, { dailyUserLimit: 1 }]) {
      await limited(limit);
      const { as, end } = await signIn('line', newPerson('line'));
      expect(end).toEqual({ outcome: 'full', provider: 'line' });
      expect(await shop.call(currentPerson, {}, { as })).toBeNull();
      expect((await signIn('line', known)).end?.outcome).toBe('signedIn');
    }
    await limited({});
  });

  test('a blocked account stays out', async () => {
    const { shop, newPerson, signIn } = opened();
    const who = newPerson('facebook');
    const { as } = await signIn('facebook', who);
    const person = await shop.call(currentPerson, {}, { as });
    await shop.parts.identity.setBlocked(person?.id ?? '', true);
    const again = await signIn('facebook', who);
    expect(again.end?.outcome).toBe('blocked');
    expect(again.as.cookies.size).toBe(0);
  });

  test('somebody else who was signed in here is signed out first', async () => {
    const { shop, newPerson, signIn, db } = opened();
    const first = await shop.signedIn();
    const { as } = await signIn('line', newPerson('line'), first);
    expect((await shop.call(currentPerson, {}, { as }))?.id).not.toBe(first.userId);
    const [left] = await db.select().from(users).where(eq(users.id, first.userId));
    expect(left).toBeDefined();
    expect(shop.messages).toContainEqual(expect.objectContaining({ event: 'closed', userId: first.userId }));
  });
});
