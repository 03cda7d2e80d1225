import { createECDH, createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Names of the secrets in the environment and in the demo's file. */
export const secretNames = [
  'SESSION_SECRET',
  'QUOTE_SECRET',
  'CART_SECRET',
  'MEDIA_SECRET',
  'ACCESS_KEY',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
] as const;
export type SecretName = (typeof secretNames)[number];
export type SecretTexts = Readonly<Record<SecretName, string>>;

/** New random secrets. */
export function makeSecrets(): SecretTexts {
  const text = () => randomBytes(32).toString('base64url');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const push = createECDH('prime256v1');
  push.generateKeys();
  return {
    SESSION_SECRET: text(),
    QUOTE_SECRET: text(),
    CART_SECRET: text(),
    MEDIA_SECRET: text(),
    ACCESS_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    VAPID_PUBLIC_KEY: push.getPublicKey().toString('base64url'),
    VAPID_PRIVATE_KEY: pushKeyText(push.getPrivateKey()),
  };
}

/** A private key with the 32 bytes that push services want: one in 256 has leading zeros. */
export const pushKeyText = (key: Buffer): string =>
  Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');

const StoredSecrets = z.record(z.enum(secretNames), z.string());

/** The demo's secrets, created once in the data folder with mode 0600 (decisions: running). */
export function demoSecrets(dataDir: string): SecretTexts {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeOnce(file, `${JSON.stringify(makeSecrets(), null, 2)}\n`);
  chmodSync(file, 0o600);
  return StoredSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Writes a whole file or none, and never over an existing one. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** The fault of the key that signs access statements, or `null`. */
export function accessKeyFault(text: string): string | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return null;
  } catch {
    // Reported below, like a key of another kind.
  }
  return 'must be a P-256 private key as base64 of PKCS #8';
}

/** The fault of the push key pair, or `null`. */
export function pushKeyFault(publicKey: string, privateKey: string): string | null {
  try {
    const push = createECDH('prime256v1');
    push.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    if (push.getPublicKey().toString('base64url') === publicKey) return null;
  } catch {
    // Reported below, like keys that do not match.
  }
  return 'must be the private key of VAPID_PUBLIC_KEY, both as base64url';
}
