import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/localText.ts';
import { accountMail, type NamedOrder } from '../../../src/i18n/people/accountMail.ts';

const apartOrder: NamedOrder = { number: '240101', title: 'บัญชี', date: '1 ก.พ. 2569' };
const openedOrder: NamedOrder = { number: '240102', title: 'ภาษี', date: '2 ก.พ. 2569' };
const passwordPlace = 'https://shop.example/setpassword?token=p';
const entryPlace = 'https://shop.example/setpassword?token=e&enter=1';
const apart = [{ orders: [apartOrder], link: entryPlace }];
const onlyIfForgot: Readonly<Record<Language, RegExp>> = {
  th: /ถ้าลืมรหัสผ่าน/,
  en: /If you have forgotten your account password/,
};

const formerPassword: Readonly<Record<Language, RegExp>> = { th: /รหัสผ่านเดิม/, en: /old password/ };

type Changes = {
  readonly hasPassword?: boolean;
  readonly opens?: readonly NamedOrder[];
  readonly apart?: typeof apart;
};

const mailOf = (language: Language, changes: Changes) =>
  accountMail[language].passwordLink({
    ...{ shopName: 'ร้าน', firstName: 'มานี', username: null, link: passwordPlace },
    ...{ hasPassword: true, opens: [], apart: [] },
    ...changes,
  });
/** Whether these parts occur in a mail in this order. */
const areInTurn = (text: string, parts: readonly string[]) => {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

describe.each(['th', 'en'] as const)('the mail of a password link (%s)', (language) => {
  test('begins with the link to a purchase, and mentions no new password without a forgotten one', () => {
    const { subject, text } = mailOf(language, { apart });
    areInTurn(text, [apartOrder.number, entryPlace, passwordPlace]);
    const [beforePassword = ''] = text.split(passwordPlace);
    expect(beforePassword.split('\n\n').at(-1)).toMatch(onlyIfForgot[language]);
    expect(subject).not.toBe(mailOf(language, {}).subject);
  });

  test('tells who has no password yet what setting one opens, behind what needs none', () => {
    const { text } = mailOf(language, { hasPassword: false, apart, opens: [openedOrder] });
    areInTurn(text, [apartOrder.number, entryPlace, openedOrder.number, passwordPlace]);
    expect(text).not.toMatch(onlyIfForgot[language]);
  });

  test('is about the password alone where nothing was bought apart', () => {
    const { text } = mailOf(language, {});
    expect(text).toContain(passwordPlace);
    expect(text).toMatch(formerPassword[language]);
    expect(text).not.toMatch(onlyIfForgot[language]);
  });

  test('begins with the courses of who wanted nothing else and never had a password', () => {
    const { subject, text } = mailOf(language, { hasPassword: false, opens: [openedOrder] });
    areInTurn(text, [openedOrder.number, passwordPlace]);
    expect(subject).not.toBe(mailOf(language, {}).subject);
  });

  test.each([{ opens: [] }, { opens: [openedOrder] }, { opens: [], apart }, { opens: [openedOrder], apart }])(
    'speaks of no former password where there is none: %o',
    (changes) => {
      expect(mailOf(language, { ...changes, hasPassword: false }).text).not.toMatch(formerPassword[language]);
    },
  );
});
