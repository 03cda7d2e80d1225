import { handoverParameter } from '../../src/domain/people/handover.ts';

/** Parameters that open a session: a hand-over, and a mailed link's token (`email/accountMail.ts`). */
const sessionParameters = [handoverParameter, 'token'];
/** Parameters of the card gateway's return page (`registerCardPage.ts`). */
const cardParameters = ['encryptedCardInfo', 'maskedCardInfo', 'expMonthCardInfo', 'expYearCardInfo', 'cardholderName'];

const secrets = new RegExp(`(?<=[?&](?:${[...sessionParameters, ...cardParameters].join('|')})=)[^&]*`, 'g');

/** An address for logs, without parameters that open a session or describe a card. */
export const loggedAddress = (address: string): string => address.replace(secrets, '…');
