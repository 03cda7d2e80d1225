import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '../../../server/store/schema/addresses.ts';
import {
  addAddressCall,
  changeAddressCall,
  deleteAddressCall,
  listAddresses,
} from '../../../src/contract/people/addresses.ts';
import { endOtherSessions, endSession, listSessions } from '../../../src/contract/people/deviceSessions.ts';
import { changePassword, ownProfile, saveProfileCall } from '../../../src/contract/people/profile.ts';
import { currentPerson, login, student } from '../../../src/contract/people/session.ts';
import { ownTaxData, saveTaxDataCall } from '../../../src/contract/people/taxData.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { addressesMaximum, noPostalAddress, type PostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { taxData as taxWords } from '../../../src/i18n/th/buying/taxData.ts';
import { addresses as addressWords } from '../../../src/i18n/th/people/addresses.ts';
import { registration as words } from '../../../src/i18n/th/people/registration.ts';
import { onDatabase } from '../../support/run/databases.ts';
import {
  buildTestShop,
  readRefusal,
  type SignedInVisitor,
  type TestShop,
  type Visitor,
} from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const home: PostalAddress = {
  recipient: 'มะลิ ใจดี',
  tel: '081-234-5678',
  line: ' 88/12 ถนนพหลโยธิน ',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '๑๐๔๐๐',
  isDefault: false,
};
const company: TaxData = {
  personType: 'juristic',
  nameOne: 'บริษัท ปิ่นทองการค้า จำกัด',
  nameTwo: '00000',
  payerId: '0-1055-36000-31-5',
  address: '88/12 ถนนพหลโยธิน',
  postcode: '10400',
  isDeliveredToTaxAddress: true,
  deliveryAddress: 'left over',
  certificateName: null,
};

