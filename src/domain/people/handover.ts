import type { Cart } from '../cart/cart.ts';

/** Lifetime (ms) of a hand-over: enough to install the app, too short to be passed around. */
export const handoverLifeMs = 15 * 60_000;

/** The data that a browser hands to the app installed from it, beside the session. */
export type HandedThings = {
  readonly cart: Cart;
  /** The guest's details. */
  readonly guest: HandedGuest | null;
  /** Orders that this device knows. `userId`: shown to that person only. */
  readonly orders: readonly { readonly token: string; readonly orderId: string; readonly userId: string | null }[];
};

type HandedGuest = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
};

/** Digits and letters that are not confused when read or typed (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsOfLetter = 5;
/** Random bytes of a token: 80 bits. */
export const handoverTokenBytes = 10;
const tokenPattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;
/** The place of the token in an address: after the #, which is not sent to a server and not logged. */
const inAddress = /#handover=([^&#\s]+)/;

export const isHandoverToken = (text: string): boolean => tokenPattern.test(text);

/** A token from random bytes. */
export function handoverTokenOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(new RegExp(`.{${bitsOfLetter}}`, 'g')) ?? [];
  return letters.map((letter) => alphabet.charAt(Number.parseInt(letter, 2))).join('');
}

/** Reads a token from a typed or pasted text: a code with or without dashes, or a whole link; `null` otherwise. */
export function readHandoverToken(typed: string): string | null {
  const code = inAddress.exec(typed)?.[1] ?? typed;
  const token = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return isHandoverToken(token) ? token : null;
}

/** `ABCD-EFGH-JKMN-PQRS`: groups that are easy to read. */
export const spellHandoverToken = (token: string): string => token.replace(/(.{4})(?!$)/g, '$1-');

/** The start address of the installed app that takes the hand-over. */
export const handoverStart = (token: string): string => `/?source=app#handover=${token}`;

/** The manifest's query parameter for the token. */
export const handoverParameter = 'handover';
