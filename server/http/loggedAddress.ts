import { handoverParameter } from '../../src/domain/people/handover.ts';

/** What opens a session: a hand-over, and the token of a mailed link (`email/accountMail.ts`). */
const secretParameters = [handoverParameter, 'token'];

const secrets = new RegExp(`(?<=[?&](?:${secretParameters.join('|')})=)[^&]*`, 'g');

/** An address as it may stand in a log: without what opens a session. */
export const loggedAddress = (address: string): string => address.replace(secrets, '…');
