import type { AppParts } from '../appParts.ts';

/** `claim`: a browser says "paid", and nobody confirms it. The others are notifications and their kinds. */
type Forgery = 'claim' | 'forged' | 'ofNoCharge' | 'replay';

/** Records in the log that somebody's word about a payment was not believed. The facts hold no secret. */
export const recordForgery = (
  { log }: Pick<AppParts, 'log'>,
  forgery: Forgery,
  facts: Readonly<Record<string, string>>,
): void => log.warn({ forgery, ...facts }, 'a word about a payment was not believed');
