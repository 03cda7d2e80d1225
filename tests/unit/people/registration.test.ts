import { describe, expect, test } from 'vitest';
import {
  askedContact,
  isUsername,
  normaliseRegistration,
  type RegistrationFields,
  refusePassword,
  refuseRegistration,
  registrationFields,
  registrationRules,
} from '../../../src/domain/people/registration.ts';
import { defaultSiteSettings, type FieldSetting, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { stackedMarks, turnedRound } from '../../support/shop/badText.ts';

const filled: RegistrationFields = {
  firstName: 'สมใจ',
  lastName: 'รักเรียน',
  nickname: 'ใจ',
  email: 'somjai@example.com',
  tel: '081-234-5678',
  address: '99 ถนนสุขุมวิท',
  picture: 'me.jpg',
  groupId: 'g1',
  username: 'somjai_99',
  password: 'lan.rian',
  confirmPassword: 'lan.rian',
};
const nothing = Object.fromEntries(registrationFields.map((field) => [field, '']));
const empty: RegistrationFields = { ...filled, ...nothing };
const every = (setting: FieldSetting): SiteSettings['contactFields'] => ({
  firstName: setting,
  lastName: setting,
  tel: setting,
  nickname: setting,
  address: setting,
});
const required = every({ isEnabled: true, isRequired: true });
const optional = every({ isEnabled: true, isRequired: false });
const off = every({ isEnabled: false, isRequired: true });
const rules = { choosesCredentials: true, mustChooseGroup: true, mustHavePicture: true };
const guest = { choosesCredentials: false, mustChooseGroup: false, mustHavePicture: false };

describe('refuseRegistration', () => {
  test('lets a form that is filled in', () => {
    expect(refuseRegistration(filled, required, rules)).toEqual({});
  });

  test('names every missing field at once', () => {
    expect(refuseRegistration(empty, required, rules)).toEqual({
      firstName: 'firstName.required',
      lastName: 'lastName.required',
      nickname: 'nickname.required',
      email: 'email.required',
      tel: 'tel.required',
      address: 'address.required',
      picture: 'picture.required',
      groupId: 'group.required',
      username: 'username.required',
      password: 'password.required',
      confirmPassword: 'confirm.required',
    });
  });

  test('a guest always gives an address, and the fields that the site requires', () => {
    expect(refuseRegistration(empty, optional, guest)).toEqual({ email: 'email.required' });
    expect(refuseRegistration(empty, defaultSiteSettings.contactFields, guest)).toEqual({
      firstName: 'firstName.required',
      lastName: 'lastName.required',
      email: 'email.required',
    });
  });

  test('spaces are no name', () => {
    expect(refuseRegistration({ ...filled, firstName: '  ' }, required, rules)).toEqual({
      firstName: 'firstName.required',
    });
  });

  test.each<[string, Partial<RegistrationFields>, object]>([
    ['a long name', { firstName: 'ก'.repeat(256) }, { firstName: 'name.max' }],
    ['a wrong address', { email: 'somjai@' }, { email: 'email.invalid' }],
    ['a short number', { tel: '12345678' }, { tel: 'tel.length' }],
    ['letters in a number', { tel: '08123x5678' }, { tel: 'tel.length' }],
    ['Thai letters in a username', { username: 'สมใจ' }, { username: 'username.charset' }],
    ['a very long username', { username: 'a'.repeat(101) }, { username: 'username.max' }],
    ['a short password', { password: 'abc12', confirmPassword: 'abc12' }, { password: 'password.min' }],
    ['a space in a password', { password: 'abc 123', confirmPassword: 'abc 123' }, { password: 'password.charset' }],
    ['another confirmation', { confirmPassword: 'lan.riam' }, { confirmPassword: 'confirm.mismatch' }],
    ['a very long postal address', { address: 'ก'.repeat(1_001) }, { address: 'address.max' }],
  ])('%s', (_, parts, problems) => {
    expect(refuseRegistration({ ...filled, ...parts }, required, rules)).toEqual(problems);
    expect(refuseRegistration({ ...filled, ...parts }, optional, rules)).toEqual(problems);
  });

  test('a name of 255 letters and a password of six are enough', () => {
    const parts = { firstName: 'ก'.repeat(255), password: 'abc123', confirmPassword: 'abc123' };
    expect(refuseRegistration({ ...filled, ...parts }, required, rules)).toEqual({});
  });

  test('nor is it stored, whatever was sent', () => {
    const sent = { firstName: 'มะลิ', lastName: 'ใจดี', nickname: 'ลิ', tel: 'not a number', address: 'ก'.repeat(5_000) };
    expect(askedContact(sent, off)).toEqual({ firstName: '', lastName: '', nickname: '', tel: '', address: '' });
    expect(askedContact(sent, { ...off, firstName: { isEnabled: true, isRequired: false } }).firstName).toBe('มะลิ');
  });

  test('disabled fields are never validated', () => {
    expect(refuseRegistration({ ...filled, tel: 'x', firstName: '' }, off, rules)).toEqual({});
  });
});

describe('fields that a site asks for beside the contact fields', () => {
  const { profilePicture } = defaultSiteSettings;
  const choosing = { ...defaultSiteSettings, userGroupsEnabled: true, studentsSelectGroup: true };
  const of = (settings: SiteSettings, hasGroups = true) =>
    registrationRules(settings, { choosesCredentials: false, hasGroups });

  test('a group where students select one, and only where there is one to select', () => {
    expect(of(choosing).mustChooseGroup).toBe(true);
    expect(of(choosing, false).mustChooseGroup).toBe(false);
    expect(of({ ...choosing, studentsSelectGroup: false }).mustChooseGroup).toBe(false);
    expect(of({ ...choosing, userGroupsEnabled: false }).mustChooseGroup).toBe(false);
  });

  test('a profile picture when it is enabled and required', () => {
    const asking = (isEnabled: boolean, isRequired: boolean) =>
      of({ ...defaultSiteSettings, profilePicture: { ...profilePicture, isEnabled, isRequired } }).mustHavePicture;
    expect([asking(true, true), asking(true, false), asking(false, true)]).toEqual([true, false, false]);
  });
});

test('fields are kept trimmed, passwords as typed', () => {
  const typed = { ...filled, firstName: ' สมใจ ', email: ' Somjai@Example.com', password: ' a ' };
  expect(normaliseRegistration(typed)).toMatchObject({
    firstName: 'สมใจ',
    email: 'somjai@example.com',
    tel: '0812345678',
    password: ' a ',
  });
});

test('direction marks are closed, and an invisible name counts as missing', () => {
  const named = (firstName: string) => ({ ...filled, firstName });
  expect(normaliseRegistration(named(turnedRound)).firstName).toBe('ย้อนทาง');
  expect(normaliseRegistration(named(stackedMarks)).firstName).not.toMatch(/\p{M}{5}/u);
  expect(refuseRegistration(named('\u3164\u200b'), required, rules)).toEqual({ firstName: 'firstName.required' });
});

test('a phone number, a user name and an address are taken with invisible signs', () => {
  const pasted = {
    ...filled,
    tel: '\u202D081–234–5678\u202C',
    username: 'somjai\u200B',
    email: 'somjai@example.com\u2060',
  };
  expect(refuseRegistration(pasted, required, rules)).toEqual({});
  expect(normaliseRegistration(pasted)).toMatchObject({
    ...{ tel: '0812345678', username: 'somjai', email: 'somjai@example.com' },
  });
});

test('usernames and passwords share their letters', () => {
  expect(isUsername('A.b-c_9@x')).toBe(true);
  expect(isUsername('')).toBe(false);
  expect(refusePassword('A.b-c_9@x')).toBeNull();
  expect(refusePassword('a'.repeat(129))).toBe('password.max');
});
