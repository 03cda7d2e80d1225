import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encode } from 'zod/mini';
import { makeThrottles } from '../../../server/base/throttle.ts';
import { mailMessages } from '../../../server/store/schema/mail.ts';
import { passwordLinkOf } from '../../../server/useCases/people/passwordLinkOf.ts';
import { countTry } from '../../../server/useCases/people/signInTries.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { getCart } from '../../../src/contract/cart/shownCart.ts';
import { currentPerson, login, logout, requestPasswordLink, student } from '../../../src/contract/people/session.ts';
import { setPassword } from '../../../src/contract/people/setPassword.ts';
import { sharedDeviceCookie } from '../../../src/contract/people/sharedDevice.ts';
import { listSocialProviders } from '../../../src/contract/people/socialLogin.ts';
import { listPages } from '../../../src/contract/site/customPage.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { waitMessages } from '../../../src/i18n/app/failures.ts';
import { invalidRead } from '../../../src/i18n/th/app/failures.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { buildTestShop, readRefusal, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';
import { stranger } from '../../support/shop/wireRequest.ts';

const hourMs = 3_600_000;

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

onDatabase('sessions', (database) => {
  const clock = movableClock();
  /** The time of limits, which no setting of the clock moves. */
  const monotonic = movableClock(0);
  let shop: TestShop;
  const as = stranger('203.0.113.7');
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock, monotonic: () => monotonic.now });
  });
  afterAll(() => shop.close());

  const answerTo = async (username: string, password: string) =>
    (await shop.refused(login, { body: { username, password } }, { as })).code;
  const guess = async (name: string, times: number) => {
    for (let tries = 0; tries < times; tries += 1) expect(await answerTo(name, 'not-this-one')).toBe('LOGIN_FAILED');
  };
  /** The token of the last mailed link. */
  const mailedToken = async (email: string) => {
    await shop.call(requestPasswordLink, { body: { email } });
    const sent = (await database().db.select().from(mailMessages)).filter(({ to }) => to === email);
    return decodeURIComponent(/token=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '');
  };

  test('signing in by username or e-mail, and out again', async () => {
    const account = await shop.signedIn();
    const as = shop.visitor();
    const byName = await shop.call(login, { body: { username: account.username, password: account.password } }, { as });
    const byEmail = await shop.call(login, {
      body: { username: account.email.toUpperCase(), password: account.password },
    });
    const pasted = { username: `\u2068${account.username}\u200B`, password: account.password };
    expect(await shop.call(login, { body: pasted })).toEqual(byName);
    expect(byName).toEqual(byEmail);
    expect(await shop.call(student, {}, { as })).toEqual(byName);

    await shop.call(logout, {}, { as });
    expect(await shop.call(currentPerson, {}, { as })).toBeNull();
    expect(await shop.refused(student, {}, { as })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(shop.messages.at(-1)).toMatchObject({ event: 'closed', userId: account.userId });
  });

  test('on a shared device every cookie ends with the browser, and a sign-out still takes it away', async () => {
    const account = await shop.signedIn();
    const body = { username: account.username, password: account.password };
    const signIn = async (headers: Record<string, string>) =>
      cookiesOf(await shop.inject({ method: 'POST', url: login.path, payload: body, headers }));
    const alone = await signIn({});
    expect(alone).toHaveLength(2);
    for (const given of alone) expect(given).toMatch(/max-age=\d{6,}/i);
    const cookie = `${sharedDeviceCookie}=1`;
    const shared = await signIn({ cookie });
    expect(shared).toHaveLength(alone.length);
    for (const given of shared) expect(given).not.toMatch(/max-age|expires/i);
    for (const given of shared) expect(given).toMatch(/httponly/i);

    const cart = {
      method: 'PUT',
      url: saveCartCall.path,
      payload: encode(saveCartCall.body, sentCart(emptyCart)),
    } as const;
    const [guestCart] = cookiesOf(await shop.inject({ ...cart, headers: { cookie } }));
    expect(guestCart).toMatch(/^lanrian\.cart=/);
    expect(guestCart).not.toMatch(/max-age|expires/i);

    const [session = ''] = (shared[0] ?? '').split(';');
    const out = await shop.inject({ method: 'POST', url: logout.path, headers: { cookie: `${cookie}; ${session}` } });
    expect(cookiesOf(out)).toContainEqual(expect.stringMatching(/max-age=0/i));
  });

  test('a cart from before the device was shared ends with the browser, too, from the next sign-in on', async () => {
    const account = await shop.signedIn();
    const cart = {
      method: 'PUT',
      url: saveCartCall.path,
      payload: encode(saveCartCall.body, sentCart(emptyCart)),
    } as const;
    const [before = ''] = cookiesOf(await shop.inject(cart));
    expect(before).toMatch(/max-age=\d{6,}/i);
    const [own = ''] = before.split(';');
    const signIn = await shop.inject({
      method: 'POST',
      url: login.path,
      payload: { username: account.username, password: account.password },
      headers: { cookie: `${sharedDeviceCookie}=1; ${own}` },
    });
    const given = cookiesOf(signIn).filter((each) => each.startsWith(own));
    expect(given).toHaveLength(1);
    expect(given[0]).not.toMatch(/max-age|expires/i);
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const { username } = await shop.signedIn();
    const wrong = await shop.refused(login, { body: { username, password: 'not-this-one' } });
    const unknown = await shop.refused(login, { body: { username: 'nobody-at-all', password: 'not-this-one' } });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
  });

  test('empty fields of a sign-in are required, and nothing was to be saved', async () => {
    const empty = { method: 'POST', url: login.path, payload: { username: '', password: '' } } as const;
    const refused = readRefusal(await shop.inject(empty));
    expect([refused.code, refused.message]).toEqual(['INPUT_ERROR', invalidRead]);
    expect(refused.fields).toEqual({ username: words.required, password: words.required });
  });

  test('guessing ends after ten tries, also for the right password, and only for this account', async () => {
    const { username, password } = await shop.signedIn();
    const other = await shop.signedIn();
    await guess(username, 10);
    const refused = await shop.refused(login, { body: { username, password } }, { as, language: 'en' });
    expect([refused.status, refused.message]).toEqual([429, waitMessages.en.signInTries]);
    await shop.call(login, { body: { username: other.username, password: other.password } }, { as });
    monotonic.forward(hourMs);
    await shop.call(login, { body: { username, password } }, { as });
  });

  test('many made-up sign-ins at once from one address are told to wait, and nobody else', async () => {
    const { username, password } = await shop.signedIn();
    const flood = Array.from({ length: 45 }, (_, at) =>
      shop.send(login, { body: { username: `made-up-${at}`, password } }, { as }),
    );
    await shop.call(login, { body: { username, password } });
    const answers = await Promise.all(flood);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([...new Set(statuses)].sort()).toEqual([401, 429]);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(40);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('2');
  });

  test('sign-ins beyond the limit of an address are told when the next one counts', async () => {
    const crowd = { as: stranger('203.0.113.30') };
    const attempt = () => shop.send(login, { body: { username: 'nobody', password: 'not-this-one' } }, crowd);
    for (let tries = 0; tries < 300; tries += 1) expect((await attempt()).headers['retry-after']).toBeUndefined();
    const refused = await attempt();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  test('a classroom behind one address opens its pages and signs in at once', async () => {
    const pupils = await Promise.all(Array.from({ length: 24 }, () => shop.signedIn()));
    const callsOfPage = [siteSettings, listPages, listSocialProviders, currentPerson].map(({ path }) => path);
    const visit = async ({ username, password }: (typeof pupils)[number]) => {
      const as = { address: '203.0.113.24', cookies: new Map<string, string>() };
      for (let page = 0; page < 4; page += 1) {
        for (const url of callsOfPage) expect((await shop.inject({ url }, as)).statusCode).toBe(200);
      }
      await shop.call(login, { body: { username, password } }, { as });
      return (await shop.call(currentPerson, {}, { as }))?.username;
    };
    expect(await Promise.all(pupils.map(visit))).toEqual(pupils.map(({ username }) => username));
  });

  test('limits open again although the clock was set back', async () => {
    const { username, password } = await shop.signedIn();
    await guess(username, 10);
    clock.forward(-3 * 24 * hourMs);
    monotonic.forward(hourMs);
    await shop.call(login, { body: { username, password } }, { as });
    clock.forward(3 * 24 * hourMs);
  });

  describe('tries that are counted', () => {
    /** Tries from an address with the cookies of a sign-in; the last one's outcome. */
    const tryer = () => {
      const throttles = makeThrottles(() => 0, { callsPerMinute: 6_000, storageBytes: 1 });
      return async (name: string, times: number, address: string, cookies: readonly string[] = []) => {
        const headers = new Headers({ cookie: cookies.map((text) => text.split(';')[0]).join('; ') });
        let last = null;
        for (let tries = 0; tries < times; tries += 1) {
          last = await countTry({ parts: shop.parts, throttles, address, headers }, name);
        }
        return last;
      };
    };
    const cookiesAfter = async (userId: string) =>
      (await shop.parts.identity.openSession(userId, new Headers())).cookies.filter((text) => /device/.test(text));

    test('by a stranger lock the owner out of no other address', async () => {
      const { username, email } = await shop.signedIn();
      const tries = tryer();
      expect(await tries(username, 11, 'stranger')).toBeNull();
      for (const name of [username, email]) expect(await tries(name, 1, 'owner')).toMatchObject({ isBarred: false });
    });

    test('by a stranger leave a device that was signed in before tries of its own, also at the same address', async () => {
      const { username, userId } = await shop.signedIn();
      const own = await cookiesAfter(userId);
      const tries = tryer();
      expect(await tries(username, 11, 'here')).toBeNull();
      const last = await tries(username, 10, 'here', own);
      expect(last).toMatchObject({ isBarred: false });
      expect(await tries(username, 1, 'here', own)).toBeNull();
      last?.forget(userId);
      expect(await tries(username, 1, 'here', own)).not.toBeNull();
      expect(await tries(username, 1, 'here')).toBeNull();
    });

    test('with a made-up mark of a device, or that of another person, are those of a stranger', async () => {
      const [victim, other] = [await shop.signedIn(), await shop.signedIn()];
      const tries = tryer();
      expect(await tries(victim.username, 10, 'here')).not.toBeNull();
      const madeUp = [`lanrian.device=${'a'.repeat(22)}.${'b'.repeat(22)}`];
      for (const cookies of [madeUp, await cookiesAfter(other.userId)]) {
        expect(await tries(victim.username, 1, 'here', cookies)).toBeNull();
      }
    });

    test('from many addresses end after a hundred', async () => {
      const { username } = await shop.signedIn();
      const tries = tryer();
      for (let place = 0; place < 10; place += 1) expect(await tries(username, 10, `place ${place}`)).not.toBeNull();
      expect(await tries(username, 1, 'another place')).toBeNull();
    });
  });

  test('a username and an address of one person are counted together, and a right password forgets it', async () => {
    const { username, email, password } = await shop.signedIn();
    await guess(username, 4);
    await shop.call(login, { body: { username: email, password } }, { as });
    await guess(username, 5);
    await guess(email.toUpperCase(), 5);
    for (const name of [username, email]) expect(await answerTo(name, password)).toBe('LOGIN_FAILED');
    monotonic.forward(hourMs);
    await shop.call(login, { body: { username, password } }, { as });
  });

  test('a right password forgets the tries under the name that was typed', async () => {
    const { username, password } = await shop.signedIn();
    for (let times = 0; times < 3; times += 1) {
      await guess(username, 9);
      await shop.call(login, { body: { username, password } }, { as });
    }
  });

  test('the rate limit of a name does not reveal whether it exists', async () => {
    const { username } = await shop.signedIn();
    const answersTo = async (name: string) => {
      const codes = [];
      for (let tries = 0; tries < 12; tries += 1) codes.push(await answerTo(name, 'not-this-one'));
      return codes;
    };
    const told = await answersTo(username);
    expect(told.slice(9, 11)).toEqual(['LOGIN_FAILED', 'TOO_MANY_REQUESTS']);
    expect(await answersTo('somebody-unheard-of')).toEqual(told);
  });

  test('tries under a username do not tell which address is the same person’s', async () => {
    const { username, email } = await shop.signedIn();
    await guess(username, 10);
    expect(await answerTo(username, 'not-this-one')).toBe('TOO_MANY_REQUESTS');
    await guess(email, 10);
    expect(await answerTo(email, 'not-this-one')).toBe('TOO_MANY_REQUESTS');
  });

  test('each scope lets in its own', async () => {
    const [instructor, learner, administrator] = [
      await shop.signedIn('instructor'),
      await shop.signedIn('nonMember'),
      await shop.signedIn('administrator'),
    ];
    expect(await shop.refused(getCart, {}, { as: instructor })).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    });
    expect((await shop.call(getCart, {}, { as: learner })).lines).toEqual([]);
    const body = defaultSiteSettings;
    expect((await shop.refused(saveSettings, { body })).code).toBe('UNAUTHORIZED');
    expect((await shop.refused(saveSettings, { body }, { as: learner })).code).toBe('PERMISSION_DENIED');
    expect(await shop.call(saveSettings, { body }, { as: administrator })).toEqual(body);
    expect(shop.messages.at(-1)).toEqual({ event: 'settings:changed', id: 'site' });
  });

  test('a shop without a name is refused, in either language', async () => {
    const as = await shop.signedIn('administrator');
    for (const [title, field] of [
      [{ th: ' ', en: 'Shop' }, 'title.th'],
      [{ th: 'ร้าน', en: '' }, 'title.en'],
    ] as const) {
      const payload = { ...encode(saveSettings.body, defaultSiteSettings), title };
      const headers = { 'idempotency-key': randomUUID() };
      const refused = readRefusal(await shop.inject({ method: 'PUT', url: saveSettings.path, payload, headers }, as));
      expect(refused.fields).toEqual({ [field]: words.required });
    }
  });

  test('a blocked account is shown out of every call', async () => {
    const account = await shop.signedIn();
    await shop.parts.identity.setBlocked(account.userId, true);
    expect(shop.messages.at(-1)).toEqual({ event: 'closed', userId: account.userId, sessionId: null });
    const refusals = [
      await shop.refused(student, {}, { as: account }),
      await shop.refused(getCart, {}, { as: account }),
      await shop.refused(currentPerson, {}, { as: account }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 403,
        code: 'WHITELIST_USER_DENIED',
      });
    }
    const refused = await shop.refused(login, { body: { username: account.username, password: account.password } });
    expect(refused.code).toBe('WHITELIST_USER_DENIED');
  });

  test('a forgotten password is set by the mailed link, which ends every session', async () => {
    const account = await shop.signedIn();
    await shop.call(requestPasswordLink, { body: { email: account.email } }, { language: 'en' });
    const sent = (await database().db.select().from(mailMessages)).filter(({ to }) => to === account.email);
    expect(sent.map(({ kind, language }) => [kind, language])).toEqual([['passwordLink', 'en']]);
    const token = decodeURIComponent(/token=(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '');

    const short = await shop.refused(setPassword, { body: { token, password: '12345' } });
    expect(short.code).toBe('INVALID_FORMAT_PASSWORD');
    await shop.call(setPassword, { body: { token, password: 'a-better-one' } });
    expect(shop.messages.at(-1)).toEqual({ event: 'closed', userId: account.userId, sessionId: null });
    expect(await shop.call(currentPerson, {}, { as: account })).toBeNull();
    await shop.call(login, { body: { username: account.username, password: 'a-better-one' } });

    // A device with a lost answer repeats the call and gets the same answer.
    expect(await shop.call(setPassword, { body: { token, password: 'a-better-one' } })).toBeNull();
    expect((await shop.refused(setPassword, { body: { token, password: 'another-one' } })).code).toBe('LINK_EXPIRED');
    await shop.call(login, { body: { username: account.username, password: 'a-better-one' } });
  });

  test('a new password by the mailed link works after too many tries, for either name', async () => {
    const { username, email } = await shop.signedIn();
    await guess(username, 10);
    await guess(email, 10);
    const token = await mailedToken(email);
    await shop.call(setPassword, { body: { token, password: 'a-better-one' } }, { as });
    for (const name of [username, email]) {
      await shop.call(login, { body: { username: name, password: 'a-better-one' } }, { as });
    }
  });

  test('whoever runs the server gets a link that sets a new password without mail', async () => {
    const { username } = await shop.signedIn('administrator');
    const link = new URL((await passwordLinkOf(shop.parts, username)) ?? '');
    expect([link.origin, link.pathname]).toEqual([shop.parts.config.publicUrl, '/setpassword']);
    const token = link.searchParams.get('token') ?? '';
    await shop.call(setPassword, { body: { token, password: 'a-better-one' } });
    await shop.call(login, { body: { username, password: 'a-better-one' } });
    expect(await passwordLinkOf(shop.parts, 'nobody-at-all')).toBeNull();
  });

  test('a new password of one’s own gives no more tries at the address that is one’s username', async () => {
    const address = 'sat-upon@example.com';
    const lurker = await shop.signedIn('student', { username: address });
    await shop.signedIn('student', { email: address });
    await guess(address, 10);
    const token = await mailedToken(lurker.email);
    await shop.call(setPassword, { body: { token, password: 'a-better-one' } });
    expect(await answerTo(address, 'not-this-one')).toBe('TOO_MANY_REQUESTS');
  });

  test('requesting a link does not reveal whether an account exists, and is limited', async () => {
    const account = await shop.signedIn();
    const asked = async (email: string) => (await shop.send(requestPasswordLink, { body: { email } })).body;
    expect(await asked(account.email)).toBe(await asked('nobody@example.com'));
    for (const email of [account.email, 'nobody@example.com']) {
      await asked(email);
      await asked(email);
      expect((await shop.refused(requestPasswordLink, { body: { email } })).status).toBe(429);
    }
  });

  test('another spelling of an address gives no more links to the same mailbox', async () => {
    const mailbox = 'filled-up';
    const asked = async (tag: string) =>
      (await shop.send(requestPasswordLink, { body: { email: `${mailbox}${tag}@example.com` } })).statusCode;
    expect(await Promise.all(['', '+1', '+2'].map(asked))).toEqual([200, 200, 200]);
    expect([await asked('+3'), await asked(''), await asked('-of-another')]).toEqual([429, 429, 200]);
  });

  test('the token of a made-up link opens nothing', async () => {
    const refused = await shop.refused(setPassword, { body: { token: 'a-token-of-nobody', password: 'good-enough' } });
    expect(refused).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
  });
});
