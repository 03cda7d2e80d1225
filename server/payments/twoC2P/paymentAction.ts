import { createPrivateKey, X509Certificate } from 'node:crypto';
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify } from 'jose';
import { askProviderText } from '../askProvider.ts';
import { flatXml, readFlatXml } from './flatXml.ts';
import type { ActionConfig } from './securePayConfig.ts';

/** The answer of Payment Action: its fields, or none that can be read and believed. */
export type ActionAnswer =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'none' };

/** Calls Payment Action 2.0: XML, encrypted for 2C2P (RSA-OAEP, A256GCM), then signed by the merchant (PS256), and back. */
export function paymentAction({ actionUrl, privateKey, certificate }: ActionConfig) {
  const ownKey = createPrivateKey({
    key: Buffer.from(privateKey, 'base64'),
    ...({ format: 'der', type: 'pkcs8' } as const),
  });
  const providerKey = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;

  async function sealed(xml: string): Promise<string> {
    const encrypted = await new CompactEncrypt(Buffer.from(xml, 'utf8'))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
      .encrypt(providerKey);
    return await new CompactSign(Buffer.from(encrypted)).setProtectedHeader({ alg: 'PS256' }).sign(ownKey);
  }

  async function opened(message: string): Promise<string> {
    const { payload } = await compactVerify(message, providerKey, { algorithms: ['PS256'] });
    const algorithms = { keyManagementAlgorithms: ['RSA-OAEP'], contentEncryptionAlgorithms: ['A256GCM'] };
    const { plaintext } = await compactDecrypt(Buffer.from(payload).toString('utf8'), ownKey, algorithms);
    return Buffer.from(plaintext).toString('utf8');
  }

  return async (request: Readonly<Record<string, string>>): Promise<ActionAnswer> => {
    const answer = await askProviderText(actionUrl, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: await sealed(flatXml('PaymentProcessRequest', request)),
    });
    if (answer.kind === 'none' || answer.status !== 200) return { kind: 'none' };
    return await opened(answer.body).then(
      (xml) => ({ kind: 'fields', fields: readFlatXml(xml) }),
      () => ({ kind: 'none' }),
    );
  };
}
