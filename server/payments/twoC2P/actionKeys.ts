import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';

const isPrivateKey = (text: string): boolean => {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), ...({ format: 'der', type: 'pkcs8' } as const) });
    return key.asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

const isCertificate = (text: string): boolean => {
  try {
    return new X509Certificate(Buffer.from(text, 'base64')).publicKey.asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** The merchant's private key for Payment Action, as a setting. */
export const privateKeySchema = z.string().refine(isPrivateKey, 'must be an RSA key (PKCS #8, base64)');
/** 2C2P's certificate for Payment Action, as a setting. */
export const certificateSchema = z
  .string()
  .refine(isCertificate, 'must be a certificate with an RSA key (X.509, base64)');
