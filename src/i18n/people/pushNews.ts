import { pushNews as en } from '../en/people/pushNews.ts';
import { pushNews as th } from '../th/people/pushNews.ts';

/** What a push message is about, already in words of its language. `reason`: a usual one, `null` where it is said in the app only. */
export type PushNewsFacts = { readonly number: string; readonly reason: string | null };

/** The words of a push message about a decision; short, since they are read on a locked screen. */
export const pushNewsMessages = { th, en };
