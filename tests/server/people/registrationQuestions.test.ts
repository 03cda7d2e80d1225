import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '../../../server/store/schema/identity.ts';
import { customLabels } from '../../../server/store/schema/shop.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
import { adminAccount } from '../../../src/contract/administration/accounts.ts';
import { privateFilePath } from '../../../src/contract/administration/administration.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { listCustomLabels, saveCustomLabels } from '../../../src/contract/people/customLabel.ts';
import { ownProfile } from '../../../src/contract/people/profile.ts';
import { adminBuyer } from '../../../src/contract/people/registeredPerson.ts';
import { type Registration, registerStudent } from '../../../src/contract/people/registration.ts';
import { pageResource } from '../../../src/contract/site/customPage.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { type CustomLabel, type CustomLabelType, customLabelTypes } from '../../../src/domain/people/customLabel.ts';
import { noPage } from '../../../src/domain/site/customPage.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { registration as english } from '../../../src/i18n/en/people/registration.ts';
import { aboutField } from '../../../src/i18n/people/aboutField.ts';
import { registration as thai } from '../../../src/i18n/th/people/registration.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const options = [
  { th: 'เพื่อนแนะนำ', en: 'A friend' },
  { th: 'ค้นเจอเอง', en: 'A search' },
];
const [friend = '', search = ''] = options.map(({ th }) => th);
const words = (type: CustomLabelType) => ({ th: `ข้อ ${type}`, en: `Question ${type}` });

