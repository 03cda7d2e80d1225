import type { SiteSettings } from './siteSettings.ts';

/** How to reach the shop, and its registration; `null` for a part that it does not state. */
export type ShopContact = Pick<
  SiteSettings,
  'contactTel' | 'contactLine' | 'contactEmail' | 'contactAddress' | 'registrationNumber'
>;

/** Whether the shop states anything about itself. */
export const hasContact = (contact: ShopContact): boolean =>
  contact.contactTel !== null ||
  contact.contactLine !== null ||
  contact.contactEmail !== null ||
  contact.contactAddress !== null ||
  contact.registrationNumber !== null;

/** Digits with spaces, hyphens and brackets, and a country's `+`; also short numbers such as 1669. */
export const isShopTel = (tel: string): boolean => /^\+?[0-9][0-9 ()-]{2,29}$/.test(tel);

/** A LINE id, or with `@` the id of an official account. */
export const isLineId = (id: string): boolean => /^@?[a-z0-9._-]{2,40}$/.test(id);

/** The longest registration number. */
export const registrationNumberMaximum = 40;

/** Letters, digits, spaces and the signs that stand in numbers of papers. */
export const isRegistrationNumber = (number: string): boolean =>
  number.length <= registrationNumberMaximum && /^[\p{L}\p{M}0-9][\p{L}\p{M}0-9 ./-]*$/u.test(number);

/** The address that dials a number. */
export const telAddress = (tel: string): string => `tel:${tel.replace(/[^0-9+]/g, '')}`;

/** The address that opens a chat in LINE. A personal id takes a `~`. */
export const lineAddress = (id: string): string =>
  `https://line.me/R/ti/p/${encodeURIComponent(id.startsWith('@') ? id : `~${id}`)}`;
