import { type Answer, html, redirect, script } from '../http/answer.ts';
import { languageOf, notice, page } from '../http/page.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { actionRoute } from './actionRoute.ts';
import { cardScript, readCard } from './cardScript.ts';
import { openEnvelope } from './envelope.ts';
import { merchantId } from './keys.ts';
import type { Ledger } from './ledger.ts';
import { pageWords } from './pageWords.ts';
import type { Wish } from './transaction.ts';
import { elementOf } from './xml.ts';

const currencies: Readonly<Record<string, Wish['currency']>> = { 764: 'THB', 840: 'USD' };

/** SecurePay 9.9, and Payment Action for its cards. */
export function cardRoutes(ledger: Ledger, { clock, webhookUrl }: ProviderParts): Route[] {
  /** Takes the browser's form. A card that no bank knows is declined on the result page. */
  async function pay(request: SandboxRequest): Promise<Answer> {
    const language = languageOf(request);
    const refused = (fault: string) => html(page(language, pageWords[language].refused, notice(fault)), 400);
    const envelope = openEnvelope(String(fieldsOf(request)?.paymentRequest ?? ''));
    if ('fault' in envelope) return refused(envelope.fault);
    const wish = wishOf(envelope.xml, webhookUrl);
    if (typeof wish === 'string') return refused(wish);
    const { isKnown, ...order } = wish;
    const known = ledger.find(order.invoiceNo);
    // The same form again leads to the same page until its card is decided.
    if (known && (known.status !== 'pending' || known.amount !== order.amount)) {
      return refused('uniqueTransactionCode is used already');
    }
    const transaction = known ?? ledger.open(order);
    if (!isKnown) await ledger.settle(transaction, 'declined');
    return redirect(`/twoC2PCard/pages/card/${transaction.pageId}?lang=${language}`, 303);
  }

  return [
    { method: 'GET', path: '/SecurePayment/api/my2c2p.js', handle: () => script(cardScript()) },
    { method: 'POST', path: '/SecurePayment/PaymentAuth.aspx', handle: pay },
    actionRoute(ledger, 'card', clock),
  ];
}

/** The transaction that a payload asks for, or its fault. */
function wishOf(xml: string, webhookUrl: string): (Wish & { readonly isKnown: boolean }) | string {
  const of = (name: string): string => elementOf(xml, name);
  if (of('merchantID') !== merchantId) return 'Unknown merchant';
  if (!/^[A-Za-z0-9]{1,20}$/.test(of('uniqueTransactionCode'))) return 'uniqueTransactionCode is invalid';
  if (!/^\d{12}$/.test(of('amt')) || Number(of('amt')) === 0) return 'amt must have 12 digits';
  const currency = currencies[of('currencyCode')];
  if (currency === undefined) return 'currencyCode is invalid';
  if (of('desc') === '' || of('desc').length > 50) return 'desc is invalid';
  if (of('panCountry') === '' || of('cardholderName') === '') return 'panCountry and cardholderName are mandatory';
  const card = readCard(of('encCardData'));
  if (card === null) return 'encCardData cannot be decrypted';
  return {
    ...{ product: 'card', invoiceNo: of('uniqueTransactionCode'), amount: Number(of('amt')), currency },
    ...{ description: of('desc'), userDefined1: of('userDefined1'), idempotencyId: '' },
    ...{ maskedPan: card.masked, isKnown: card.isKnown },
    // As the merchant panel has them.
    ...{ returnUrl: `${webhookUrl}/payment/return/2c2p-card`, webhookPath: '/webhook/payment/2c2p-card' },
  };
}
