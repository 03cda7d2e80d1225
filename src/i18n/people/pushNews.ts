import { pushNews as en } from '../en/people/pushNews.ts';
import { pushNews as th } from '../th/people/pushNews.ts';

/** The facts of a push message, already formatted. `reason`: a usual one, or `null` if only the app shows it. */
export type PushNewsFacts = { readonly number: string; readonly reason: string | null };

/** The texts of a push message about a decision; short for lock screens. */
export const pushNewsMessages = { th, en };
