import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../base/config.ts';
import type { PaymentProvider } from '../../payments/paymentProvider.ts';

/** Path that providers send the browser back to, before the reference. */
export const returnPath = '/payment/return/';

/** Path that providers send notifications to, before the provider's name. */
export const webhookPath = '/webhook/payment/';

/** The address that a provider sends notifications to. */
export const webhookUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, { name, webhookName }: PaymentProvider): string =>
  `${publicUrl}${webhookPath}${webhookName ?? name}`;

type Signing = { readonly secrets: Pick<Config['secrets'], 'QUOTE_SECRET'> };

/** The address that a provider sends the browser back to. It names the attempt and nothing of its outcome. */
export const returnUrl = (config: Signing & Pick<Config, 'publicUrl'>, attemptId: string): string =>
  `${config.publicUrl}${returnPath}${attemptId}.${macOf(config, attemptId).toString('base64url')}`;

/** The attempt that a return address names; `null` if the shop did not make it. */
export function attemptOfReturn(config: Signing, reference: string): string | null {
  const [, attemptId = '', mac = ''] = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/.exec(reference) ?? [];
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(config, attemptId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? attemptId : null;
}

const macOf = ({ secrets }: Signing, attemptId: string): Buffer =>
  createHmac('sha256', secrets.QUOTE_SECRET).update(`payment return ${attemptId}`).digest();
