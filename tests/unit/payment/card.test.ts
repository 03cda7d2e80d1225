import { describe, expect, test } from 'vitest';
import { omiseCard } from '../../../src/contract/order/omiseCard.ts';
import { type CardEntry, cardProblems } from '../../../src/domain/order/cardEntry.ts';
import { cardReducer, emptyCard, readCardNumber } from '../../../src/features/orders/payment/card/cardForm.ts';

const thisMonth = '2026-11';
const entry: CardEntry = { number: '4242424242424242', name: 'MANEE', month: '11', year: '2026', code: '123' };
const problemsOf = (changes: Partial<CardEntry>) => {
  const card = { ...entry, ...changes };
  return cardProblems(card, readCardNumber(card.number), thisMonth);
};

describe('a card number', () => {
  test.each([
    ['4242424242424242', 'Visa', true],
    ['5555555555554444', 'Mastercard', true],
    ['378282246310005', 'American Express', true],
    ['36259600000004', 'Diners Club', true],
    ['6011111111111117', 'Discover', true],
    ['3530111333300000', 'JCB', true],
    ['6250947000000006', 'UnionPay', true],
    ['6759649826438453', 'Maestro', true],
    ['6362970000457013', 'Elo', true],
    ['2200000000000053', 'Mir', true],
    ['6370950000000005', 'Hiper', true],
    ['6062821086773091', 'Hipercard', true],
    ['4242424242424241', 'Visa', false],
    ['42424242', 'Visa', false],
    ['', null, false],
  ])('%s: %s, valid: %s', (digits, type, isValid) => {
    expect(readCardNumber(digits)).toMatchObject({ type, isValid });
  });

  test('is shown in the groups that are printed on the card', () => {
    expect(readCardNumber('4242424242424242').shown).toBe('4242 4242 4242 4242');
    expect(readCardNumber('378282246310005').shown).toBe('3782 822463 10005');
    expect(readCardNumber('42424').shown).toBe('4242 4');
    expect(readCardNumber('').shown).toBe('');
  });
});

describe('the form', () => {
  test('takes a card until the end of its month', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ month: '10' })).toEqual({ year: 'expired' });
    expect(problemsOf({ month: '1', year: '2027' })).toEqual({});
  });

  test('names each field that is missing or wrong', () => {
    expect(problemsOf({ number: '1', name: ' ', month: '13', year: '26', code: '12' })).toEqual({
      ...{ number: 'number', name: 'name', month: 'month', year: 'year', code: 'code' },
    });
  });

  test('wants four digits of an American Express card, and three of others', () => {
    expect(problemsOf({ number: '378282246310005' })).toEqual({ code: 'code' });
    expect(problemsOf({ number: '378282246310005', code: '1234' })).toEqual({});
    expect(problemsOf({ code: '1234' })).toEqual({ code: 'code' });
  });

  test('keeps digits alone, and forgets the security code once the card went out', () => {
    const typed = cardReducer(emptyCard, { type: 'typed', field: 'number', text: '4242-4242 x' });
    expect(typed.entry.number).toBe('42424242');
    const coded = cardReducer(typed, { type: 'typed', field: 'code', text: '123' });
    expect(cardReducer(coded, { type: 'sent' }).entry).toMatchObject({ number: '42424242', code: '' });
  });

  test('a refusal goes with the next key', () => {
    const refused = cardReducer(emptyCard, { type: 'refused', refusal: { kind: 'unavailable' } });
    expect(refused.refusal).toEqual({ kind: 'unavailable' });
    expect(cardReducer(refused, { type: 'typed', field: 'name', text: 'M' }).refusal).toBeNull();
  });
});

test("the provider's script gets the card in its own spelling", () => {
  expect(omiseCard({ ...entry, name: ' MANEE ' })).toEqual({
    name: 'MANEE',
    number: '4242424242424242',
    expiration_month: 11,
    expiration_year: 2026,
    security_code: '123',
  });
});
