import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  type AccessStatement,
  accessStatementText,
  type SignedAccess,
} from '../../../src/domain/learning/accessStatement.ts';

const keyOf = (accessKey: string) =>
  createPrivateKey({ key: Buffer.from(accessKey, 'base64'), format: 'der', type: 'pkcs8' });

/** The server's word about one access, as a browser can check it without a network (decisions: plans and access). */
export const signAccess = (accessKey: string, statement: AccessStatement): SignedAccess => ({
  statement,
  signature: sign('sha256', Buffer.from(accessStatementText(statement)), {
    key: keyOf(accessKey),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url'),
  publicKey: accessPublicKey(accessKey),
});

/** What belongs to the signing key and everybody may know: P-256 as base64 of SPKI. */
export const accessPublicKey = (accessKey: string): string =>
  createPublicKey(keyOf(accessKey)).export({ format: 'der', type: 'spki' }).toString('base64');