onDatabase('what a shop asks at registration beside its own fields', (database) => {
  let opened: OrderShop;
  let asked = 0;
  beforeAll(async () => {
    opened = await openOrderShop(database());
  });
  afterAll(() => opened.shop.close());

  const settle = (change: Partial<SiteSettings>) =>
    opened.shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as: opened.administrator });
  const guest = (change: Partial<Registration> = {}): Registration => {
    asked += 1;
    return {
      ...{ kind: 'nonMember', firstName: 'สุดา', lastName: 'ใจดี', nickname: null, tel: null, address: null },
      ...{ email: `asked-${asked}@example.com`, username: null, password: null, language: 'th' },
      ...{ pictureName: null, groupId: null, answers: {} },
      ...change,
    };
  };
  const withCart = async () => {
    const as = opened.shop.visitor();
    await opened.shop.call(saveCartCall, { body: sentCart(emptyCart) }, { as });
    return as;
  };
  const uploaded = async (as: Visitor): Promise<string> => {
    const response = await opened.buying.upload(as);
    return response.json<{ fileName: string[] }>().fileName[0] ?? '';
  };
  const rowOf = async (email: string) =>
    (await database().db.select().from(people)).find(({ contactEmail }) => contactEmail === email);
  const refused = (body: Registration, as: Visitor = opened.shop.visitor(), language: 'th' | 'en' = 'th') =>
    opened.shop.refused(registerStudent, { body }, { as, language });

  describe('custom labels of all six types', () => {
    beforeAll(async () => {
      await database()
        .db.insert(customLabels)
        .values(
          customLabelTypes.map((type, position) => ({
            ...{ id: type, type, labelTh: words(type).th, labelEn: words(type).en, isRequired: true, position },
            options: type === 'inputtext' || type === 'image' ? [] : options,
          })),
        );
    });
    afterAll(async () => {
      await database().db.delete(customLabels);
    });
    const answers = (picture: string) => ({
      inputtext: ['นักบัญชี'],
      select: [friend],
      multiple: [search, friend],
      checkbox: [friend],
      radio: [search],
      image: [picture],
    });

    test.each(['th', 'en'] as const)('required ones are requested by their own words, in %s', async (language) => {
      const sentences = (language === 'th' ? thai : english).labelProblems;
      const told = await refused(guest(), opened.shop.visitor(), language);
      expect(told).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
      const sentence = (code: keyof typeof sentences, type: CustomLabelType) =>
        aboutField(sentences[code], words(type)[language]);
      expect(told.fields).toEqual({
        'customLabel.inputtext': sentence('label.enter', 'inputtext'),
        'customLabel.select': sentence('label.choose', 'select'),
        'customLabel.multiple': sentence('label.choose', 'multiple'),
        'customLabel.checkbox': sentence('label.choose', 'checkbox'),
        'customLabel.radio': sentence('label.choose', 'radio'),
        'customLabel.image': sentence('label.picture', 'image'),
      });
    });

    test('answers are kept with the person, and shown to the administrator of an order', async () => {
      const as = await withCart();
      const name = await uploaded(as);
      const body = guest({ answers: answers(name) });
      await opened.shop.call(registerStudent, { body }, { as });
      const order = await opened.buying.place(as, { items: ['101'] });

      const told = await opened.shop.call(adminBuyer, { params: { orderId: order.id } }, { as: opened.administrator });
      expect(told.answers.map(({ id, label, values }) => [id, label, values.map(({ th }) => th)])).toEqual([
        ['inputtext', words('inputtext'), ['นักบัญชี']],
        ['select', words('select'), [friend]],
        ['multiple', words('multiple'), [friend, search]],
        ['checkbox', words('checkbox'), [friend]],
        ['radio', words('radio'), [search]],
        ['image', words('image'), [name]],
      ]);
      expect(told.answers[1]?.values).toEqual([options[0]]);
    });

    test('the versions of the terms are recorded with the registration and with each order', async () => {
      const { shop, administrator, clock, buying } = opened;
      const text = { ...noPage, titleTh: 'ข้อตกลง', bodyTh: 'ใช้คนเดียว', isPublished: true };
      const first = await shop.call(pageResource.add, { body: { ...text, path: 'terms' } }, { as: administrator });
      const as = await withCart();
      const person = await shop.call(
        registerStudent,
        { body: guest({ answers: answers(await uploaded(as)), accepts: ['terms', 'privacy'] }) },
        { as },
      );
      const registered = { acceptedAt: clock.now, terms: first.updatedAt, privacy: null };

      clock.forward(60_000);
      const page = { params: { pageId: first.id }, body: { ...text, path: 'terms', bodyTh: 'ใช้สองคน' } };
      const second = await shop.call(pageResource.change, page, { as: administrator });
      const request = await buying.orderRequest(as, { items: ['101'] });
      const order = await shop.call(placeOrderCall, { body: { ...request, accepts: ['terms'] } }, { as });
      const bought = await shop.call(adminBuyer, { params: { orderId: order.id } }, { as: administrator });
      expect(bought.acceptance).toEqual({ acceptedAt: order.placedAt, terms: second.updatedAt, privacy: null });
      expect(second.updatedAt).toBeGreaterThan(first.updatedAt);
      const shown = await shop.call(adminAccount, { params: { userId: person.id } }, { as: administrator });
      expect(shown.registered.acceptance).toEqual(registered);
      // Pages that were not on the screen yet are accepted by nobody.
      const unseen = await buying.place(as, { items: ['102'] });
      const without = await shop.call(adminBuyer, { params: { orderId: unseen.id } }, { as: administrator });
      expect(without.acceptance).toBeNull();
    });

    test('an answer that is none of the options is refused, with the other faults', async () => {
      const as = await withCart();
      const wrong = { ...answers(await uploaded(as)), radio: ['อย่างอื่น'], select: [friend, search] };
      const { fields } = await refused(guest({ answers: wrong, email: 'nowhere' }), as);
      expect(Object.keys(fields).sort()).toEqual(['customLabel.radio', 'customLabel.select', 'email']);
    });

    test('a picture of somebody else is no answer', async () => {
      const name = await uploaded(await withCart());
      const told = await refused(guest({ answers: answers(name) }), await withCart());
      expect(told.fields).toEqual({ 'customLabel.image': thai.problems['picture.failed'] });
    });

    test('one picture does not answer twice', async () => {
      const as = await withCart();
      const name = await uploaded(as);
      await opened.shop.call(registerStudent, { body: guest({ answers: answers(name) }) }, { as });
      const again = guest({ answers: answers(name) });
      expect((await refused(again, as)).fields).toEqual({ 'customLabel.image': thai.problems['picture.failed'] });
      expect(await rowOf(again.email)).toBeUndefined();
    });
  });

  describe('pictures of a registration that is refused', () => {
    const portrait = { profilePicture: { isEnabled: true, isRequired: false } };
    beforeAll(async () => {
      const asked = { labelTh: 'บัตรนักเรียน', labelEn: null, isRequired: true, options: [], position: 0 };
      await database()
        .db.insert(customLabels)
        .values({ id: 'card', type: 'image', ...asked });
    });
    afterEach(() => settle({}));
    afterAll(async () => {
      await database().db.delete(customLabels);
    });
    const boundTo = (name: string) => opened.ask(`select attached_to from uploads where name = '${name}'`);
    const member = (name: string, change: Partial<Registration>) =>
      guest({ kind: 'member', username: name, password: 'learn-every-day', ...change });

    test.each([
      ['OVER_LIMIT_USER', 'nonMember', { userLimit: 1 }],
      ['OVER_LIMIT_USER', 'member', { userLimit: 1 }],
      ['ERROR_CREATE_USER_IN_DAY', 'nonMember', { dailyUserLimit: 1 }],
      ['ERROR_CREATE_USER_IN_DAY', 'member', { dailyUserLimit: 1 }],
    ] as const)('stay loose over %s, so that the same press of a %s succeeds later', async (code, kind, limit) => {
      await opened.shop.signedIn();
      const as = await withCart();
      const name = await uploaded(as);
      await settle(limit);
      const answers = { card: [name] };
      const body = kind === 'member' ? member(`late-${asked}`, { answers }) : guest({ answers });
      const key = crypto.randomUUID();
      for (const _ of ['pressed', 'pressed again']) {
        expect(await opened.shop.refused(registerStudent, { body }, { as, key })).toMatchObject({ status: 409, code });
        expect(await boundTo(name)).toBeNull();
      }
      await settle({});
      const person = await opened.shop.call(registerStudent, { body }, { as, key });
      expect(await boundTo(name)).toBe(`person:${person.id}`);
    });

    test('stay loose where another of them belongs to an account already', async () => {
      await settle(portrait);
      const as = await withCart();
      const used = await uploaded(as);
      await opened.shop.call(registerStudent, { body: guest({ answers: { card: [used] } }) }, { as });
      const owner = await boundTo(used);

      const name = await uploaded(as);
      const body = guest({ answers: { card: [name] }, pictureName: used });
      expect(await refused(body, as)).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
      expect([await boundTo(name), await boundTo(used)]).toEqual([null, owner]);
      const person = await opened.shop.call(registerStudent, { body: { ...body, pictureName: null } }, { as });
      expect(await boundTo(name)).toBe(`person:${person.id}`);
    });

    test('stay loose where the name is taken', async () => {
      const as = await withCart();
      const [first, second] = [await uploaded(as), await uploaded(as)];
      await opened.shop.call(registerStudent, { body: member('taken', { answers: { card: [first] } }) }, { as });
      const body = member('taken', { answers: { card: [second] } });
      expect((await refused(body, as)).code).toBe('DUPLICATE_USERNAME');
      expect(await boundTo(second)).toBeNull();
      const renamed = { ...body, username: 'not-taken' };
      const person = await opened.shop.call(registerStudent, { body: renamed }, { as });
      expect(await boundTo(second)).toBe(`person:${person.id}`);
    });
  });

  describe('what an administrator writes', () => {
    const label: CustomLabel = {
      ...{ id: 'heard', type: 'radio', label: { th: ' รู้จักเราจากไหน ', en: '' }, order: 9, isRequired: true, options },
    };
    const save = (labels: readonly CustomLabel[]) =>
      opened.shop.call(saveCustomLabels, { body: labels }, { as: opened.administrator });
    afterAll(() => save([]));

    test('is asked in its order from then on, and no longer once it is taken out', async () => {
      const second: CustomLabel = { ...label, id: 'job', type: 'inputtext', isRequired: false };
      const saved = await save([label, second]);
      expect(saved).toEqual([
        { ...label, label: { th: 'รู้จักเราจากไหน', en: null }, order: 0 },
        { ...second, label: { th: 'รู้จักเราจากไหน', en: null }, order: 1, options: [] },
      ]);
      expect(await opened.shop.call(listCustomLabels)).toEqual(saved);
      expect(Object.keys((await refused(guest())).fields)).toEqual(['customLabel.heard']);
      await save([]);
      await opened.shop.call(registerStudent, { body: guest() });
    });

    test('is refused where nobody could answer it', async () => {
      const bad = [
        { ...label, label: { th: ' ', en: null } },
        { ...label, id: 'b', options: [] },
        { ...label, id: 'c' },
      ];
      const told = await opened.shop.refused(saveCustomLabels, { body: [...bad, label] }, { as: opened.administrator });
      expect(Object.keys(told.fields)).toEqual(['data.0', 'data.1', 'data.3']);
      expect(await opened.shop.call(listCustomLabels)).toEqual([]);
    });

    test('is the administrator’s alone to write', async () => {
      const as = await opened.shop.signedIn();
      expect((await opened.shop.refused(saveCustomLabels, { body: [] }, { as })).code).toBe('PERMISSION_DENIED');
    });
  });

  describe('the profile picture', () => {
    const required = { profilePicture: { isEnabled: true, isRequired: true } };
    afterEach(() => settle({}));

    test('is asked for where the site says so, and stays private to the person and the administrator', async () => {
      await settle(required);
      expect((await refused(guest())).fields).toEqual({ displayImgUrl: thai.problems['picture.required'] });

      const as = await withCart();
      const pictureName = await uploaded(as);
      const body = guest({ pictureName });
      await opened.shop.call(registerStudent, { body }, { as });
      expect((await opened.shop.call(ownProfile, {}, { as })).pictureName).toBe(pictureName);

      const url = privateFilePath(pictureName, null);
      const seenBy = async (visitor: Visitor) => (await opened.shop.inject({ url }, visitor)).statusCode;
      const isOfCart = ([name]: [string, string]) => name.includes('cart');
      const session = { ...as, cookies: new Map([...as.cookies].filter((cookie) => !isOfCart(cookie))) };
      expect([await seenBy(session), await seenBy(opened.administrator)]).toEqual([200, 200]);
      const device = { ...as, cookies: new Map([...as.cookies].filter(isOfCart)) };
      const next = await opened.shop.signedIn();
      for (const [name, value] of device.cookies) next.cookies.set(name, value);
      expect([await seenBy(device), await seenBy(next), await seenBy(await withCart())]).toEqual([404, 404, 404]);
    });

    test('is no webp, which an upload takes', async () => {
      await settle(required);
      const as = await withCart();
      const flat = { create: { width: 4, height: 4, channels: 3, background: 'teal' } } as const;
      const webp = await sharp(flat).webp().toBuffer();
      const sent = await opened.buying.upload(as, { files: [webp] });
      const [pictureName = ''] = sent.json<{ fileName: string[] }>().fileName;
      expect(pictureName).toMatch(/\.webp$/);
      expect((await refused(guest({ pictureName }), as)).fields).toEqual({
        displayImgUrl: thai.problems['picture.type'],
      });
    });

    test('answers to unasked ones are not stored', async () => {
      const as = await withCart();
      const body = guest({ pictureName: await uploaded(as) });
      await opened.shop.call(registerStudent, { body }, { as });
      expect((await rowOf(body.email))?.pictureName).toBeNull();
    });

    test('the same registration once more, its answer lost, is the same person', async () => {
      await settle(required);
      const as = await withCart();
      const body = guest({ pictureName: await uploaded(as) });
      const key = crypto.randomUUID();
      const first = await opened.shop.call(registerStudent, { body }, { as, key });
      expect(await opened.shop.call(registerStudent, { body }, { as, key })).toEqual(first);
    });
  });

  describe('the user group', () => {
    beforeAll(async () => {
      await database()
        .db.insert(userGroups)
        .values([
          { id: 'everybody', nameTh: 'ทั่วไป', nameEn: 'Everybody', isDefault: true, position: 1 },
          { id: 'nurses', nameTh: 'พยาบาล', nameEn: 'Nurses', position: 2 },
        ]);
    });
    beforeEach(() => settle({ userGroupsEnabled: true, studentsSelectGroup: true }));
    afterAll(() => settle({}));

    test('is required where students select one', async () => {
      expect((await refused(guest())).fields).toEqual({ studentGroupKpi: thai.problems['group.required'] });
      expect((await refused(guest({ groupId: 'pilots' }))).fields).toEqual({
        studentGroupKpi: thai.problems['group.required'],
      });
      const body = guest({ groupId: 'nurses' });
      await opened.shop.call(registerStudent, { body });
      expect((await rowOf(body.email))?.userGroupId).toBe('nurses');
    });

    test('is the default one where none can be selected, whatever a browser sends', async () => {
      await settle({ userGroupsEnabled: true });
      const body = guest({ groupId: 'nurses' });
      await opened.shop.call(registerStudent, { body });
      expect((await rowOf(body.email))?.userGroupId).toBe('everybody');
    });
  });
});