onDatabase('the account', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
  });
  afterAll(() => shop.close());

  const allSettings = async (contactFields: typeof defaultSiteSettings.contactFields) => {
    const as = await shop.signedIn('administrator');
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, contactFields } }, { as });
  };
  const on = { isEnabled: true, isRequired: false };

  describe('the profile', () => {
    test('is read and changed by its owner, and the session tells the new name', async () => {
      const as = await shop.signedIn();
      const body = { firstName: ' มะลิ ', lastName: 'ใจงาม', nickname: '', tel: '+66 81 234 5678', address: '' };
      const saved = await shop.call(saveProfileCall, { body }, { as });
      expect(saved).toMatchObject({ firstName: 'มะลิ', lastName: 'ใจงาม', tel: '0812345678', hasPassword: true });
      expect(await shop.call(ownProfile, {}, { as })).toEqual(saved);
      expect(await shop.call(student, {}, { as })).toMatchObject({ firstName: 'มะลิ', lastName: 'ใจงาม' });
    });

    test('accepts required fields, and leaves disabled ones unchanged', async () => {
      await allSettings({ ...defaultSiteSettings.contactFields, nickname: on, address: on });
      const as = await shop.signedIn();
      const body = { firstName: 'ก', lastName: 'ข', nickname: 'หมวย', tel: '', address: 'บ้าน' };
      expect(await shop.call(saveProfileCall, { body }, { as })).toMatchObject({ nickname: 'หมวย', address: 'บ้าน' });
      await allSettings(defaultSiteSettings.contactFields);
      const again = await shop.call(saveProfileCall, { body: { ...body, nickname: '', address: 'x' } }, { as });
      expect(again).toMatchObject({ nickname: 'หมวย', address: 'บ้าน', tel: null });
    });

    test('refuses every faulty field at once, at its limits', async () => {
      const as = await shop.signedIn();
      const faulty = { firstName: '', lastName: 'ก'.repeat(256), nickname: '', tel: '12345678', address: '' };
      expect(await shop.refused(saveProfileCall, { body: faulty }, { as })).toMatchObject({
        status: 400,
        code: 'INPUT_ERROR',
        fields: {
          firstname: words.problems['firstName.required'],
          lastname: words.problems['name.max'],
          tel: words.problems['tel.length'],
        },
      });
      const longest = { ...faulty, firstName: 'ก'.repeat(255), lastName: 'ก'.repeat(255), tel: '123456789' };
      expect((await shop.call(saveProfileCall, { body: longest }, { as })).lastName).toHaveLength(255);
    });

    test('the same key once more changes nothing that came later', async () => {
      const as = await shop.signedIn();
      const body = { firstName: 'หนึ่ง', lastName: 'ก', nickname: '', tel: '', address: '' };
      const key = randomUUID();
      await shop.call(saveProfileCall, { body }, { as, key });
      await shop.call(saveProfileCall, { body: { ...body, firstName: 'สอง' } }, { as });
      await shop.call(saveProfileCall, { body }, { as, key });
      expect((await shop.call(ownProfile, {}, { as })).firstName).toBe('สอง');
      const other = await shop.refused(saveProfileCall, { body: { ...body, firstName: 'สาม' } }, { as, key });
      expect(other.code).toBe('IDEMPOTENCY_CONFLICT');
    });
  });

  describe('the password', () => {
    const change = (current: string, password: string, signsOutOthers = false) => ({
      body: { current, password, signsOutOthers },
    });

    test('requires the current password, and can be repeated after a lost answer', async () => {
      const as = await shop.signedIn();
      await shop.call(changePassword, change(as.password, 'another-horse'), { as });
      await shop.call(changePassword, change(as.password, 'another-horse'), { as });
      await shop.call(login, { body: { username: as.username, password: 'another-horse' } });
      const old = await shop.refused(login, { body: { username: as.username, password: as.password } });
      expect(old.code).toBe('LOGIN_FAILED');
    });

    test('a wrong one is reported under its field, and guessing is limited', async () => {
      const as = await shop.signedIn();
      const wrong = await shop.refused(changePassword, change('guess-0', 'another-horse'), { as });
      expect(wrong).toMatchObject({
        status: 400,
        code: 'INPUT_ERROR',
        fields: { current_password: expect.any(String) },
      });
      for (let tries = 1; tries < 10; tries += 1) {
        await shop.refused(changePassword, change(`guess-${tries}`, 'another-horse'), { as });
      }
      const last = await shop.refused(changePassword, change(as.password, 'another-horse'), { as });
      expect(last.code).toBe('TOO_MANY_REQUESTS');
    });

    test('a bad new one is refused', async () => {
      const as = await shop.signedIn();
      expect(await shop.refused(changePassword, change(as.password, 'short'), { as })).toMatchObject({
        code: 'INVALID_FORMAT_PASSWORD',
      });
    });

    test('the other devices stay, or are signed out and told at once', async () => {
      const as = await shop.signedIn();
      const phone = await signedInAlso(shop, as);
      await shop.call(changePassword, change(as.password, 'another-horse'), { as });
      expect(await shop.call(currentPerson, {}, { as: phone })).not.toBeNull();
      await shop.call(changePassword, change('another-horse', 'third-horse', true), { as });
      expect(await shop.call(currentPerson, {}, { as: phone })).toBeNull();
      expect(await shop.call(currentPerson, {}, { as })).not.toBeNull();
      expect(shop.messages.at(-1)).toMatchObject({ event: 'closed', userId: as.userId, sessionId: expect.any(String) });
    });
  });

  describe('tax data', () => {
    test('is kept as digits and trimmed words; there is none before', async () => {
      const as = await shop.signedIn();
      expect(await shop.call(ownTaxData, {}, { as })).toBeNull();
      const saved = await shop.call(saveTaxDataCall, { body: company }, { as });
      expect(saved).toEqual({ ...company, payerId: '0105536000315', deliveryAddress: '' });
      expect(await shop.call(ownTaxData, {}, { as })).toEqual(saved);
    });

    test('travels in the words of the specification; the delivery by the tax address is the default', async () => {
      const as = await shop.signedIn();
      const payload = {
        tax_person_type: 'normal_person',
        tax_name_one: 'มะลิ',
        tax_name_two: 'ใจดี',
        tax_payer_identification_no: '1101700230708',
        tax_address: 'บ้าน',
        tax_postcode: '10400',
        tax_delivery_address: null,
      };
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await shop.inject({ method: 'PUT', url: saveTaxDataCall.path, payload, headers }, as);
      expect(answer.json()).toEqual({
        success: true,
        data: { ...payload, tax_company_certificate: null, tax_is_delivery_by_tax_address: 1 },
      });
      expect(answer.headers['cache-control']).toContain('no-store');
    });

    test('a wrong check digit is no refusal', async () => {
      const as = await shop.signedIn();
      const body = { ...company, payerId: '0105536000310' };
      expect((await shop.call(saveTaxDataCall, { body }, { as })).payerId).toBe('0105536000310');
    });

    test.each<[Partial<TaxData>, string, keyof typeof taxWords.problems]>([
      [{ nameOne: '' }, 'tax_name_one', 'tax.company.required'],
      [{ personType: 'normal', nameOne: '' }, 'tax_name_one', 'tax.firstName.required'],
      [{ personType: 'normal', nameTwo: '' }, 'tax_name_two', 'tax.lastName.required'],
      [{ nameOne: 'ก'.repeat(256) }, 'tax_name_one', 'tax.name.max'],
      [{ nameTwo: '' }, 'tax_name_two', 'tax.branch.required'],
      [{ nameTwo: '0000' }, 'tax_name_two', 'tax.branch.digits'],
      [{ payerId: '' }, 'tax_payer_identification_no', 'tax.payerId.required'],
      [{ payerId: '010553600031' }, 'tax_payer_identification_no', 'tax.payerId.length'],
      [{ payerId: '01055360003155' }, 'tax_payer_identification_no', 'tax.payerId.length'],
      [{ address: ' ' }, 'tax_address', 'tax.address.required'],
      [{ address: 'ก'.repeat(1_001) }, 'tax_address', 'tax.address.max'],
      [{ postcode: '1040' }, 'tax_postcode', 'tax.postcode.length'],
      [{ isDeliveredToTaxAddress: false, deliveryAddress: '' }, 'tax_delivery_address', 'tax.delivery.required'],
    ])('refuses %j', async (changes, field, problem) => {
      const as = await shop.signedIn();
      const refused = await shop.refused(saveTaxDataCall, { body: { ...company, ...changes } }, { as });
      expect(refused).toMatchObject({ code: 'INPUT_ERROR', fields: { [field]: taxWords.problems[problem] } });
      expect(Object.keys(refused.fields)).toEqual([field]);
    });
  });

  describe('addresses', () => {
    test('the first is the default, another takes it over, and a deleted one hands it on', async () => {
      const as = await shop.signedIn();
      const [first] = await shop.call(addAddressCall, { body: home }, { as });
      expect(first).toMatchObject({ tel: '0812345678', line: '88/12 ถนนพหลโยธิน', postcode: '10400', isDefault: true });
      clock.forward(1_000);
      const two = await shop.call(addAddressCall, { body: { ...home, recipient: 'ที่ทำงาน', isDefault: true } }, { as });
      expect(two.map(({ recipient, isDefault }) => [recipient, isDefault])).toEqual([
        ['ที่ทำงาน', true],
        ['มะลิ ใจดี', false],
      ]);
      const [work] = two;
      const params = { addressId: work?.id ?? '' };
      const still = await shop.call(changeAddressCall, { params, body: { ...home, recipient: 'โรงงาน' } }, { as });
      expect(still[0]).toMatchObject({ id: params.addressId, recipient: 'โรงงาน', isDefault: true });
      const left = await shop.call(deleteAddressCall, { params }, { as });
      expect(left).toEqual([{ ...first, isDefault: true }]);
      expect(await shop.call(deleteAddressCall, { params }, { as })).toEqual(left);
    });

    test('every missing field is named, in the wire’s words', async () => {
      const as = await shop.signedIn();
      const { fields } = await shop.refused(addAddressCall, { body: noPostalAddress }, { as });
      expect(Object.keys(fields).toSorted()).toEqual(
        ['address', 'district', 'postcode', 'province', 'recipient', 'subdistrict', 'tel'].toSorted(),
      );
      expect(fields.province).toBe(addressWords.problems['postal.province.required']);
    });

    test.each<Partial<PostalAddress>>([
      { recipient: 'ก'.repeat(256) },
      { tel: '12345678' },
      { tel: '12345678901' },
      { postcode: '1040' },
      { postcode: '104000' },
      { province: 'Bangkok' },
      { line: 'ก'.repeat(1_001) },
    ])('refuses %j', async (changes) => {
      const as = await shop.signedIn();
      const refused = await shop.refused(addAddressCall, { body: { ...home, ...changes } }, { as });
      expect(refused.code).toBe('INPUT_ERROR');
      expect(Object.keys(refused.fields)).toHaveLength(1);
    });

    test('no more than twenty are kept', async () => {
      const as = await shop.signedIn();
      for (let count = 0; count < addressesMaximum; count += 1) await shop.call(addAddressCall, { body: home }, { as });
      expect((await shop.refused(addAddressCall, { body: home }, { as })).code).toBe('TOO_MANY_ADDRESSES');
    });

    test('of many that become the default at once, one is', async () => {
      const as = await shop.signedIn();
      await Promise.all(
        Array.from({ length: 8 }, () => shop.call(addAddressCall, { body: { ...home, isDefault: true } }, { as })),
      );
      const list = await shop.call(listAddresses, {}, { as });
      await Promise.all(
        list.map(({ id, ...body }) =>
          shop.call(changeAddressCall, { params: { addressId: id }, body: { ...body, isDefault: true } }, { as }),
        ),
      );
      const rows = await database().db.select().from(addresses).where(eq(addresses.userId, as.userId));
      expect(rows).toHaveLength(8);
      expect(rows.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    });

    test('the same key adds one address', async () => {
      const as = await shop.signedIn();
      const key = randomUUID();
      await Promise.all([1, 2].map(() => shop.call(addAddressCall, { body: home }, { as, key })));
      expect(await shop.call(listAddresses, {}, { as })).toHaveLength(1);
    });
  });

  describe('other persons’ data are out of reach', () => {
    test('an address can neither be changed nor deleted, and is in no other list', async () => {
      const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
      const saved = await shop.call(addAddressCall, { body: home }, { as: owner });
      const params = { addressId: saved[0]?.id ?? '' };
      expect(await shop.call(listAddresses, {}, { as: other })).toEqual([]);
      const changed = await shop.refused(
        changeAddressCall,
        { params, body: { ...home, recipient: 'x' } },
        { as: other },
      );
      expect(changed.code).toBe('NOT_FOUND');
      expect(await shop.call(deleteAddressCall, { params }, { as: other })).toEqual([]);
      expect(await shop.call(listAddresses, {}, { as: owner })).toEqual(saved);
    });

    test('tax data and profile are the caller’s own', async () => {
      const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
      await shop.call(saveTaxDataCall, { body: company }, { as: owner });
      expect(await shop.call(ownTaxData, {}, { as: other })).toBeNull();
      expect((await shop.call(ownProfile, {}, { as: other })).id).toBe(other.userId);
    });

    test('another person’s session can be neither ended nor listed', async () => {
      const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
      const [mine] = await shop.call(listSessions, {}, { as: owner });
      const params = { sessionId: mine?.id ?? '' };
      const before = shop.messages.length;
      const left = await shop.call(endSession, { params }, { as: other });
      expect(left.map(({ id }) => id)).not.toContain(params.sessionId);
      expect(await shop.call(currentPerson, {}, { as: owner })).not.toBeNull();
      await shop.call(endOtherSessions, {}, { as: other });
      expect(await shop.call(currentPerson, {}, { as: owner })).not.toBeNull();
      expect(shop.messages.slice(before)).toEqual([]);
    });

    test('a guest reaches nothing, and who does not buy has neither tax data nor addresses', async () => {
      const instructor = await shop.signedIn('instructor');
      const codeFor = async ({ path: url }: { readonly path: string }, as?: Visitor) =>
        readRefusal(await shop.inject({ url }, as)).code;
      for (const call of [ownProfile, ownTaxData, listAddresses, listSessions]) {
        expect(await codeFor(call)).toBe('UNAUTHORIZED');
      }
      for (const call of [ownTaxData, listAddresses]) expect(await codeFor(call, instructor)).toBe('PERMISSION_DENIED');
      expect((await shop.call(ownProfile, {}, { as: instructor })).role).toBe('instructor');
    });
  });

  describe('devices', () => {
    test('are described, the current one first, and end one by one', async () => {
      const as = await shop.signedIn();
      const phone = await signedInAlso(shop, as, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
      const laptop = await signedInAlso(shop, as);
      const list = await shop.call(listSessions, {}, { as });
      expect(list.map(({ isThis }) => isThis)).toEqual([true, false, false]);
      const itsPhone = list.find(({ userAgent }) => userAgent.includes('iPhone'));
      const params = { sessionId: itsPhone?.id ?? '' };
      const left = await shop.call(endSession, { params }, { as });
      expect(left).toHaveLength(2);
      expect(await shop.call(currentPerson, {}, { as: phone })).toBeNull();
      expect(await shop.call(currentPerson, {}, { as: laptop })).not.toBeNull();
      expect(shop.messages.at(-1)).toEqual({ event: 'closed', userId: as.userId, sessionId: params.sessionId });
      expect(await shop.call(endSession, { params }, { as })).toEqual(left);
    });

    test('show their last use, to the hour, and unused ones do not change', async () => {
      const as = await shop.signedIn();
      const phone = await signedInAlso(shop, as);
      const seen = async (by: Visitor) => {
        const list = await shop.call(listSessions, {}, { as: by });
        return list.find(({ isThis }) => isThis)?.lastSeenAt;
      };
      clock.forward(2 * 3_600_000);
      const here = await shop.call(listSessions, {}, { as });
      expect(here[0]?.lastSeenAt).toBe(clock.now);
      expect(here[1]?.lastSeenAt).toBeLessThan(clock.now - 3_600_000);
      expect(await seen(phone)).toBe(clock.now);
      const first = clock.now;
      clock.forward(60_000);
      expect(await seen(as)).toBe(first);
    });

    test('the asking one does not end so', async () => {
      const as = await shop.signedIn();
      const list = await shop.call(listSessions, {}, { as });
      const params = { sessionId: list[0]?.id ?? '' };
      expect(await shop.call(endSession, { params }, { as })).toEqual(list);
      expect(await shop.call(currentPerson, {}, { as })).not.toBeNull();
    });

    test('the same key ends the others once, and not who signed in since', async () => {
      const as = await shop.signedIn();
      const key = randomUUID();
      await shop.call(endOtherSessions, {}, { as, key });
      const later = await signedInAlso(shop, as);
      await shop.call(endOtherSessions, {}, { as, key });
      expect(await shop.call(currentPerson, {}, { as: later })).not.toBeNull();
    });

    test('all others end at once', async () => {
      const as = await shop.signedIn();
      const others = [await signedInAlso(shop, as), await signedInAlso(shop, as)];
      expect(await shop.call(endOtherSessions, {}, { as })).toHaveLength(1);
      for (const other of others) expect(await shop.call(currentPerson, {}, { as: other })).toBeNull();
      expect(await shop.call(currentPerson, {}, { as })).not.toBeNull();
    });
  });
});

/** The same person on another device. */
async function signedInAlso(
  shop: TestShop,
  { username, password }: SignedInVisitor,
  userAgent = 'a laptop',
): Promise<Visitor> {
  const as = shop.visitor();
  const payload = { username, password };
  await shop.inject({ method: 'POST', url: login.path, payload, headers: { 'user-agent': userAgent } }, as);
  return as;
}
