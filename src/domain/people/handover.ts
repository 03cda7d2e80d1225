import type { Cart } from '../cart/cart.ts';

/** How long (ms) a hand-over can be taken: enough to put the app on the home screen, too short to be passed around. */
export const handoverLifeMs = 15 * 60_000;

/** What a browser hands to the app that was installed from it, beside who is signed in. */
export type HandedThings = {
  readonly cart: Cart;
  /** Who buys without an account. */
  readonly guest: HandedGuest | null;
  /** Orders that this device knows, so that they are found there, too. `userId`: shown to that person only. */
  readonly orders: readonly { readonly token: string; readonly orderId: string; readonly userId: string | null }[];
};

type HandedGuest = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
};

/** Digits and letters that are not taken for each other when they are read out or typed (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsOfLetter = 5;
/** Random bytes of a token: 80 bits, against which nobody guesses within its life. */
export const handoverTokenBytes = 10;
const tokenPattern = /^[0-9A-HJKMNP-TV-Z]{16}$/;
/** Where an address carries a token: behind the #, which is never sent to a server and stands in no log. */
const inAddress = /#handover=([^&#\s]+)/;

export const isHandoverToken = (text: string): boolean => tokenPattern.test(text);

/** A token of so many random bytes. */
export function handoverTokenOf(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(new RegExp(`.{${bitsOfLetter}}`, 'g')) ?? [];
  return letters.map((letter) => alphabet.charAt(Number.parseInt(letter, 2))).join('');
}

/** The token in what somebody typed or pasted: the code with or without its dashes, or a whole link; `null`: neither. */
export function readHandoverToken(typed: string): string | null {
  const code = inAddress.exec(typed)?.[1] ?? typed;
  const token = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return isHandoverToken(token) ? token : null;
}

/** `ABCD-EFGH-JKMN-PQRS`: in pieces that an eye can keep. */
export const spellHandoverToken = (token: string): string => token.replace(/(.{4})(?!$)/g, '$1-');

/** Where the installed app begins, so that it takes what was handed over. */
export const handoverStart = (token: string): string => `/?source=app#handover=${token}`;

/** Where an address of the manifest names the token. */
export const handoverParameter = 'handover';
