import { behaviourOf, completesLaterMs, slowAnswerMs } from '../amountBehaviour.ts';
import { type Answer, json, type Reply } from '../http/answer.ts';
import { basicUser, fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { type Account, type Invoice, invoiceBody, newId, type Settle, secretKey } from './account.ts';

const refusal = (status: number, error_code: string, message: string): Reply => json({ error_code, message }, status);
const usualLifeSeconds = 24 * 3_600;

/** The routes of api.xendit.co. */
export function apiRoutes(account: Account, settle: Settle, { clock, wait, url }: ProviderParts): Route[] {
  const withKey =
    (handle: Route['handle']): Route['handle'] =>
    (request, part) =>
      basicUser(request) === secretKey
        ? handle(request, part)
        : refusal(401, 'INVALID_API_KEY', 'API key is not authorized');
  const ofInvoice =
    (answer: (invoice: Invoice) => Answer | Promise<Answer>): Route['handle'] =>
    (_, part) => {
      const invoice = account.get(part('id'));
      return invoice ? answer(invoice) : refusal(404, 'INVOICE_NOT_FOUND_ERROR', 'Could not find invoice');
    };

  async function make(request: SandboxRequest): Promise<Answer> {
    const fields = fieldsOf(request) ?? {};
    const { external_id, amount, currency, invoice_duration, success_redirect_url, failure_redirect_url } = fields;
    const isSound = typeof external_id === 'string' && external_id !== '' && typeof amount === 'number' && amount > 0;
    if (!isSound || (currency !== undefined && currency !== 'THB'))
      return refusal(400, 'API_VALIDATION_ERROR', 'There was an error with the format submitted to the server');
    const satang = Math.round(amount * 100);
    const behaviour = behaviourOf(satang);
    if (behaviour === 'defect') return refusal(500, 'SERVER_ERROR', 'Error connecting to the server');
    const createdAt = clock();
    const lifeSeconds = typeof invoice_duration === 'number' ? invoice_duration : usualLifeSeconds;
    const invoice: Invoice = {
      ...{ id: newId(), externalId: external_id, amount: satang, description: String(fields.description ?? '') },
      ...{ successUrl: String(success_redirect_url ?? '/'), failureUrl: String(failure_redirect_url ?? '/') },
      ...{ createdAt, expiresAt: createdAt + lifeSeconds * 1_000, status: 'PENDING', paidAmount: null },
    };
    account.set(invoice.id, invoice);
    if (behaviour === 'completesLater') {
      wait(completesLaterMs).then(
        () => settle(invoice, 'PAID'),
        () => undefined,
      );
    }
    if (behaviour === 'answerLost') return 'dropped';
    if (behaviour === 'slowAnswer') await wait(slowAnswerMs);
    return json(invoiceBody(invoice, url()));
  }

  async function expire(invoice: Invoice): Promise<Answer> {
    if (behaviourOf(invoice.amount) === 'notExpirable' || !(await settle(invoice, 'EXPIRED')))
      return refusal(400, 'INVOICE_EXPIRY_FAILED', 'Invoice cannot be expired');
    return json(invoiceBody(invoice, url()));
  }

  const search = ({ query }: SandboxRequest): Reply =>
    json(
      [...account.values()]
        .filter(({ externalId }) => externalId === query.get('external_id'))
        .map((invoice) => invoiceBody(invoice, url())),
    );

  return [
    { method: 'POST', path: '/api/v2/invoices', handle: withKey(make) },
    { method: 'GET', path: '/api/v2/invoices', handle: withKey(search) },
    {
      method: 'GET',
      path: '/api/v2/invoices/:id',
      handle: withKey(ofInvoice((invoice) => json(invoiceBody(invoice, url())))),
    },
    { method: 'POST', path: '/api/invoices/:id/expire!', handle: withKey(ofInvoice(expire)) },
  ];
}
