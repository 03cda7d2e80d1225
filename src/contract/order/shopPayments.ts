import * as z from 'zod/mini';
import type { ShopAccount, ShopAccounts } from '../../domain/order/typedAccounts.ts';
import type { ShopMethod, ShopMethods } from '../../domain/order/typedMethods.ts';
import { defineSetting } from '../administration/resource.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { dataOf, flag, idSchema, list, localText, shortText } from '../primitives.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

/** The domain checks limits; here only shapes are checked. */
const methodTable: Table<ShopMethod> = {
  method: field('id', paymentMethodCodec),
  isOn: field('is_on', flag),
  title: field('title', z.nullable(localText)),
  qrImageUrl: field('qr_image', z.nullable(shortText)),
  hasKeys: field('has_keys', flag),
};
const methods = object<ShopMethods>({
  methods: field('methods', list(object(methodTable)).check(z.maxLength(100))),
  revision: field('revision', shortText),
});

/** All payment methods, offered or not. `has_keys` is the server's own finding, whatever a body says. */
export const methodsSetting = defineSetting({
  path: '/api/admin/payment-methods',
  spell: ({ revision }) => revision,
  read: {
    name: 'adminPaymentMethods',
    summary: 'All payment methods in the shop’s order, and whether the configuration has the keys of their providers.',
    response: dataOf(methods),
  },
  save: {
    name: 'savePaymentMethods',
    summary: 'Orders the payment methods, switches them on and off, and gives them titles and the shop’s QR.',
    body: methods,
    response: dataOf(methods),
    failures: [],
  },
});

const accountTable: Table<ShopAccount> = {
  id: field('id', idSchema),
  accountNumber: field('account_id', shortText),
  accountName: field('account_name', shortText),
  bankCode: field('bank', shortText),
  bankName: field('bank_name', shortText),
  promptPayImageUrl: field('prompt_pay_image', z.nullable(shortText)),
  promptPayId: field('prompt_pay_id', z.nullable(shortText)),
  isOn: field('is_on', flag),
};
const accounts = object<ShopAccounts>({
  accounts: field('accounts', list(object(accountTable)).check(z.maxLength(100))),
  revision: field('revision', shortText),
});

/** All destination accounts, shown to buyers or not. */
export const accountsSetting = defineSetting({
  path: '/api/admin/bank-accounts',
  spell: ({ revision }) => revision,
  read: {
    name: 'adminBankAccounts',
    summary: 'All destination accounts in the shop’s order.',
    response: dataOf(accounts),
  },
  save: {
    name: 'saveBankAccounts',
    summary:
      'Changes the destination accounts; reports that were sent keep theirs. The bank’s name follows from its code.',
    body: accounts,
    response: dataOf(accounts),
    failures: [],
  },
});

const wireName: Readonly<Record<string, string>> = { ...wireNames(methodTable), ...wireNames(accountTable) };

/** Wire path of a field in refusals: `methods.<number>.` or `accounts.<number>.` and its body name. */
export const shopPaymentsWireField = (path: string): string =>
  path
    .split('.')
    .map((part) => wireName[part] ?? part)
    .join('.');
