import { createHmac } from 'node:crypto';
import { type Fields, isFields } from '../http/request.ts';
import { gatewaySecretKey } from './keys.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (text: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(text).digest('base64url');

/** Claims as a JWT (HS256). Another key makes a forged one. */
export function jwtOf(claims: Fields, secretKey = gatewaySecretKey): string {
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${signatureOf(text, secretKey)}`;
}

/** The claims of a JWT of the merchant; `null` if it is none. */
export function claimsOf(jwt: unknown): Fields | null {
  const [head = '', body = '', signature] = String(jwt).split('.');
  if (signature !== signatureOf(`${head}.${body}`, gatewaySecretKey)) return null;
  try {
    const [header, claims] = [head, body].map((each) => JSON.parse(Buffer.from(each, 'base64url').toString('utf8')));
    return isFields(header) && header.alg === 'HS256' && isFields(claims) ? claims : null;
  } catch {
    return null;
  }
}
