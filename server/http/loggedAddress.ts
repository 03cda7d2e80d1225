import { handoverParameter } from '../../src/domain/people/handover.ts';

/** Parameters that open a session: a hand-over, and a mailed link's token (`email/accountMail.ts`). */
const secretParameters = [handoverParameter, 'token'];

const secrets = new RegExp(`(?<=[?&](?:${secretParameters.join('|')})=)[^&]*`, 'g');

/** An address for logs, without parameters that open a session. */
export const loggedAddress = (address: string): string => address.replace(secrets, '…');
