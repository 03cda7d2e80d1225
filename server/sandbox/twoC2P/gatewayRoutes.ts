import { behaviourOf, slowAnswerMs } from '../amountBehaviour.ts';
import { type Answer, json, png, type Reply } from '../http/answer.ts';
import { qrPayload } from '../http/qrPayload.ts';
import { qrPng } from '../http/qrSvg.ts';
import { type Fields, fieldsOf, isFields, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { actionRoute } from './actionRoute.ts';
import { gatewayClaims } from './bodies.ts';
import { claimsOf, jwtOf } from './jwt.ts';
import { merchantId } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { Product, Transaction, Wish } from './transaction.ts';

const qrLifeMs = 10 * 60_000;
const channels: Readonly<Record<string, Product>> = { IPP: 'installment', QR: 'qr' };

/** Refusals are not signed. */
const refused = (respCode: string, respDesc: string): Reply => json({ respCode, respDesc });
const signed = (claims: Fields): Reply => json({ payload: jwtOf(claims) });

/** The calls of pgw.2c2p.com. */
export function gatewayRoutes(ledger: Ledger, { clock, wait, url }: ProviderParts): Route[] {
  const pictureOf = (transaction: Transaction): string => `${url()}/twoC2P/pictures/${transaction.pageId}.png`;

  async function makeToken(request: SandboxRequest): Promise<Answer> {
    const claims = claimsOf(fieldsOf(request)?.payload);
    if (claims === null) return refused('9042', 'Hash value mismatch');
    const wish = wishOf(claims);
    if ('status' in wish) return wish;
    if (behaviourOf(wish.amount) === 'defect') return json({ message: 'Internal error' }, 500);
    const known = ledger.find(wish.invoiceNo);
    const isRepeated = known?.idempotencyId === wish.idempotencyId && wish.idempotencyId !== '';
    if (known && !isRepeated) return refused('9015', 'Existing Invoice Number');
    const transaction = known ?? ledger.open(wish);
    const answer = signed({
      ...{ respCode: '0000', respDesc: 'Success', paymentToken: transaction.pageId },
      webPaymentUrl: `${url()}/twoC2P/pages/${transaction.product}/${transaction.pageId}`,
    });
    const behaviour = behaviourOf(wish.amount);
    if (behaviour === 'answerLost') return 'dropped';
    if (behaviour === 'slowAnswer') await wait(slowAnswerMs);
    return answer;
  }

  /** The direct payment: only the QR. */
  function pay(request: SandboxRequest): Answer {
    const { paymentToken, payment } = fieldsOf(request) ?? {};
    const transaction = ledger.page(String(paymentToken));
    if (transaction === undefined) return refused('9040', 'Payment token is invalid');
    if (transaction.isTokenUsed) return refused('9041', 'Payment token already used');
    const { code, data } = isFields(payment) ? payment : { code: null, data: null };
    if (transaction.product !== 'qr' || !isFields(code) || code.channelCode !== 'PPQR') {
      return refused('9058', 'Invalid payment channel');
    }
    if (!isFields(data) || !data.name || !data.email) return refused('9005', 'Mandatory field is missing');
    transaction.isTokenUsed = true;
    return json({
      ...{ type: 'URL', data: pictureOf(transaction), channelCode: 'PPQR', expiryTimer: String(qrLifeMs) },
      ...{ respCode: '1005', respDesc: 'Pending for user scan QR.' },
    });
  }

  function inquire(request: SandboxRequest): Answer {
    const claims = claimsOf(fieldsOf(request)?.payload);
    if (claims === null) return refused('9042', 'Hash value mismatch');
    if (claims.merchantID !== merchantId) return refused('9007', 'Invalid merchant');
    const transaction = ledger.find(String(claims.invoiceNo));
    if (transaction === undefined) return refused('2002', 'Transaction not found');
    return signed(gatewayClaims(transaction, clock()));
  }

  async function picture(pageId: string): Promise<Answer> {
    const transaction = ledger.page(pageId);
    if (transaction === undefined) return json({ message: 'No such picture' }, 404);
    return png(Buffer.from(await qrPng(qrPayload(transaction.amount, transaction.invoiceNo)), 'base64'));
  }

  return [
    actionRoute(ledger, 'installment', clock),
    { method: 'POST', path: '/api/payment/4.3/paymentToken', handle: makeToken },
    { method: 'POST', path: '/api/payment/4.3/payment', handle: pay },
    { method: 'POST', path: '/api/payment/4.3/paymentInquiry', handle: inquire },
    { method: 'GET', path: '/pictures/:file', handle: (_, part) => picture(part('file').replace(/\.png$/, '')) },
  ];
}

/** The transaction that the claims of a token ask for, or the refusal. */
function wishOf(claims: Fields): Wish | Reply {
  const of = (name: string): string => String(claims[name] ?? '');
  if (of('merchantID') !== merchantId) return refused('9007', 'Invalid merchant');
  const missing = ['invoiceNo', 'description', 'amount', 'currencyCode'].find((name) => of(name) === '');
  if (missing !== undefined) return refused('9005', `${missing} is mandatory`);
  if (!/^[A-Za-z0-9]{1,20}$/.test(of('invoiceNo'))) return refused('9004', 'invoiceNo is invalid');
  const amount = Math.round(Number(of('amount')) * 100);
  if (!/^\d{1,12}(\.\d{1,5})?$/.test(of('amount')) || amount <= 0) return refused('9009', 'Invalid amount');
  if (of('currencyCode') !== 'THB') return refused('9004', 'The sandbox charges baht only');
  const [channel, ...more] = Array.isArray(claims.paymentChannel) ? claims.paymentChannel : [];
  const product = channels[String(channel)];
  if (product === undefined || more.length > 0) return refused('9058', 'Invalid payment channel');
  const addresses = [of('frontendReturnUrl'), of('backendReturnUrl')];
  if (addresses.some((address) => !URL.canParse(address))) return refused('9004', 'A return address is invalid');
  return {
    ...{ product, amount, currency: 'THB', invoiceNo: of('invoiceNo'), description: of('description') },
    ...{ returnUrl: of('frontendReturnUrl'), userDefined1: of('userDefined1'), idempotencyId: of('idempotencyID') },
    // The shop of a test listens elsewhere than its public address says.
    ...{ webhookPath: new URL(of('backendReturnUrl')).pathname, maskedPan: '' },
  };
}
