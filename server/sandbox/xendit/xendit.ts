import { type HostedAccount, makeHosted } from '../hosted/makeHosted.ts';
import { type HostedPayment, type HostedState, pageOf } from '../hosted/payment.ts';
import { type Answer, json, type Reply } from '../http/answer.ts';
import { basicUser, fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Provider, ProviderParts } from '../provider.ts';

/** The secret key, and the verification token of callbacks. */
const secretKey = 'xnd_development_sandbox';
const callbackToken = 'sandbox-callback-token';

const usualLifeSeconds = 24 * 3_600;
const statuses: Readonly<Record<HostedState, string>> = { pending: 'PENDING', successful: 'PAID', expired: 'EXPIRED' };

/** Xendit: invoices. */
export const makeXendit = (parts: ProviderParts): Provider =>
  makeHosted(
    {
      name: 'xendit',
      settings: () => ({
        ...{ XENDIT_SECRET_KEY: secretKey, XENDIT_CALLBACK_TOKEN: callbackToken },
        XENDIT_API_URL: `${parts.url()}/xendit/api`,
      }),
      apiRoutes: (account) => apiRoutes(account, parts),
      noticeOf: (invoice, isForged) => ({
        body: JSON.stringify(invoiceBody(invoice, parts.url())),
        headers: { 'x-callback-token': isForged ? 'forged' : callbackToken },
      }),
    },
    parts,
  );

/** An invoice as the API and the callbacks spell it. */
const invoiceBody = (invoice: HostedPayment, url: string) => ({
  ...{ id: invoice.id, external_id: invoice.reference, user_id: 'sandbox', status: statuses[invoice.state] },
  ...{ amount: invoice.amount / 100, currency: 'THB', description: invoice.about },
  ...(invoice.paidAmount !== null && {
    ...{ paid_amount: invoice.paidAmount / 100, payment_method: 'QR_CODE', payment_channel: 'PROMPTPAY' },
  }),
  invoice_url: `${url}${pageOf('xendit', invoice.id)}`,
  expiry_date: new Date(invoice.expiresAt).toISOString(),
  created: new Date(invoice.createdAt).toISOString(),
});

const refusal = (status: number, error_code: string, message: string): Reply => json({ error_code, message }, status);

/** The routes of api.xendit.co. */
function apiRoutes({ payments, make, end }: HostedAccount, { clock, url }: ProviderParts): Route[] {
  const withKey =
    (handle: Route['handle']): Route['handle'] =>
    (request, part) =>
      basicUser(request) === secretKey
        ? handle(request, part)
        : refusal(401, 'INVALID_API_KEY', 'API key is not authorized');
  const ofInvoice =
    (answer: (invoice: HostedPayment) => Answer | Promise<Answer>): Route['handle'] =>
    (_, part) => {
      const invoice = payments.get(part('id'));
      return invoice ? answer(invoice) : refusal(404, 'INVOICE_NOT_FOUND_ERROR', 'Could not find invoice');
    };
  const describe = (invoice: HostedPayment): Reply => json(invoiceBody(invoice, url()));

  async function create(request: SandboxRequest): Promise<Answer> {
    const fields = fieldsOf(request) ?? {};
    const { external_id, amount, currency, invoice_duration, success_redirect_url, failure_redirect_url } = fields;
    const isSound = typeof external_id === 'string' && external_id !== '' && typeof amount === 'number' && amount > 0;
    if (!isSound || (currency !== undefined && currency !== 'THB'))
      return refusal(400, 'API_VALIDATION_ERROR', 'There was an error with the format submitted to the server');
    const lifeSeconds = typeof invoice_duration === 'number' ? invoice_duration : usualLifeSeconds;
    const terms = {
      ...{ reference: external_id, amount: Math.round(amount * 100), about: String(fields.description ?? '') },
      ...{ successUrl: String(success_redirect_url ?? '/'), failureUrl: String(failure_redirect_url ?? '/') },
      expiresAt: clock() + lifeSeconds * 1_000,
    };
    return await make(terms, describe);
  }

  const expire = async (invoice: HostedPayment): Promise<Reply> =>
    (await end(invoice)) ? describe(invoice) : refusal(400, 'INVOICE_EXPIRY_FAILED', 'Invoice cannot be expired');

  const search = ({ query }: SandboxRequest): Reply =>
    json(
      [...payments.values()]
        .filter(({ reference }) => reference === query.get('external_id'))
        .map((invoice) => invoiceBody(invoice, url())),
    );

  return [
    { method: 'POST', path: '/api/v2/invoices', handle: withKey(create) },
    { method: 'GET', path: '/api/v2/invoices', handle: withKey(search) },
    { method: 'GET', path: '/api/v2/invoices/:id', handle: withKey(ofInvoice(describe)) },
    { method: 'POST', path: '/api/invoices/:id/expire!', handle: withKey(ofInvoice(expire)) },
  ];
}
