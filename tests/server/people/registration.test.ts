import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bodyHashOf } from '../../../server/store/database/onceByKey.ts';
import { people, users } from '../../../server/store/schema/identity.ts';
import { mailMessages } from '../../../server/store/schema/mail.ts';
import { idempotencyKeys } from '../../../server/store/schema/shop.ts';
import { changePassword, ownProfile } from '../../../src/contract/people/profile.ts';
import {
  type Registration,
  registerStudent,
  sendRegistrationEmail,
} from '../../../src/contract/people/registration.ts';
import { currentPerson, login, requestPasswordLink } from '../../../src/contract/people/session.ts';
import { setPassword } from '../../../src/contract/people/setPassword.ts';
import { ownTaxData } from '../../../src/contract/people/taxData.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import { taxData as taxWords } from '../../../src/i18n/th/buying/taxData.ts';
import { registration as words } from '../../../src/i18n/th/people/registration.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';
import { stranger } from '../../support/shop/wireRequest.ts';

const dayMs = 86_400_000;
const bangkokMs = 7 * 3_600_000;
const key = () => crypto.randomUUID();

const member = (name: string, change: Partial<Registration> = {}): Registration => ({
  ...{ kind: 'member', firstName: 'มานี', lastName: 'ใจดี', nickname: null, tel: '081-234 5678', address: null },
  ...{ pictureName: null, groupId: null, answers: {} },
  ...{ email: `${name}@example.com`, username: name, password: 'learn-every-day', language: 'th' },
  ...change,
});
const company: TaxData = {
  ...{ ...noTaxData, personType: 'juristic', nameOne: 'บริษัท ใจดี จำกัด', nameTwo: '00000' },
  ...{ payerId: '0105536000315', address: '88 ถนนสุขุมวิท', postcode: '10110' },
};
const guestBuyer = (email: string): Registration =>
  member('x', { kind: 'nonMember', email, username: null, password: null });

