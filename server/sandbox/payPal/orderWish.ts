import { type Fields, fieldsOf, isFields, type SandboxRequest } from '../http/request.ts';
import type { Currency } from './account.ts';

const currencies: readonly Currency[] = ['THB', 'USD'];

/** The order that a request asks for, or the issue with it. */
export function orderWish(request: SandboxRequest) {
  const body = fieldsOf(request);
  if (body === null) return 'MALFORMED_REQUEST_JSON';
  if (body.intent !== 'CAPTURE') return 'INVALID_PARAMETER_VALUE';
  const requestId = request.headers['paypal-request-id'];
  if (typeof requestId !== 'string' || requestId === '') return 'PAYPAL_REQUEST_ID_REQUIRED';
  if (requestId.length > 108) return 'INVALID_STRING_MAX_LENGTH';
  const [unit, ...others] = Array.isArray(body.purchase_units) ? (body.purchase_units as unknown[]) : [];
  if (!isFields(unit) || others.length > 0 || !isFields(unit.amount)) return 'MISSING_REQUIRED_PARAMETER';
  const { value, currency_code } = unit.amount;
  const currency = currencies.find((each) => each === currency_code);
  if (currency === undefined) return 'CURRENCY_NOT_SUPPORTED';
  if (typeof value !== 'string' || !/^\d{1,7}(\.\d{2})?$/.test(value)) return 'DECIMAL_PRECISION';
  if (Number(value) <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  const [customId, invoiceId] = [textIn(unit, 'custom_id'), textIn(unit, 'invoice_id')];
  if ((customId ?? '').length > 127 || (invoiceId ?? '').length > 127) return 'INVALID_STRING_MAX_LENGTH';
  const source = isFields(body.payment_source) ? body.payment_source.paypal : undefined;
  const context = isFields(source) ? source.experience_context : undefined;
  if (!isFields(context)) return 'MISSING_REQUIRED_PARAMETER';
  const [returnUrl, cancelUrl] = [textIn(context, 'return_url'), textIn(context, 'cancel_url')];
  if (returnUrl === null || cancelUrl === null || !URL.canParse(returnUrl) || !URL.canParse(cancelUrl)) {
    return 'INVALID_PARAMETER_SYNTAX';
  }
  const description = textIn(unit, 'description') ?? '';
  const amount = Math.round(Number(value) * 100);
  return { requestId, customId, invoiceId, description, amount, currency, returnUrl, cancelUrl };
}

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
};
