import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { listOrders } from '../../../src/contract/order/order.ts';
import { enterByLink } from '../../../src/contract/people/enterByLink.ts';
import { ownProfile, saveProfileCall } from '../../../src/contract/people/profile.ts';
import { type Registration, registerStudent } from '../../../src/contract/people/registration.ts';
import { currentPerson, login, requestPasswordLink } from '../../../src/contract/people/session.ts';
import { setPassword } from '../../../src/contract/people/setPassword.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { formatDate } from '../../../src/i18n/format.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';

const guestOf = (email: string): Registration => ({
  ...{ kind: 'nonMember', firstName: 'ชูใจ', lastName: 'ใจดี', nickname: null, tel: '081-234 5678', address: null },
  ...{ pictureName: null, groupId: null, answers: {}, email, username: null, password: null, language: 'en' },
});

onOrderShop('purchases of a guest that no account has', (opened) => {
  beforeAll(() => {
    const { clock } = opened();
    // The session library uses the machine's clock for the link's lifetime.
    clock.forward(Date.now() - clock.now);
  });

  const buyAsGuest = async (email: string, itemId: string) => {
    const { shop, buying, administrator } = opened();
    const as = shop.visitor();
    const { id } = await shop.call(registerStudent, { body: guestOf(email) }, { as });
    const buyer: SignedInVisitor = Object.assign(as, { userId: id, email, username: '', password: '' });
    const { order } = await buying.reported(buyer, { items: [itemId] });
    return { buyer, order, approve: () => buying.decide(administrator, order, 'approved') };
  };
  const boughtAsGuest = async (email: string, itemId: string) => {
    const { buyer, order, approve } = await buyAsGuest(email, itemId);
    await approve();
    return { buyer, order };
  };
  const mailsTo = async (email: string, kind: string): Promise<readonly string[]> => {
    const said = await opened().ask(
      `select coalesce(json_agg(text order by created_at), '[]') from mail_messages where to_address = '${email}' and kind = '${kind}'`,
    );
    return said as string[];
  };
  /** Text of the mail for a forgotten password. */
  const askedMail = async (email: string): Promise<string> => {
    const { shop } = opened();
    const before = await mailsTo(email, 'passwordLink');
    await shop.call(requestPasswordLink, { body: { email } }, { language: 'en' });
    const [text = '', ...others] = (await mailsTo(email, 'passwordLink')).slice(before.length);
    expect(others).toEqual([]);
    return text;
  };
  const tokensIn = (text: string, isEntry: boolean): readonly string[] =>
    [...text.matchAll(/\/setpassword\?(\S+)/g)]
      .map(([, query = '']) => new URLSearchParams(query))
      .filter((query) => query.has('enter') === isEntry)
      .map((query) => query.get('token') ?? '');
  const enter = async (token: string, key = randomUUID(), as = opened().shop.visitor(), replacesSession = false) => {
    const { shop } = opened();
    const person = await shop.call(enterByLink, { body: { token, key, replacesSession } }, { as });
    return { as, person };
  };
  const numbersOf = async (as: Visitor): Promise<readonly string[]> =>
    (await opened().shop.call(listOrders, {}, { as })).rows.map(({ number }: Order) => number);

  test.each(['student', 'nonMember'] as const)(
    'open on another device by a link to the mailbox, where the address is that of a %s who signs in by it',
    async (role) => {
      const { shop } = opened();
      const owner = await shop.signedIn(role, { email: `apart-${role.toLowerCase()}@example.com` });
      const { buyer, order } = await boughtAsGuest(owner.email, '101');
      const text = await askedMail(owner.email);
      expect(text).toContain(order.number);
      const [own, ...noOther] = tokensIn(text, false);
      const [token = '', ...noMore] = tokensIn(text, true);
      expect([own, noOther, noMore]).toEqual([expect.any(String), [], []]);

      const key = randomUUID();
      const { as, person } = await enter(token, key);
      expect(person).toMatchObject({ id: buyer.userId, role: 'nonMember' });
      expect(await numbersOf(as)).toEqual([order.number]);
      // A device with a lost answer may repeat it; nobody else may.
      expect((await enter(token, key)).person.id).toBe(buyer.userId);
      const refused = await shop.refused(enterByLink, { body: { token, key: randomUUID() } });
      expect(refused).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });

      // Neither the buying device nor the owner of the address is affected.
      expect((await shop.call(currentPerson, {}, { as: buyer }))?.id).toBe(buyer.userId);
      const asOwner = await shop.call(login, { body: { username: owner.email, password: owner.password } });
      expect(asOwner.id).toBe(owner.userId);
    },
  );

  test('two purchases with a free address are both accessible, and stay separate', async () => {
    const { shop } = opened();
    const email = 'twice@example.com';
    const older = await boughtAsGuest(email, '101');
    opened().clock.forward(1_000);
    const newer = await boughtAsGuest(email, '102');
    const text = await askedMail(email);
    for (const { order } of [older, newer]) expect(text).toContain(order.number);
    const [own = ''] = tokensIn(text, false);
    const [apart = ''] = tokensIn(text, true);

    const as = shop.visitor();
    await shop.call(setPassword, { body: { token: own, password: 'my-own-words' } }, { as });
    expect(await numbersOf(as)).toEqual([newer.order.number]);
    expect(await numbersOf((await enter(apart)).as)).toEqual([older.order.number]);
    const signedIn = await shop.call(login, { body: { username: email, password: 'my-own-words' } });
    expect(signedIn.id).toBe(newer.buyer.userId);

    // The address now signs in the newer account; the older one opens by its mailbox.
    const again = await askedMail(email);
    expect(again).not.toContain(newer.order.number);
    const [once = ''] = tokensIn(again, true);
    expect(await numbersOf((await enter(once)).as)).toEqual([older.order.number]);
  });

  test('an unapproved one opens nothing and is not named', async () => {
    const { shop } = opened();
    const owner = await shop.signedIn('student', { email: 'waits@example.com' });
    const { order, approve } = await buyAsGuest(owner.email, '101');
    const text = await askedMail(owner.email);
    expect(text).not.toContain(order.number);
    expect(tokensIn(text, true)).toEqual([]);
    await approve();
    expect(await askedMail(owner.email)).toContain(order.number);
  });

  test('an account’s link opens no purchase without its password, and a purchase’s link sets none', async () => {
    const { shop } = opened();
    const owner = await shop.signedIn('student', { email: 'not-mixed@example.com' });
    await boughtAsGuest(owner.email, '101');
    const text = await askedMail(owner.email);
    const [own = ''] = tokensIn(text, false);
    const [apart = ''] = tokensIn(text, true);
    expect((await shop.refused(enterByLink, { body: { token: own, key: randomUUID() } })).code).toBe('LINK_EXPIRED');
    expect((await shop.refused(setPassword, { body: { token: apart, password: 'a-better-one' } })).code).toBe(
      'LINK_EXPIRED',
    );
  });

  test('every mail of such a purchase says where the link is asked for', async () => {
    const { shop } = opened();
    const owner = await shop.signedIn('student', { email: 'words@example.com' });
    await boughtAsGuest(owner.email, '101');
    for (const kind of ['orderApproved', 'purchaseNotice']) {
      const [text] = await mailsTo(owner.email, kind);
      expect(text, kind).toContain('/forgotpass?for=order');
    }
  });

  test('who asks hears the same, whatever the mailbox opens', async () => {
    const { shop } = opened();
    const asked = async (email: string) => (await shop.send(requestPasswordLink, { body: { email } })).body;
    await boughtAsGuest('told-nothing@example.com', '101');
    expect(await asked('told-nothing@example.com')).toBe(await asked('never-bought@example.com'));
  });

  /** A student's address with one unclaimed purchase, and the token of its link. */
  const mailedEntry = async (email: string) => {
    const owner = await opened().shop.signedIn('student', { email });
    const bought = await boughtAsGuest(email, '101');
    const [token = ''] = tokensIn(await askedMail(email), true);
    return { owner, token, ...bought };
  };
  const refusedEntry = async (token: string, as?: Visitor) => {
    const parts = { body: { token, key: randomUUID() } };
    return (await opened().shop.refused(enterByLink, parts, as ? { as } : {})).code;
  };

  test('a blocked buyer is let in by no link, keeps it for a better day, and is in no further mail', async () => {
    const { shop } = opened();
    const { owner, buyer, token, order } = await mailedEntry('blocked-buyer@example.com');
    await shop.parts.identity.setBlocked(buyer.userId, true);
    const visitor = shop.visitor();
    expect(await refusedEntry(token, visitor)).toBe('WHITELIST_USER_DENIED');
    expect([...visitor.cookies.keys()].join()).not.toContain('session_token');
    expect(await refusedEntry(token, owner)).toBe('LINK_EXPIRED');
    expect(await askedMail(owner.email)).not.toContain(order.number);
    await shop.parts.identity.setBlocked(buyer.userId, false);
    expect((await enter(token)).person.id).toBe(buyer.userId);
  });

  test('a link opens nothing once its buyer signs in with an address, or has become somebody of the shop', async () => {
    const { shop, ask } = opened();
    const one = await mailedEntry('now-administrator@example.com');
    await shop.parts.identity.setRole(one.buyer.userId, 'administrator');
    expect(await refusedEntry(one.token)).toBe('LINK_EXPIRED');
    const other = await mailedEntry('now-with-address@example.com');
    await ask(`update users set email = 'own-address@example.com' where id = '${other.buyer.userId}'`);
    expect(await refusedEntry(other.token)).toBe('LINK_EXPIRED');
  });

  test('a link is over after a day', async () => {
    const { ask } = opened();
    const { buyer, token } = await mailedEntry('next-day@example.com');
    await ask(`update verifications set expires_at = now() - interval '1 second' where value = '${buyer.userId}'`);
    expect(await refusedEntry(token)).toBe('LINK_EXPIRED');
  });

  test('the person who used the link can repeat it, and nobody else', async () => {
    const { shop } = opened();
    const { owner, buyer, token } = await mailedEntry('comes-back@example.com');
    const { as } = await enter(token);
    const again = await enter(token, randomUUID(), as);
    expect(again.person.id).toBe(buyer.userId);
    expect(await refusedEntry(token)).toBe('LINK_EXPIRED');
    expect(await refusedEntry(token, owner)).toBe('LINK_EXPIRED');
    expect((await shop.call(currentPerson, {}, { as: owner }))?.id).toBe(owner.userId);
  });

  test('the device that bought does not use the link up', async () => {
    const { buyer, token } = await mailedEntry('bought-here@example.com');
    expect((await enter(token, randomUUID(), buyer)).person.id).toBe(buyer.userId);
    expect((await enter(token)).person.id).toBe(buyer.userId);
  });

  /** A guest's purchase with a free address, and the token of the password link. */
  const mailedPassword = async (email: string) => {
    const bought = await boughtAsGuest(email, '101');
    const [token = ''] = tokensIn(await askedMail(email), false);
    return { token, ...bought };
  };

  test('another signed-in person is replaced by a buyer only after a confirmation, by either link', async () => {
    const { shop } = opened();
    const mother = await shop.signedIn('student');
    const here = async () => (await shop.call(currentPerson, {}, { as: mother }))?.id;
    const entry = await mailedEntry('asks-first@example.com');
    expect(await refusedEntry(entry.token, mother)).toBe('OTHER_USER');
    const own = await mailedPassword('asks-first-too@example.com');
    const body = { token: own.token, password: 'my-own-words' };
    expect((await shop.refused(setPassword, { body }, { as: mother })).code).toBe('OTHER_USER');
    expect(await here()).toBe(mother.userId);
    // No link was used.
    expect((await enter(entry.token)).person.id).toBe(entry.buyer.userId);
    expect((await shop.call(setPassword, { body }))?.id).toBe(own.buyer.userId);
    // The link just used signs nobody in either.
    expect((await shop.refused(setPassword, { body }, { as: mother })).code).toBe('LINK_EXPIRED');
    expect(await here()).toBe(mother.userId);
  });

  test('a member who sets a new password replaces nobody, because it signs nobody in', async () => {
    const { shop } = opened();
    const owner = await shop.signedIn('student', { email: 'forgets@example.com' });
    const other = await shop.signedIn('student');
    const [token = ''] = tokensIn(await askedMail(owner.email), false);
    expect(await shop.call(setPassword, { body: { token, password: 'my-own-words' } }, { as: other })).toBeNull();
    expect((await shop.call(currentPerson, {}, { as: other }))?.id).toBe(other.userId);
  });

  test.each([
    [
      'purchase',
      async () => {
        const { owner, buyer, token } = await mailedEntry('makes-room@example.com');
        return { owner, buyer, press: () => enter(token, randomUUID(), owner, true) };
      },
    ],
    [
      'new password',
      async () => {
        const { shop } = opened();
        const owner = await shop.signedIn('student');
        const { buyer, token } = await mailedPassword('makes-room-too@example.com');
        const body = { token, password: 'my-own-words', replacesSession: true };
        return { owner, buyer, press: () => shop.call(setPassword, { body }, { as: owner }) };
      },
    ],
  ] as const)(
    'the link to a %s signs out another person in the same answer, and their pages learn of it afterwards',
    async (_, mailed) => {
      const { shop, ask } = opened();
      const { owner, buyer, press } = await mailed();
      const closing = vi.spyOn(shop.parts.realtime, 'closeSocketsOf');
      const opening = vi.spyOn(shop.parts.identity, 'openSession');
      await press();
      expect((await shop.call(currentPerson, {}, { as: owner }))?.id).toBe(buyer.userId);
      expect(await ask(`select count(*)::int from sessions where user_id = '${owner.userId}'`)).toBe(0);
      expect(closing).toHaveBeenLastCalledWith(owner.userId, expect.any(String));
      const [began = 0] = opening.mock.invocationCallOrder;
      expect(closing.mock.invocationCallOrder.at(-1)).toBeGreaterThan(began);
      vi.restoreAllMocks();
    },
  );

  test('the mail speaks of a former password only where there was one', async () => {
    const { shop } = opened();
    const email = 'never-had-one@example.com';
    await boughtAsGuest(email, '101');
    const first = await askedMail(email);
    expect(first).not.toContain('old password');
    const [token = ''] = tokensIn(first, false);
    await shop.call(setPassword, { body: { token, password: 'my-own-words' } });
    expect(await askedMail(email)).toContain('old password');
  });

  test('an address without a password link says so in the own profile, also in the answer to a change of it', async () => {
    const { shop } = opened();
    const wayBack = async (as: Visitor) => (await shop.call(ownProfile, {}, { as })).wayBack;
    const { owner, buyer, token } = await mailedEntry('told-apart@example.com');
    const { as } = await enter(token);
    expect([await wayBack(as), await wayBack(buyer), await wayBack(owner)]).toEqual(['link', 'link', 'password']);
    const contact = { firstName: 'ก', lastName: 'ข', nickname: '', tel: '', address: '' };
    expect(await shop.call(saveProfileCall, { body: contact }, { as })).toMatchObject({ wayBack: 'link' });

    const email = 'told-of-two@example.com';
    const older = await boughtAsGuest(email, '101');
    expect(await wayBack(older.buyer)).toBe('password');
    opened().clock.forward(1_000);
    const newer = await boughtAsGuest(email, '102');
    expect([await wayBack(older.buyer), await wayBack(newer.buyer)], 'the password is the newer one’s').toEqual([
      'link',
      'password',
    ]);

    const waiting = await buyAsGuest(owner.email, '101');
    expect(await wayBack(waiting.buyer), 'nothing opens yet').toBe('none');
    await waiting.approve();
    expect(await wayBack(waiting.buyer)).toBe('link');
  });

  test('all links of a mail are written down at once, however many there are, each with the date of its order', async () => {
    const { shop, ask, clock } = opened();
    const owner = await shop.signedIn('student', { email: 'bought-often@example.com' });
    const buyers: string[] = [owner.userId];
    const placed: number[] = [];
    for (const itemId of ['101', '102', '103']) {
      clock.forward(86_400_000);
      const { buyer, order } = await boughtAsGuest(owner.email, itemId);
      buyers.push(buyer.userId);
      placed.push(order.placedAt);
    }
    const text = await askedMail(owner.email);
    expect(tokensIn(text, true)).toHaveLength(3);
    for (const at of placed) expect(text).toContain(formatDate(at, 'en'));
    const writes = `select count(distinct xmin::text)::int from verifications where value in ('${buyers.join("','")}')`;
    expect(await ask(writes)).toBe(1);
  });
});
