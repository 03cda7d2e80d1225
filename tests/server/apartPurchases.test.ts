import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { enterByLink } from '../../src/contract/enterByLink.ts';
import { listOrders } from '../../src/contract/order.ts';
import { type Registration, registerStudent } from '../../src/contract/registration.ts';
import { currentPerson, login, requestPasswordLink, setPassword } from '../../src/contract/session.ts';
import type { Order } from '../../src/domain/order.ts';
import { eachOrderShop } from '../support/orderShop.ts';
import type { SignedInVisitor, Visitor } from '../support/shopApp.ts';

const guestOf = (email: string): Registration => ({
  ...{ kind: 'nonMember', firstName: 'ชูใจ', lastName: 'ใจดี', nickname: null, tel: '081-234 5678', address: null },
  ...{ pictureName: null, groupId: null, answers: {}, email, username: null, password: null, language: 'en' },
});

eachOrderShop('purchases of a guest that no account has', (opened) => {
  beforeAll(() => {
    const { clock } = opened();
    // The session library measures the life of a link by its own clock.
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
  /** What the one mail says that a forgotten password brings. */
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
  const enter = async (token: string, key = randomUUID()) => {
    const { shop } = opened();
    const as = shop.visitor();
    const person = await shop.call(enterByLink, { body: { token, key } }, { as });
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
      // A device whose answer was lost asks again; nobody else may.
      expect((await enter(token, key)).person.id).toBe(buyer.userId);
      const refused = await shop.refused(enterByLink, { body: { token, key: randomUUID() } });
      expect(refused).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });

      // Neither the device that bought nor the owner of the address notices anything.
      expect((await shop.call(currentPerson, {}, { as: buyer }))?.id).toBe(buyer.userId);
      const asOwner = await shop.call(login, { body: { username: owner.email, password: owner.password } });
      expect(asOwner.id).toBe(owner.userId);
    },
  );

  test('two purchases with an address that is nobody’s both have a way, and stay apart', async () => {
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

    // From now on the address signs in as the newer one; the older is still opened by its mailbox.
    const again = await askedMail(email);
    expect(again).not.toContain(newer.order.number);
    const [once = ''] = tokensIn(again, true);
    expect(await numbersOf((await enter(once)).as)).toEqual([older.order.number]);
  });

  test('one that was not approved opens nothing and is not named', async () => {
    const { shop } = opened();
    const owner = await shop.signedIn('student', { email: 'waits@example.com' });
    const { order, approve } = await buyAsGuest(owner.email, '101');
    const text = await askedMail(owner.email);
    expect(text).not.toContain(order.number);
    expect(tokensIn(text, true)).toEqual([]);
    await approve();
    expect(await askedMail(owner.email)).toContain(order.number);
  });

  test('the link of an account does not open a purchase without its password, nor does that of a purchase set one', async () => {
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
});
