import type { Newcomer } from '../../../domain/people/socialLogin.ts';

/** Display name of the provider account, if known. */
export const nameOfNewcomer = ({ firstName, lastName, email }: Newcomer): string =>
  [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(' · ');
