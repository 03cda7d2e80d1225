import { plainEntry } from '../plainEntry.ts';
import { checkThaiId } from '../tax/thaiId.ts';
import { writtenText } from '../writtenText.ts';
import type { BankAccount } from './paymentMethod.ts';
import { readPromptPayId } from './promptPayQr.ts';
import { isOriginBank, originBanks } from './thaiBanks.ts';

export const accountsMaximum = 20;
export const accountNameMaximum = 120;

/** A destination account as the desk sees it; one that is off is not shown to buyers. */
export type ShopAccount = BankAccount & { readonly isOn: boolean };

/** All destination accounts in the shop's order. `revision` changes with any of them. */
export type ShopAccounts = { readonly accounts: readonly ShopAccount[]; readonly revision: string };

/** An account as typed. The bank's name follows from its code. */
export type TypedAccount = Omit<ShopAccount, 'bankName' | 'promptPayId'> & { readonly promptPayId: string };
export type TypedAccounts = { readonly accounts: readonly TypedAccount[]; readonly revision: string };

export type AccountProblem =
  | 'account.bank.required'
  | 'account.number.required'
  | 'account.number.invalid'
  | 'account.name.required'
  | 'account.name.max'
  | 'account.promptPay.invalid'
  | 'accounts.max'
  | 'accounts.twice';

export const noAccount = (id: string): TypedAccount => ({
  ...{ id, bankCode: '', accountNumber: '', accountName: '' },
  ...{ promptPayId: '', promptPayImageUrl: null, isOn: true },
});

export const typedAccounts = ({ accounts, revision }: ShopAccounts): TypedAccounts => ({
  accounts: accounts.map(({ bankName, promptPayId, ...account }) => ({ ...account, promptPayId: promptPayId ?? '' })),
  revision,
});

export const storedAccounts = ({ accounts, revision }: TypedAccounts): ShopAccounts => ({
  accounts: accounts.map((account) => {
    const { id, bankCode, promptPayImageUrl, isOn } = account;
    const promptPayId = plainEntry(account.promptPayId);
    return {
      ...{ id, bankCode, promptPayImageUrl, isOn },
      accountNumber: plainEntry(account.accountNumber),
      accountName: writtenText(account.accountName),
      bankName: originBanks.find(({ code }) => code === bankCode)?.nameTh ?? '',
      promptPayId: promptPayId === '' ? null : promptPayId,
    };
  }),
  revision,
});

/** Problems by `accounts` or `accounts.<number>.<field>`. */
export function refuseAccounts({ accounts }: TypedAccounts): Record<string, AccountProblem> {
  if (accounts.length > accountsMaximum) return { accounts: 'accounts.max' };
  if (new Set(accounts.map(({ id }) => id)).size < accounts.length) return { accounts: 'accounts.twice' };
  return Object.assign({}, ...accounts.map((account, at) => refuseAccount(account, `accounts.${at}`)));
}

function refuseAccount(account: TypedAccount, field: string): Record<string, AccountProblem> {
  const name = writtenText(account.accountName);
  const number = plainEntry(account.accountNumber);
  const promptPayId = plainEntry(account.promptPayId);
  const found: Readonly<Record<string, AccountProblem | null>> = {
    bankCode: isOriginBank(account.bankCode) ? null : 'account.bank.required',
    accountNumber: number === '' ? 'account.number.required' : isNumber(number) ? null : 'account.number.invalid',
    accountName: name === '' ? 'account.name.required' : name.length > accountNameMaximum ? 'account.name.max' : null,
    promptPayId: promptPayId === '' || readPromptPayId(promptPayId) !== null ? null : 'account.promptPay.invalid',
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, problem]) => (problem === null ? [] : [[`${field}.${name}`, problem]])),
  );
}

/** Whether the check digit of a 13-digit PromptPay id is wrong, so that banks may refuse its QR. */
export function warnsOfPromptPayId(typed: string): boolean {
  const target = readPromptPayId(plainEntry(typed));
  return target?.kind === 'thaiId' && checkThaiId(target.id) === 'checkDigit';
}

/** Thai accounts have 10 to 15 digits, written with hyphens or spaces. */
const isNumber = (number: string): boolean =>
  /^[0-9][0-9 -]*$/.test(number) && /^[0-9]{8,15}$/.test(number.replace(/[ -]/g, ''));
