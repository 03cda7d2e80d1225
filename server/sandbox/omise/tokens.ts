import { createHash } from 'node:crypto';
import type { Reply } from '../http/answer.ts';
import { type Fields, isFields } from '../http/request.ts';
import { instant } from './bodies.ts';
import { brandOf, isCardNumber, resultOf } from './cards.ts';
import { newId, type Token } from './objects.ts';
import { refusal } from './refusal.ts';

const bangkokMs = 7 * 3_600_000;

/** A token of the card in the fields, or the refusal. The card number is not stored. */
export function createToken(fields: Fields, now: number): Token | Reply {
  const card = isFields(fields.card) ? fields.card : {};
  const number = String(card.number ?? '').replace(/[\s-]/g, '');
  const [name, month, year] = [
    String(card.name ?? '').trim(),
    Number(card.expiration_month),
    Number(card.expiration_year),
  ];
  const fault = faultOf({ number, name, month, year }, now);
  if (fault !== null) return refusal(400, 'invalid_card', fault);

  const id = newId('tokn');
  return {
    id,
    used: false,
    result: resultOf(number),
    createdAt: now,
    card: {
      object: 'card',
      id: newId('card'),
      livemode: false,
      location: null,
      deleted: false,
      street1: null,
      street2: null,
      city: card.city ?? null,
      state: null,
      phone_number: null,
      postal_code: card.postal_code ?? null,
      country: 'us',
      financing: 'credit',
      bank: 'JPMORGAN CHASE BANK N.A.',
      brand: brandOf(number),
      fingerprint: createHash('sha256').update(number).digest('base64'),
      first_digits: null,
      last_digits: number.slice(-4),
      name,
      expiration_month: month,
      expiration_year: year,
      security_code_check: String(card.security_code ?? '') !== '',
      tokenization_method: null,
      created_at: instant(now),
    },
  };
}

type TypedCard = { readonly number: string; readonly name: string; readonly month: number; readonly year: number };

function faultOf({ number, name, month, year }: TypedCard, now: number): string | null {
  if (number === '') return "number can't be blank and brand not supported (unknown)";
  if (!isCardNumber(number)) return 'number is invalid';
  if (brandOf(number) === null) return 'brand not supported (unknown)';
  if (name === '') return "name can't be blank";
  if (!Number.isInteger(month) || month < 1 || month > 12)
    return 'expiration month is not between 1 and 12 and expiration date is invalid';
  if (!Number.isInteger(year) || year < 2000 || year > 2100) return 'expiration year is invalid';
  const endOfMonth = Date.UTC(year, month, 1) - bangkokMs;
  return endOfMonth <= now ? 'expiration date cannot be in the past' : null;
}
