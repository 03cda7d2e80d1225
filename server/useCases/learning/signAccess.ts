import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  type AccessStatement,
  accessStatementText,
  type SignedAccess,
} from '../../../src/domain/learning/accessStatement.ts';

const keyOf = (accessKey: string) =>
  createPrivateKey({ key: Buffer.from(accessKey, 'base64'), format: 'der', type: 'pkcs8' });

/** The server's signed statement about an access, for offline checks (decisions: plans and access). */
export const signAccess = (accessKey: string, statement: AccessStatement): SignedAccess => ({
  statement,
  signature: sign('sha256', Buffer.from(accessStatementText(statement)), {
    key: keyOf(accessKey),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url'),
  publicKey: accessPublicKey(accessKey),
});

/** The public part of the signing key: P-256, SPKI, base64. */
export const accessPublicKey = (accessKey: string): string =>
  createPublicKey(keyOf(accessKey)).export({ format: 'der', type: 'spki' }).toString('base64');
