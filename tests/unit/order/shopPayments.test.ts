import { describe, expect, test } from 'vitest';
import { type PaymentMethod, paymentMethods } from '../../../src/domain/order/paymentMethod.ts';
import {
  accountsMaximum,
  noAccount,
  refuseAccounts,
  storedAccounts,
  type TypedAccount,
  warnsOfPromptPayId,
} from '../../../src/domain/order/typedAccounts.ts';
import { refuseMethods, storedMethods, type TypedMethod } from '../../../src/domain/order/typedMethods.ts';
import { methodState } from '../../../src/features/administration/payments/methodState.ts';

const methodOf = (method: PaymentMethod, changes: Partial<TypedMethod> = {}): TypedMethod => ({
  ...{ method, isOn: false, hasKeys: true, title: { th: '', en: '' }, qrImageUrl: null },
  ...changes,
});
const all = (changes: Partial<Record<PaymentMethod, Partial<TypedMethod>>> = {}) => ({
  methods: paymentMethods.map((method) => methodOf(method, changes[method])),
  revision: 'v',
});

describe('payment methods of the desk', () => {
  test('a method whose provider has no keys cannot be on, and may be off', () => {
    const noKeys = { hasKeys: false };
    expect(refuseMethods(all({ wallet: noKeys }))).toEqual({});
    expect(refuseMethods(all({ wallet: { ...noKeys, isOn: true } }))).toEqual({ 'methods.1.isOn': 'method.noKeys' });
  });

  test('each method is there exactly once', () => {
    const { methods } = all();
    const twice = [...methods.slice(1), methodOf('wallet')];
    expect(refuseMethods({ methods: methods.slice(1), revision: 'v' })).toEqual({ methods: 'methods.each' });
    expect(refuseMethods({ methods: twice, revision: 'v' })).toEqual({ methods: 'methods.each' });
  });

  test('an English title needs a Thai one, and no title is none', () => {
    const english = all({ wallet: { title: { th: ' ', en: 'Our PayPal' } } });
    expect(refuseMethods(english)).toEqual({ 'methods.1.title.th': 'text.th.required' });
    expect(storedMethods(all()).methods[1]?.title).toBeNull();
  });

  test('only a method that is reported has a picture', () => {
    const url = '/uploads/public/qr.webp';
    const { methods } = storedMethods(all({ wallet: { qrImageUrl: url }, bankTransfer: { qrImageUrl: url } }));
    expect(methods.filter(({ qrImageUrl }) => qrImageUrl !== null).map(({ method }) => method)).toEqual([
      'bankTransfer',
    ]);
  });

  test.each([
    [{ isOn: true }, {}, 'offered'],
    [{ isOn: false }, {}, 'off'],
    [{ isOn: true, hasKeys: false }, {}, 'noKeys'],
    [{ isOn: true }, { hasAccount: false }, 'noAccount'],
    [{ isOn: true }, { currency: 'USD' }, 'notInCurrency'],
  ] as const)('the bank transfer with %o in a shop with %o is told as %s', (changes, shop, state) => {
    expect(methodState(methodOf('bankTransfer', changes), { currency: 'THB', hasAccount: true, ...shop })).toBe(state);
  });
});

describe('accounts to transfer to', () => {
  const account = (changes: Partial<TypedAccount> = {}): TypedAccount => ({
    ...noAccount('a'),
    ...{ bankCode: 'KBANK', accountNumber: '012-3-45678-9', accountName: 'บจก. ลานเรียน', ...changes },
  });
  const refuse = (changes: Partial<TypedAccount>) => refuseAccounts({ accounts: [account(changes)], revision: 'v' });

  test.each([
    [{}, {}],
    [{ bankCode: '' }, { 'accounts.0.bankCode': 'account.bank.required' }],
    [{ bankCode: 'MOON' }, { 'accounts.0.bankCode': 'account.bank.required' }],
    [{ accountNumber: ' ' }, { 'accounts.0.accountNumber': 'account.number.required' }],
    [{ accountNumber: '1234567' }, { 'accounts.0.accountNumber': 'account.number.invalid' }],
    [{ accountNumber: '=1+1' }, { 'accounts.0.accountNumber': 'account.number.invalid' }],
    [{ accountName: '\u200b' }, { 'accounts.0.accountName': 'account.name.required' }],
    [{ accountName: 'a'.repeat(121) }, { 'accounts.0.accountName': 'account.name.max' }],
    [{ promptPayId: '081 234 5678' }, {}],
    [{ promptPayId: '12345' }, { 'accounts.0.promptPayId': 'account.promptPay.invalid' }],
  ] as const)('with %o are refused by %o', (changes, problems) => {
    expect(refuse(changes)).toEqual(problems);
  });

  test('are stored in Arabic digits with the name of their bank', () => {
    const typed = account({ accountNumber: '๐๑๒-๓-๔๕๖๗๘-๙', promptPayId: ' ๐๘๑๒๓๔๕๖๗๘ ' });
    expect(storedAccounts({ accounts: [typed], revision: 'v' }).accounts).toEqual([
      {
        ...{ id: 'a', bankCode: 'KBANK', bankName: 'ธนาคารกสิกรไทย', accountNumber: '012-3-45678-9' },
        ...{ accountName: 'บจก. ลานเรียน', promptPayId: '0812345678', promptPayImageUrl: null, isOn: true },
      },
    ]);
  });

  test('are at most twenty, each once', () => {
    const many = Array.from({ length: accountsMaximum + 1 }, (_, at) => account({ id: String(at) }));
    expect(refuseAccounts({ accounts: many, revision: 'v' })).toEqual({ accounts: 'accounts.max' });
    expect(refuseAccounts({ accounts: [account(), account()], revision: 'v' })).toEqual({ accounts: 'accounts.twice' });
  });

  test('a wrong check digit of a PromptPay id warns', () => {
    expect(warnsOfPromptPayId('0105556000001')).toBe(true);
    expect(warnsOfPromptPayId('0812345678')).toBe(false);
  });
});
