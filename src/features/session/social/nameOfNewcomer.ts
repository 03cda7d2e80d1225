import type { Newcomer } from '../../../domain/people/socialLogin.ts';

/** Whose account at the provider it is, as far as the provider tells. */
export const nameOfNewcomer = ({ firstName, lastName, email }: Newcomer): string =>
  [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(' · ');
