import { reportDefect } from './net/reportDefect.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * Verifies a signature: `publicKey` is P-256 as base64 of SPKI, `signature` r and s as base64url. True in a browser
 * without WebCrypto (insecure context).
 */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  const { subtle } = crypto;
  if (subtle === undefined) return true;
  try {
    const key = await subtle.importKey('spki', bytesOf(publicKey), algorithm, false, ['verify']);
    return await subtle.verify(algorithm, key, bytesOf(signature), new TextEncoder().encode(text));
  } catch (defect) {
    reportDefect(defect, 'signature');
    return false;
  }
}

/** Decodes base64 of either alphabet; throws for anything else. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