onDatabase('registration', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
  });
  afterAll(() => shop.close());
  beforeEach(() => clock.forward(1_000));

  const messagesTo = async (to: string) =>
    (await database().db.select().from(mailMessages)).filter((message) => message.to === to);

  describe('with tax data', () => {
    const ownTax = (as: ReturnType<TestShop['visitor']>) => shop.call(ownTaxData, {}, { as });

    test.each(['member', 'nonMember'] as const)('of a %s they stay with the account', async (kind) => {
      const as = shop.visitor();
      const body =
        kind === 'member' ? member('taxed', { tax: company }) : { ...guestBuyer('t@example.com'), tax: company };
      await shop.call(registerStudent, { body }, { as });
      expect(await ownTax(as)).toEqual(company);
    });

    test('every fault is named, and no account is opened', async () => {
      const as = shop.visitor();
      const tax = { ...company, payerId: '123', address: '' };
      const refused = await shop.refused(registerStudent, { body: member('faultytax', { tax }) }, { as });
      expect(refused).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
      expect(refused.fields).toEqual({
        tax_payer_identification_no: taxWords.problems['tax.payerId.length'],
        tax_address: taxWords.problems['tax.address.required'],
      });
      expect(await shop.call(currentPerson, {}, { as })).toBeNull();
    });

    test('none are kept where none were asked for, or the shop issues no invoices', async () => {
      const without = shop.visitor();
      await shop.call(registerStudent, { body: member('untaxed') }, { as: without });
      expect(await ownTax(without)).toBeNull();

      const settings = { ...defaultSiteSettings, taxInvoiceEnabled: false };
      const administrator = await shop.signedIn('administrator');
      await shop.call(saveSettings, { body: settings }, { as: administrator });
      const noInvoices = shop.visitor();
      await shop.call(registerStudent, { body: member('noinvoice', { tax: company }) }, { as: noInvoices });
      expect(await ownTax(noInvoices)).toBeNull();
      await shop.call(saveSettings, { body: defaultSiteSettings }, { as: administrator });
    });
  });

  describe('of a member', () => {
    test('opens an account, signs in and enqueues one welcome mail', async () => {
      const as = shop.visitor();
      const person = await shop.call(
        registerStudent,
        { body: member('Manee', { email: ' Manee@Example.com ' }) },
        { as },
      );
      expect(person).toMatchObject({
        role: 'student',
        username: 'manee',
        email: 'manee@example.com',
        tel: '0812345678',
      });
      expect(await shop.call(currentPerson, {}, { as })).toEqual(person);
      expect(await shop.call(login, { body: { username: 'MANEE', password: 'learn-every-day' } })).toEqual(person);

      await shop.call(sendRegistrationEmail, {}, { as });
      await shop.call(sendRegistrationEmail, {}, { as });
      const sent = await messagesTo('manee@example.com');
      expect(sent.map(({ kind }) => kind)).toEqual(['welcome']);
      expect(sent[0]?.text).not.toContain('learn-every-day');
    });

    test('names every faulty field at once, in words', async () => {
      const faulty = member('ชูใจ', { firstName: ' ', email: 'nowhere', password: '12345', tel: '12' });
      const refused = await shop.refused(registerStudent, { body: faulty });
      expect(refused).toMatchObject({ status: 400, code: 'INPUT_ERROR' });
      expect(refused.fields).toEqual({
        firstname: words.problems['firstName.required'],
        email: words.problems['email.invalid'],
        tel: words.problems['tel.length'],
        username: words.problems['username.charset'],
        password: words.problems['password.min'],
      });
    });

    test.each([
      [{ username: 'with space' }, 'INVALID_FORMAT_USERNAME'],
      [{ password: 'short' }, 'INVALID_FORMAT_PASSWORD'],
      [{ email: 'a@b' }, 'INVALID_FORMAT_EMAIL'],
    ] as const)('has a code for a single fault: %o', async (change, code) => {
      expect(await shop.refused(registerStudent, { body: member('piti', change) })).toMatchObject({ code });
    });

    test('refuses a username or an address that is taken', async () => {
      await shop.call(registerStudent, { body: member('weera') });
      const other = member('weera', { email: 'other@example.com' });
      expect(await shop.refused(registerStudent, { body: other })).toMatchObject({
        code: 'DUPLICATE_USERNAME',
        status: 409,
      });
      const same = member('weera2', { email: 'WEERA@example.com' });
      expect(await shop.refused(registerStudent, { body: same })).toMatchObject({
        code: 'DUPLICATE_EMAIL',
        status: 409,
      });
    });

    test('the same body under a new key is a second registration, and refused', async () => {
      await shop.call(registerStudent, { body: member('jandee') });
      clock.forward(1_000);
      expect((await shop.refused(registerStudent, { body: member('jandee') })).code).toMatch(/^DUPLICATE/);
    });

    test('the same key gives the same answer and signs in again', async () => {
      const use = key();
      const first = await shop.call(registerStudent, { body: member('suda') }, { key: use });
      const as = shop.visitor();
      expect(await shop.call(registerStudent, { body: member('suda') }, { key: use, as })).toEqual(first);
      expect(await shop.call(currentPerson, {}, { as })).toEqual(first);

      const other = await shop.refused(registerStudent, { body: member('suda', { lastName: 'อื่น' }) }, { key: use });
      expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_CONFLICT' });

      clock.forward(dayMs);
      const late = shop.visitor();
      expect(await shop.call(registerStudent, { body: member('suda') }, { key: use, as: late })).toEqual(first);
      expect(await shop.call(currentPerson, {}, { as: late })).toEqual(first);
    });

    test('a password changed since opens nothing, and the account is mentioned', async () => {
      const use = key();
      const as = shop.visitor();
      await shop.call(registerStudent, { body: member('somsri') }, { key: use, as });
      const change = { current: 'learn-every-day', password: 'learn-every-night', signsOutOthers: false };
      await shop.call(changePassword, { body: change }, { as });
      const late = shop.visitor();
      const refused = await shop.refused(registerStudent, { body: member('somsri') }, { key: use, as: late });
      expect(refused.code).toBe('DUPLICATE_EMAIL');
      expect(await shop.call(currentPerson, {}, { as: late })).toBeNull();
    });

    test('a key found on a device does not help to guess the password faster', async () => {
      const use = key();
      await shop.call(registerStudent, { body: member('found-key') }, { key: use });
      const as = stranger('203.0.113.7');
      const guess = async (password: string) =>
        (await shop.refused(registerStudent, { body: member('found-key', { password }) }, { key: use, as })).code;
      for (let tries = 0; tries < 10; tries += 1) expect(await guess(`guess-${tries}`)).toBe('IDEMPOTENCY_CONFLICT');
      expect(await guess('learn-every-day')).toBe('TOO_MANY_REQUESTS');
      const signsIn = { body: { username: 'found-key', password: 'learn-every-day' } };
      expect((await shop.refused(login, signsIn, { as })).code).toBe('TOO_MANY_REQUESTS');
    });

    test('whose tries are spent under the address hears nothing of the right password from the key either', async () => {
      const use = key();
      const first = await shop.call(registerStudent, { body: member('found-again') }, { key: use });
      const { address } = shop.visitor();
      for (let tries = 0; tries < 10; tries += 1) {
        const guess = { username: first.email, password: `guess-${tries}` };
        expect((await shop.refused(login, { body: guess }, { as: stranger(address) })).code).toBe('LOGIN_FAILED');
      }
      for (const password of ['guess-it', 'learn-every-day']) {
        const as = { ...shop.visitor(), address };
        const body = member('found-again', { password });
        expect((await shop.refused(registerStudent, { body }, { key: use, as })).code).toBe('IDEMPOTENCY_CONFLICT');
        expect(await shop.call(currentPerson, {}, { as })).toBeNull();
      }
    });

    test('whose username is another’s address gets no more tries at theirs by being right about the own account', async () => {
      const use = key();
      const body = member('lurks', { username: 'lurked-at@example.com' });
      await shop.call(registerStudent, { body }, { key: use });
      await shop.call(registerStudent, { body: member('lurked-at', { password: 'learn-by-heart' }) });
      const as = stranger('203.0.113.7');
      const guess = () =>
        shop.refused(login, { body: { username: 'lurked-at@example.com', password: 'guess-it' } }, { as });
      for (let tries = 0; tries < 9; tries += 1) await guess();
      await shop.call(registerStudent, { body }, { key: use, as });
      expect((await guess()).code).toBe('TOO_MANY_REQUESTS');
    });

    test('a press that goes on with the right password again and again is not counted', async () => {
      const use = key();
      const first = await shop.call(registerStudent, { body: member('patient') }, { key: use });
      for (let tries = 0; tries < 15; tries += 1) {
        expect(await shop.call(registerStudent, { body: member('patient') }, { key: use })).toEqual(first);
      }
    });

    test('a key that was there before the account does not try its passwords', async () => {
      await shop.call(registerStudent, { body: member('prepared') });
      const use = key();
      await shop.refused(registerStudent, { body: member('prepared') }, { key: use });
      clock.forward(1_000);
      await shop.call(registerStudent, { body: member('owner-of-it') });
      clock.forward(1_000);
      const tried = await shop.refused(registerStudent, { body: member('owner-of-it') }, { key: use });
      expect(tried.code).toMatch(/^DUPLICATE/);
    });

    test('the data stored with the key do not help to guess the password', async () => {
      const body = member('guess-me');
      await shop.call(registerStudent, { body });
      const stored = (await database().db.select().from(idempotencyKeys)).map(({ bodyHash }) => bodyHash);
      const guesses = [body, { params: {}, query: {}, body: z.encode(registerStudent.body, body) }].map(bodyHashOf);
      expect(stored.length).toBeGreaterThan(0);
      expect(stored.filter((hash) => guesses.includes(hash))).toEqual([]);
    });

    test('five tries at once under one key make one account', async () => {
      const use = key();
      const given = await Promise.all(
        Array.from({ length: 5 }, () =>
          shop.send(registerStudent, { body: guestBuyer('at-once@example.com') }, { key: use }),
        ),
      );
      expect(new Set(given.map((response) => response.body)).size).toBe(1);
      expect(given[0]?.statusCode).toBe(200);
      const rows = await database().db.select().from(people);
      expect(rows.filter(({ contactEmail }) => contactEmail === 'at-once@example.com')).toHaveLength(1);
    });

    test('without a key it is refused by name', async () => {
      const response = await shop.inject({ method: 'POST', url: registerStudent.path, payload: {} });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().error.details.fields)).toEqual(
        expect.arrayContaining(['Idempotency-Key', 'firstname', 'language', 'is_registration_layout_four']),
      );
    });
  });

  describe('of somebody who buys without registering', () => {
    test('opens a separate account with a made-up address, and signs in by the link that is mailed, later by password', async () => {
      const as = shop.visitor();
      const person = await shop.call(registerStudent, { body: guestBuyer('chujai@example.com') }, { as });
      expect(person).toMatchObject({ role: 'nonMember', username: null, email: 'chujai@example.com' });
      expect(await shop.call(currentPerson, {}, { as })).toEqual(person);
      const accounts = (await database().db.select().from(users)).filter(({ id }) => id === person.id);
      expect(accounts[0]?.email).toMatch(/^[0-9a-f]{40}@buyer\.invalid$/);

      const [message] = await messagesTo('chujai@example.com');
      expect(message?.kind).toBe('buyerLink');
      const token = decodeURIComponent(/setpassword\?token=(\S+)/.exec(message?.text ?? '')?.[1] ?? '');
      const elsewhere = shop.visitor();
      await shop.call(setPassword, { body: { token, password: 'my-own-words' } }, { as: elsewhere });
      const again = shop.visitor();
      await shop.call(setPassword, { body: { token, password: 'my-own-words' } }, { as: again });
      expect((await shop.call(currentPerson, {}, { as: again }))?.id).toBe(person.id);
      expect((await shop.call(currentPerson, {}, { as: elsewhere }))?.id).toBe(person.id);
      const signedIn = await shop.call(login, { body: { username: 'chujai@example.com', password: 'my-own-words' } });
      expect(signedIn.id).toBe(person.id);
      expect((await shop.refused(setPassword, { body: { token, password: 'once-more' } })).code).toBe('LINK_EXPIRED');
    });

    test('a name carries no link into the mailbox of a stranger, and stands in mail to an address that was proved', async () => {
      const link = 'ดูที่ evil.example/win';
      const as = shop.visitor();
      const body = { ...guestBuyer('stranger@example.com'), firstName: link };
      await shop.call(registerStudent, { body }, { as });
      const named = member('www.evil.example', { firstName: link, email: 'other-stranger@example.com' });
      await shop.call(registerStudent, { body: named });
      const [linked] = await messagesTo('stranger@example.com');
      const [welcome] = await messagesTo('other-stranger@example.com');
      for (const { subject, text } of [linked, welcome].flatMap((message) => message ?? [])) {
        expect(subject + text).not.toMatch(/evil\.example/);
        expect(text).toMatch(/^สวัสดี\n/);
      }

      const token = decodeURIComponent(/setpassword\?token=(\S+)/.exec(linked?.text ?? '')?.[1] ?? '');
      await shop.call(setPassword, { body: { token, password: 'my-own-words' } });
      await shop.call(requestPasswordLink, { body: { email: 'stranger@example.com' } });
      expect((await messagesTo('stranger@example.com')).at(-1)?.text).toContain(`สวัสดีคุณ${link}`);
    });

    test('a known address stays its owner’s: nothing is joined and no link is sent', async () => {
      const owner = await shop.signedIn('student', { email: 'owner@example.com' });
      const person = await shop.call(registerStudent, { body: guestBuyer('owner@example.com') });
      expect(person.id).not.toBe(owner.userId);
      expect(await messagesTo('owner@example.com')).toEqual([]);
      const signedIn = await shop.call(login, { body: { username: 'owner@example.com', password: owner.password } });
      expect(signedIn.id).toBe(owner.userId);
    });

    test('the same key signs in again for a quarter of an hour, and gives the same answer without signing in afterwards', async () => {
      const use = key();
      const body = guestBuyer('lost-answer@example.com');
      const send = (as = shop.visitor()) => shop.send(registerStudent, { body }, { key: use, as });
      const first = await send();
      clock.forward(15 * 60_000 - 1);
      const returned = shop.visitor();
      expect((await send(returned)).body).toBe(first.body);
      expect(await shop.call(currentPerson, {}, { as: returned })).toMatchObject({ email: body.email });

      clock.forward(2);
      const late = shop.visitor();
      const again = await send(late);
      expect([again.statusCode, again.body, again.headers['set-cookie']]).toEqual([200, first.body, undefined]);
      expect(await shop.call(currentPerson, {}, { as: late })).toBeNull();
    });

    test('a whole village buys from one address within a minute', async () => {
      const { address } = shop.visitor();
      const buys = async (villager: number) => {
        const as = { ...shop.visitor(), address };
        const body = guestBuyer(`villager-${villager}@example.com`);
        return (await shop.send(registerStudent, { body }, { as })).statusCode;
      };
      const statuses: number[] = [];
      for (let villager = 1; villager <= 301; villager += 1) statuses.push(await buys(villager));
      expect(statuses).toEqual([...Array(300).fill(200), 429]);
      clock.forward(60_000);
      expect(await buys(302)).toBe(200);
    });

    test('an address that was only written into a form is free for its owner', async () => {
      await shop.call(registerStudent, { body: guestBuyer('later@example.com') });
      const person = await shop.call(registerStudent, { body: member('later') });
      expect(person.role).toBe('student');
    });
  });

  test('disabled contact fields are not stored, whatever is sent', async () => {
    const as = shop.visitor();
    const sent = { nickname: 'นี', address: '88 ถนนสุขุมวิท' };
    await shop.call(registerStudent, { body: member('nickless', sent) }, { as });
    expect(await shop.call(ownProfile, {}, { as })).toMatchObject({ firstName: 'มานี', nickname: null, address: null });
  });

  test('the limits of the site hold', async () => {
    const administrator = await shop.signedIn('administrator');
    const limited = (change: object) =>
      shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as: administrator });
    await limited({ userLimit: 1 });
    expect(await shop.refused(registerStudent, { body: member('one') })).toMatchObject({ code: 'OVER_LIMIT_USER' });
    await limited({ dailyUserLimit: 1 });
    await shop.signedIn();
    expect(await shop.refused(registerStudent, { body: member('two') })).toMatchObject({
      ...{ code: 'ERROR_CREATE_USER_IN_DAY', status: 409 },
    });
    clock.forward(2 * dayMs);
    await shop.call(registerStudent, { body: member('two') });

    const untilMidnight = dayMs - ((clock.now + bangkokMs) % dayMs);
    clock.forward(untilMidnight - 1);
    await shop.signedIn();
    const late = { body: member('three') };
    expect((await shop.refused(registerStudent, late)).code).toBe('ERROR_CREATE_USER_IN_DAY');
    clock.forward(1);
    await shop.call(registerStudent, late);
    clock.forward(bangkokMs);
    const sameDay = await shop.refused(registerStudent, { body: member('four') });
    expect(sameDay.code, 'the day of UTC begins in the morning of Bangkok').toBe('ERROR_CREATE_USER_IN_DAY');
    await limited({});
  });
});
