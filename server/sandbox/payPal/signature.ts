import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { webhookId } from './account.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const wrongKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

export type Transmission = { readonly id: string; readonly time: string; readonly body: string };

/** RSA-SHA256 over the transmission's id, its time, the webhook's id and the CRC32 of the body, with bars between them. */
export const signatureOf = (transmission: Transmission, isForged = false): string =>
  sign('sha256', Buffer.from(signedText(transmission)), (isForged ? wrongKeys : keys).privateKey).toString('base64');

export const isSignature = (transmission: Transmission, signature: string): boolean =>
  verify('sha256', Buffer.from(signedText(transmission)), keys.publicKey, Buffer.from(signature, 'base64'));

const signedText = ({ id, time, body }: Transmission): string => `${id}|${time}|${webhookId}|${crc32(body)}`;
