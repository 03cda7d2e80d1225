import { withArabicDigits } from '../thaiDigits.ts';

/** Letters, digits and ._%+- before @, a domain, and a suffix of two letters or more (specification 5). */
const emailPattern = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

/** The longest address that mail carries. */
const emailMaximum = 254;

export const isEmail = (email: string): boolean => email.length <= emailMaximum && emailPattern.test(email);

/** An address as stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** A masked address that only its owner recognises: `m•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** The mailbox of an address: without a `+tag`. */
export const mailboxOf = (email: string): string => normaliseEmail(email).replace(/\+[^@]*@/, '@');

export const isTel = (tel: string): boolean => /^[0-9]{9,10}$/.test(tel);

/** The digits of a typed telephone number (`081-234 5678`, `+66 81 234 5678`, `๐๘๑…`); other characters stay. */
export const normaliseTel = (tel: string): string =>
  withArabicDigits(tel)
    .replace(/[\s().-]/g, '')
    .replace(/^\+66(?=[0-9])0?/, '0');
