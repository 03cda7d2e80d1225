import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { merchantPrivateKey, sandboxPrivateKey } from './keys.ts';

const privateKeyOf = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), ...({ format: 'der', type: 'pkcs8' } as const) });

export const ownKey = privateKeyOf(sandboxPrivateKey);
const merchantKey = createPublicKey(privateKeyOf(merchantPrivateKey));

const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' };
const bytesOf = (part: string | undefined): Buffer => Buffer.from(part ?? '', 'base64url');
const textOf = (part: string | Buffer): string => Buffer.from(part).toString('base64url');

/** The text of a message of Payment Action: encrypted for the sandbox, then signed by the merchant. `null` if it is none. */
export function openSealed(message: string): string | null {
  try {
    const [head = '', payload = '', signature] = message.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${payload}`),
      { key: merchantKey, ...pss },
      bytesOf(signature),
    );
    if (!isSigned || JSON.parse(bytesOf(head).toString()).alg !== 'PS256') return null;
    const [inner = '', key, vector, text, tag] = bytesOf(payload).toString().split('.');
    const secret = privateDecrypt({ key: ownKey, ...oaep }, bytesOf(key));
    const decipher = createDecipheriv('aes-256-gcm', secret, bytesOf(vector)).setAuthTag(bytesOf(tag));
    decipher.setAAD(Buffer.from(inner));
    return Buffer.concat([decipher.update(bytesOf(text)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A message for the merchant, in the same way. */
export function seal(text: string): string {
  const inner = textOf(JSON.stringify({ alg: 'RSA-OAEP', enc: 'A256GCM' }));
  const [secret, vector] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', secret, vector).setAAD(Buffer.from(inner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const key = publicEncrypt({ key: merchantKey, ...oaep }, secret);
  const jwe = [inner, textOf(key), textOf(vector), textOf(encrypted), textOf(cipher.getAuthTag())].join('.');
  const signed = `${textOf(JSON.stringify({ alg: 'PS256' }))}.${textOf(jwe)}`;
  return `${signed}.${textOf(sign('sha256', Buffer.from(signed), { key: ownKey, ...pss }))}`;
}
