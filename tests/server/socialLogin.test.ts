import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts, users } from '../../server/store/schema/identity.ts';
import { registerStudent } from '../../src/contract/registration.ts';
import { currentPerson, login, logout } from '../../src/contract/session.ts';
import { sharedDeviceCookie } from '../../src/contract/sharedDevice.ts';
import {
  listSignInWays,
  listSocialProviders,
  newcomer,
  socialEndIn,
  socialLanding,
  socialReturn,
  socialStart,
  unlinkProvider,
} from '../../src/contract/socialLogin.ts';
import { type SocialProvider, socialProviders } from '../../src/domain/socialLogin.ts';
import { eachDatabase } from '../support/databases.ts';
import { type IdentityProvider, type KnownPerson, openIdentityProvider } from '../support/identityProvider.ts';
import { buildTestShop, readRefusal, type TestShop, type Visitor } from '../support/shopApp.ts';
import { goToProvider } from '../support/socialSteps.ts';
import { movableClock } from '../support/testParts.ts';

type WayOptions = { returnTo?: string; isLinking?: boolean; ticket?: string | undefined };

const isOfNewcomer = ([name]: readonly [string, string]) => name === 'lanrian.newcomer';

eachDatabase('signing in with LINE, Facebook and Google', (database) => {
  const clock = movableClock();
  const providers = new Map<SocialProvider, IdentityProvider>();
  let shop: TestShop;
  let publicUrl = '';
  beforeAll(async () => {
    const env: Record<string, string> = {};
    for (const kind of socialProviders) {
      const provider = await openIdentityProvider(kind);
      providers.set(kind, provider);
      Object.assign(env, provider.env);
    }
    shop = await buildTestShop({ database: database(), clock, env });
    publicUrl = shop.parts.config.publicUrl;
    for (const provider of providers.values()) await provider.register(publicUrl);
  });
  afterAll(async () => {
    await shop.close();
    for (const provider of providers.values()) await provider.close();
  });
  beforeEach(() => clock.forward(1_000));

  const newPerson = (kind: SocialProvider, told: Partial<KnownPerson> = {}): KnownPerson => {
    const sub = `U${randomUUID().replaceAll('-', '')}`;
    const person = { sub, name: 'มะลิ ใจดี', email: `${sub.slice(0, 10).toLowerCase()}@example.com`, ...told };
    providers.get(kind)?.people.set(sub, person);
    return person;
  };
  const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
  const begin = (kind: SocialProvider, as: Visitor, options: WayOptions = {}) =>
    shop.inject(
      {
        url: socialStart(kind, { returnTo: '/cart', ...options }),
        headers: { 'accept-language': 'th', ...fromOwnPage },
      },
      as,
    );
  /** Through the provider and back, and where it ended. */
  const signIn = async (
    kind: SocialProvider,
    who: KnownPerson | null,
    as: Visitor = shop.visitor(),
    options: WayOptions = {},
  ) => {
    const started = await begin(kind, as, options);
    const back = await goToProvider(started.headers.location ?? '', who?.sub ?? 'nobody', publicUrl);
    const ended = await shop.inject({ url: back }, as);
    expect(ended.statusCode).toBe(303);
    const landing = new URL(ended.headers.location ?? '', publicUrl);
    return { as, landing, end: socialEndIn(landing.search), back, returnTo: landing.searchParams.get('returnTo') };
  };
  const linksOf = (userId: string) => database().db.select().from(accounts).where(eq(accounts.userId, userId));
  const registration = (told: { email: string; firstName?: string }) => ({
    ...{ kind: 'member' as const, firstName: 'มะลิ', lastName: 'ใจดี', ...told },
    ...{ nickname: null, tel: '0812345678', address: null, pictureName: null, groupId: null, answers: {} },
    ...{ username: null, password: null, language: 'th' as const },
  });

  test('only providers with keys are offered', async () => {
    expect(await shop.call(listSocialProviders)).toEqual(['line', 'facebook', 'google']);
    const bare = await buildTestShop({ database: database(), clock, env: {} });
    expect(await bare.call(listSocialProviders)).toEqual([]);
    const answer = await bare.inject({ url: socialStart('line', { returnTo: '/cart' }), headers: fromOwnPage });
    expect(answer.headers.location).toBe(socialLanding('/cart', { outcome: 'unavailable', provider: 'line' }));
    await bare.close();
  });

  test.each(socialProviders)('%s signs a new person in, and the same person again', async (kind) => {
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
    const started = await begin('line', shop.visitor());
    const asked = new URL(started.headers.location ?? '').searchParams;
    expect(asked.get('redirect_uri')).toBe(publicUrl + socialReturn('line'));
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(20);
    expect(started.headers['referrer-policy']).toBe('no-referrer');
    expect(String(started.headers['set-cookie'])).toMatch(/lanrian\.auth=.*Path=\/auth; HttpOnly; SameSite=Lax/);
  });

  test('whoever cancels at the provider comes back to where they were, as a guest', async () => {
    const { as, end, returnTo } = await signIn('google', null, undefined, { returnTo: '/course/101-tax?a=1' });
    expect(end?.outcome).toBe('cancelled');
    expect(returnTo).toBe('/course/101-tax?a=1');
    expect(await shop.call(currentPerson, {}, { as })).toBeNull();
  });

  test('an answer that another browser asked for opens nothing, and ends where it was begun', async () => {
    const started = await begin('line', shop.visitor(), { returnTo: '/cart' });
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    const stranger = shop.visitor();
    const ended = await shop.inject({ url: back }, stranger);
    expect(ended.headers.location).toBe(socialLanding('/cart', { outcome: 'lost', provider: 'line' }));
    expect(await shop.call(currentPerson, {}, { as: stranger })).toBeNull();
  });

  test('an answer is taken once, and not after a quarter of an hour', async () => {
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
    const away = await openIdentityProvider('google');
    const other = await buildTestShop({ database: database(), clock, env: away.env });
    const ask = () => other.inject({ url: socialStart('google', { returnTo: '/cart' }), headers: fromOwnPage });
    expect((await ask()).headers.location).toBe(socialLanding('/cart', { outcome: 'unavailable', provider: 'google' }));
    await away.register(publicUrl);
    expect((await ask()).headers.location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
    await away.close();
    await other.close();
  });

  test('a foreign page begins nothing, and nobody is sent to one', async () => {
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

  const ownerComes = (known: { username: string; password: string }, as: Visitor, ticket?: string) => {
    const { username, password } = known;
    return shop.call(login, { body: { username, password, ...(ticket !== undefined && { ticket }) } }, { as });
  };
  /** Who waits in this browser, as it shows them. */
  const waitingIn = (as: Visitor) => shop.call(newcomer, {}, { as });

  test('a known address is linked once its account has signed in by its password and said yes to the one that was shown', async () => {
    const known = await shop.signedIn();
    const who = newPerson('google', { email: known.email.toUpperCase(), email_verified: true });
    const { as, end } = await signIn('google', who);
    expect(end?.outcome).toBe('knownAddress');
    expect(await shop.call(currentPerson, {}, { as })).toBeNull();
    expect(await linksOf(known.userId)).toHaveLength(1);
    const shown = await waitingIn(as);
    expect(shown).toMatchObject({ provider: 'google', firstName: 'มะลิ', email: who.email });
    await ownerComes(known, as, shown?.ticket);
    expect(await waitingIn(as)).toBeNull();
    const again = await signIn('google', who);
    expect(again.end?.outcome).toBe('signedIn');
    expect((await shop.call(currentPerson, {}, { as: again.as }))?.id).toBe(known.userId);
  });

  test.each([
    ['has left', true],
    ['has gone without a word', false],
  ])('who came with somebody’s address and %s is not linked as its owner signs in there', async (_, hasLeft) => {
    const owner = await shop.signedIn();
    const stranger = newPerson('facebook', { email: owner.email });
    const { as, end } = await signIn('facebook', stranger);
    expect(end?.outcome).toBe('knownAddress');
    if (hasLeft) await shop.call(logout, {}, { as });
    clock.forward(5 * 60_000);
    await ownerComes(owner, as);
    expect(await linksOf(owner.userId)).toHaveLength(1);
    expect(await waitingIn(as)).toBeNull();
    expect((await signIn('facebook', stranger)).end?.outcome).toBe('knownAddress');
  });

  test('a yes links the one that was shown, and to the account with its address', async () => {
    const owner = await shop.signedIn();
    const [first, second] = [newPerson('google', { email: owner.email }), newPerson('line', { email: owner.email })];
    const { as } = await signIn('google', first);
    const shown = await waitingIn(as);
    await signIn('line', second, as);
    await ownerComes(owner, as, shown?.ticket);
    expect(await linksOf(owner.userId), 'another one waits').toHaveLength(1);
    const other = await signIn('google', first);
    const somebody = await shop.signedIn();
    await ownerComes(somebody, other.as, (await waitingIn(other.as))?.ticket);
    expect(await linksOf(somebody.userId), 'another account').toHaveLength(1);
  });

  test('who came by a provider is told to nobody who comes next', async () => {
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
    const as = shop.visitor();
    const started = await begin('line', as);
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    await shop.call(logout, {}, { as });
    const ended = await shop.inject({ url: back }, as);
    expect(socialEndIn(new URL(ended.headers.location ?? '', publicUrl).search)?.outcome).toBe('lost');
  });

  test('a known address is linked by the way of another provider, too, once its account has said yes', async () => {
    const email = `both-${randomUUID()}@example.com`;
    const [onGoogle, onLine] = [newPerson('google', { email }), newPerson('line', { email })];
    const owner = await shop.call(currentPerson, {}, { as: (await signIn('google', onGoogle)).as });
    const { as, end } = await signIn('line', onLine);
    expect(end?.outcome).toBe('knownAddress');
    const arrived = await signIn('google', onGoogle, as, { ticket: (await waitingIn(as))?.ticket });
    expect(arrived.end?.outcome).toBe('mayLink');
    expect((await signIn('line', onLine)).end?.outcome, 'not asked yet').toBe('knownAddress');
    const shown = await waitingIn(as);
    expect(shown).toMatchObject({ provider: 'line', firstName: 'มะลิ', email });
    expect(
      await waitingIn({ ...(await shop.signedIn()), cookies: new Map([...as.cookies].filter(isOfNewcomer)) }),
    ).toBeNull();
    const answer = await begin('line', as, { isLinking: true, ticket: shown?.ticket });
    expect(answer.headers.location).toBe(socialLanding('/cart', { outcome: 'linked', provider: 'line' }));
    const again = await signIn('line', onLine);
    expect(again.end?.outcome).toBe('signedIn');
    expect((await shop.call(currentPerson, {}, { as: again.as }))?.id).toBe(owner?.id);
  });

  test('nobody is linked by a ticket that the signed-in account was not shown', async () => {
    const member = await shop.signedIn();
    const { as } = await signIn('line', newPerson('line', { email: member.email }));
    const ticket = (await waitingIn(as))?.ticket;
    const newcomersCookies = [...as.cookies].filter(isOfNewcomer);
    for (const named of [ticket, randomUUID()]) {
      const both = { ...member, cookies: new Map([...member.cookies, ...newcomersCookies]) };
      const answer = await begin('line', both, { isLinking: true, ticket: named });
      expect(answer.headers.location).toBe(socialLanding('/cart', { outcome: 'lost', provider: 'line' }));
    }
    expect(await linksOf(member.userId)).toHaveLength(1);
  });

  test('on a shared device the provider is asked to ask anew who is there', async () => {
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

  test('nobody opens an account without a password whom no provider has vouched for', async () => {
    const refused = await shop.refused(registerStudent, { body: registration({ email: 'nobody@example.com' }) });
    expect(Object.keys(refused.fields)).toEqual(['username', 'password']);
    const forged = shop.visitor();
    forged.cookies.set('lanrian.newcomer', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA');
    expect(await shop.call(newcomer, {}, { as: forged })).toBeNull();
  });

  test('a blocked account stays out', async () => {
    const who = newPerson('facebook');
    const { as } = await signIn('facebook', who);
    const person = await shop.call(currentPerson, {}, { as });
    await shop.parts.identity.setBlocked(person?.id ?? '', true);
    const again = await signIn('facebook', who);
    expect(again.end?.outcome).toBe('blocked');
    expect(again.as.cookies.size).toBe(0);
  });

  test('an account adds a provider and takes it away; one provider’s account is in one account only', async () => {
    const member = await shop.signedIn();
    const who = newPerson('line');
    const linked = await signIn('line', who, member, { returnTo: '/myaccount', isLinking: true });
    expect(linked.end?.outcome).toBe('linked');
    expect(linked.returnTo).toBe('/myaccount');
    expect((await shop.call(currentPerson, {}, { as: (await signIn('line', who)).as }))?.id).toBe(member.userId);
    const other = await shop.signedIn();
    const refused = await signIn('line', who, other, { returnTo: '/myaccount', isLinking: true });
    expect(refused.end?.outcome).toBe('linkedElsewhere');
    const left = await shop.call(unlinkProvider, { params: { provider: 'line' } }, { as: member });
    expect(left).toEqual({ hasPassword: true, linked: [], offered: [...socialProviders] });
    expect((await signIn('line', who)).end?.outcome, 'a stranger now').toBe('signedIn');
  });

  test('a provider is added only to whoever began it and is still here', async () => {
    const guest = await begin('line', shop.visitor(), { returnTo: '/myaccount', isLinking: true });
    expect(guest.headers.location).toBe(socialLanding('/myaccount', null));
    const member = await shop.signedIn();
    const started = await begin('line', member, { returnTo: '/myaccount', isLinking: true });
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    await shop.parts.identity.revokeSessions(member.userId);
    const ended = await shop.inject({ url: back }, member);
    expect(socialEndIn(new URL(ended.headers.location ?? '', publicUrl).search)?.outcome).toBe('lost');
    expect(await linksOf(member.userId)).toHaveLength(1);
  });

  test('the last way to sign in stays, also where two are taken at once', async () => {
    const who = newPerson('line');
    const { as } = await signIn('line', who);
    const refused = await shop.send(unlinkProvider, { params: { provider: 'line' } }, { as });
    expect(readRefusal(refused)).toMatchObject({ code: 'INPUT_ERROR' });
    expect(readRefusal(refused).fields.provider).toContain('ทางเดียว');
    await signIn('google', newPerson('google'), as, { isLinking: true });
    const both = await Promise.all(
      (['line', 'google'] as const).map((provider) => shop.send(unlinkProvider, { params: { provider } }, { as })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await shop.call(listSignInWays, {}, { as })).linked).toHaveLength(1);
  });

  test('whoever reads the mail owns the account: a provider that never vouched for it is linked no longer', async () => {
    const email = `owner-${randomUUID()}@example.com`;
    const { as } = await signIn('facebook', newPerson('facebook', { email }));
    const squatter = await shop.call(currentPerson, {}, { as });
    const reset = async (signedInAs: string | null) => {
      const started = await shop.parts.identity.startPasswordReset({ usernameOrEmail: email });
      return shop.parts.identity.finishPasswordReset(started?.token ?? '', 'my-own-password', signedInAs);
    };
    const providersOf = async () => (await linksOf(squatter?.id ?? '')).map(({ providerId }) => providerId).toSorted();
    await reset(squatter?.id ?? null);
    expect(await providersOf(), 'signed in here, and reads the mail').toEqual(['credential', 'facebook']);
    await reset(null);
    expect(await providersOf()).toEqual(['credential']);
    const proved = await signIn('google', newPerson('google', { email_verified: true }));
    const owner = await shop.call(currentPerson, {}, { as: proved.as });
    const started = await shop.parts.identity.startPasswordReset({ userId: owner?.id ?? '' });
    await shop.parts.identity.finishPasswordReset(started?.token ?? '', 'my-own-password');
    expect((await linksOf(owner?.id ?? '')).map(({ providerId }) => providerId)).toContain('google');
  });

  test('somebody else who was signed in here is signed out first', async () => {
    const first = await shop.signedIn();
    const { as } = await signIn('line', newPerson('line'), first);
    expect((await shop.call(currentPerson, {}, { as }))?.id).not.toBe(first.userId);
    const [left] = await database().db.select().from(users).where(eq(users.id, first.userId));
    expect(left).toBeDefined();
    expect(shop.messages).toContainEqual(expect.objectContaining({ event: 'closed', userId: first.userId }));
  });
});
