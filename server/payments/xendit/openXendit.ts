import { askProvider } from '../askProvider.ts';
import { type ChargeOrder, type PaymentProvider, type Started, unansweredStart } from '../paymentProvider.ts';
import { readInvoice, readInvoices, wordOf } from './invoices.ts';
import { readXenditWebhook } from './readXenditWebhook.ts';

/** The life of an invoice (ms). */
const invoiceLifeMs = 60 * 60_000;

type XenditConfig = { readonly secretKey: string; readonly callbackToken: string; readonly apiUrl: string };

/** The adapter of Xendit for payment links (docs.xendit.co, invoices). */
export function openXendit({ secretKey, callbackToken, apiUrl }: XenditConfig): PaymentProvider {
  const headers = {
    authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const get = (path: string) => askProvider(`${apiUrl}${path}`, { method: 'GET', headers });
  const post = (path: string, body: object = {}) =>
    askProvider(`${apiUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

  /** An invoice whose number the shop never learned is found by its attempt. Xendit does not force that to be unique. */
  const find = async (attemptId: string): ReturnType<PaymentProvider['ask']> => {
    const invoices = readInvoices(await get(`/v2/invoices?external_id=${encodeURIComponent(attemptId)}`));
    if (invoices === null) return { kind: 'unknown' };
    const words = invoices.map((each) => wordOf(each, attemptId));
    // The link of an invoice whose start got no answer is unknown.
    return words.find(({ kind }) => kind === 'paid' || kind === 'unknown') ?? { kind: 'absent' };
  };

  const ask: PaymentProvider['ask'] = async ({ attemptId, reference }) => {
    if (reference === null) return await find(attemptId);
    const invoice = readInvoice(await get(`/v2/invoices/${encodeURIComponent(reference)}`));
    return invoice === null ? { kind: 'unknown' } : wordOf(invoice, attemptId);
  };

  return {
    name: 'xendit',
    methods: ['paymentLink'],
    fields: null,
    pageOrigins: { scripts: [], connections: [], frames: [], forms: [] },
    start: async (order) => {
      const answer = await post('/v2/invoices', invoiceRequest(order));
      const invoice = readInvoice(answer);
      if (invoice !== null) return startedBy(invoice, order);
      const isRefused = answer.kind === 'answer' && answer.status >= 400 && answer.status < 500;
      return { ...unansweredStart, word: isRefused ? { kind: 'failed', failure: 'other' } : { kind: 'unknown' } };
    },
    ask,
    cancel: async (sent) => {
      if (sent.reference === null) return await ask(sent);
      const answer = await post(`/invoices/${encodeURIComponent(sent.reference)}/expire!`);
      const invoice = readInvoice(answer);
      return invoice === null ? await ask(sent) : wordOf(invoice, sent.attemptId);
    },
    readWebhook: (given, body) => readXenditWebhook(given, body, callbackToken),
  };
}

/** Without an address of the payer, Xendit sends no e-mail of its own. */
const invoiceRequest = ({ attemptId, amount, currency, orderNumber, returnUrl }: ChargeOrder) => ({
  ...{ external_id: attemptId, amount: amount / 100, currency, description: `Order ${orderNumber}` },
  ...{ invoice_duration: invoiceLifeMs / 1_000, success_redirect_url: returnUrl, failure_redirect_url: returnUrl },
});

function startedBy(
  { id, invoice_url: url, ...invoice }: NonNullable<ReturnType<typeof readInvoice>>,
  { attemptId, now }: ChargeOrder,
): Started {
  return {
    ...{ word: wordOf({ id, ...invoice }, attemptId), reference: id, card: null },
    step: url === undefined ? null : { kind: 'redirect', url },
    expiresAt: now + invoiceLifeMs,
  };
}
