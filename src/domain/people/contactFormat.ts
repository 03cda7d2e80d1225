import { plainEntry } from '../plainEntry.ts';

/** Letters, digits and ._%+- before @, a domain, and a suffix of two letters or more (specification 5). */
const emailPattern = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

/** The longest address that mail carries. */
const emailMaximum = 254;

export const isEmail = (email: string): boolean => email.length <= emailMaximum && emailPattern.test(email);

/** A username or an address as stored and compared. */
export const normaliseSignInName = (typed: string): string => plainEntry(typed).toLowerCase();

export const normaliseEmail = normaliseSignInName;

/** A masked address that only its owner recognises: `m•••@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** The mailbox of an address: without a `+tag`. */
export const mailboxOf = (email: string): string => normaliseEmail(email).replace(/\+[^@]*@/, '@');

export const isTel = (tel: string): boolean => /^[0-9]{9,10}$/.test(tel);

/** The digits of a typed Thai telephone number (`081-234 5678`, `+66 81 234 5678`, `66812345678`); letters stay. */
export const normaliseTel = (tel: string): string =>
  plainEntry(tel)
    .replace(/[\s().-]/g, '')
    .replace(/^(?:(?:\+|00)66(?=[0-9])|66(?=0?[0-9]{8,9}$))0?/, '0');
