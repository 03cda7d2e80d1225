/** `challenged` asks for 3-D Secure; a failure code declines the charge. */
export type CardResult = 'charged' | 'challenged' | FailureCode;

export type FailureCode =
  | 'insufficient_fund'
  | 'stolen_or_lost_card'
  | 'failed_processing'
  | 'payment_rejected'
  | 'payment_cancelled';

export const failureMessages: Readonly<Record<FailureCode, string>> = {
  insufficient_fund: 'insufficient funds in the account or the card has reached the credit limit',
  stolen_or_lost_card: 'the card was stolen or lost',
  failed_processing: 'the payment processing failed',
  payment_rejected: 'the payment was rejected by the issuer or the acquirer with no specific reason',
  payment_cancelled: 'the payment was cancelled by the payer',
};

const challenged = '4111111111111111';

const byResult: Readonly<Record<'charged' | FailureCode, readonly string[]>> = {
  charged: [
    ...['4242424242424242', '5555555555554444', '5454545454545454', '3530111333300000', '3566111111111113'],
    ...['378282246310005', '36021042000004', '6250947000000006', '6447032400000000001'],
  ],
  insufficient_fund: ['4111111111140011', '5555551111110011', '3530111111190011', '6250947000000014'],
  stolen_or_lost_card: ['4111111111130012', '5555551111100012', '3530111111180012', '6250947000000022'],
  failed_processing: [
    ...['4111111111120013', '5555551111190013', '3530111111170013', '377138160000009', '6447032400001111005'],
  ],
  payment_rejected: ['4111111111110014', '5555551111180014', '3530111111160014'],
  payment_cancelled: [],
};

const results = new Map<string, CardResult>([
  [challenged, 'challenged'],
  ...Object.entries(byResult).flatMap(([result, numbers]) =>
    numbers.map((number): [string, CardResult] => [number, result as CardResult]),
  ),
]);

/** Fate of a charge on this card. Numbers outside the table of test cards are declined. */
export const resultOf = (number: string): CardResult => results.get(number) ?? 'payment_rejected';

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'MasterCard'],
  [/^35/, 'JCB'],
  [/^3[47]/, 'American Express'],
  [/^3[068]/, 'Diners Club'],
  [/^62/, 'UnionPay'],
  [/^6(011|4[4-9]|5)/, 'Discover'],
];

/** Brand by the first digits; `null` if unknown. */
export const brandOf = (number: string): string | null => brands.find(([pattern]) => pattern.test(number))?.[1] ?? null;

/** Length of a card number and its check digit (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^[0-9]{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
