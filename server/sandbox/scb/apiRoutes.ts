import { type Answer, json, type Reply } from '../http/answer.ts';
import { qrPng } from '../http/qrSvg.ts';
import { fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { type Account, apiKey, apiSecret, bangkokDay, billerId, newToken } from './account.ts';
import type { Bank } from './bank.ts';
import { behaviourOf, slowAnswerMs } from './behaviours.ts';
import { inquiryRow, qrText, sendingBank, slipBody } from './bodies.ts';

const tokenLifeSeconds = 1_800;
const amountMaximum = 13;

const answered = (data: unknown): Reply => json({ status: { code: 1000, description: 'Success' }, data });
const refusal = (status: number, code: number, description: string): Reply =>
  json({ status: { code, description } }, status);
const malformed = (description: string): Reply => refusal(400, 9100, description);

/** The routes of api.partners.scb. */
export function apiRoutes(
  account: Account,
  bank: Bank,
  { clock, wait }: Pick<ProviderParts, 'clock' | 'wait'>,
): Route[] {
  function token(request: SandboxRequest): Reply {
    const { applicationKey, applicationSecret } = fieldsOf(request) ?? {};
    const isKnown = applicationKey === apiKey && applicationSecret === apiSecret;
    if (!isKnown || request.headers.resourceownerid !== apiKey) return refusal(401, 9500, 'Invalid API key');
    if (!request.headers.requestuid) return malformed('requestUId is missing');
    const accessToken = newToken();
    const endsAt = clock() + tokenLifeSeconds * 1_000;
    account.tokens.set(accessToken, endsAt);
    const expiresAt = Math.floor(endsAt / 1_000);
    return answered({ accessToken, tokenType: 'Bearer', expiresIn: tokenLifeSeconds, expiresAt });
  }

  const withToken =
    (handle: Route['handle']): Route['handle'] =>
    (request, part) => {
      const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if ((account.tokens.get(given) ?? 0) <= clock()) return refusal(401, 9300, 'Invalid or expired access token');
      if (request.headers.resourceownerid !== apiKey) return refusal(401, 9500, 'Invalid API key');
      return request.headers.requestuid ? handle(request, part) : malformed('requestUId is missing');
    };

  async function create(request: SandboxRequest): Promise<Answer> {
    const wish = wishOf(request);
    if (typeof wish === 'string') return malformed(wish);
    const behaviour = behaviourOf(wish.amountSatang);
    if (behaviour === 'defect') return refusal(500, 9000, 'Internal error');
    const qr = bank.create(wish);
    if (behaviour === 'answerLost') return 'dropped';
    if (behaviour === 'slowAnswer') await wait(slowAnswerMs);
    const qrRawData = qrText(qr, billerId);
    return answered({ qrRawData, qrImage: await qrPng(qrRawData) });
  }

  /** A payment is found on the Bangkok day of its transfer only. */
  function inquire({ query }: SandboxRequest): Reply {
    const [day, ref1] = [query.get('transactionDate') ?? '', query.get('reference1') ?? ''];
    if (query.get('eventCode') !== '00300100') return malformed('eventCode is invalid');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return malformed('transactionDate is invalid');
    if (query.get('billerId') !== billerId) return refusal(403, 9503, 'No access to this biller');
    const qr = account.qrs.get(ref1);
    const isAsked = qr !== undefined && (query.get('reference2') ?? qr.ref2) === qr.ref2;
    const payments = isAsked ? qr.payments.filter(({ paidAt }) => bangkokDay(paidAt) === day) : [];
    return answered(qr === undefined ? [] : payments.map((payment) => inquiryRow(qr, payment)));
  }

  /** The transfer of a slip, by the reference in the slip's QR and the bank that sent it. */
  function verifySlip({ query }: SandboxRequest, transRef: string): Reply {
    if (!/^\d{3}$/.test(query.get('sendingBank') ?? '')) return malformed('sendingBank is invalid');
    for (const qr of account.qrs.values()) {
      const payment = qr.payments.find(({ transactionId }) => transactionId === transRef);
      if (payment && query.get('sendingBank') === sendingBank) return answered(slipBody(qr, payment));
    }
    return refusal(404, 9404, 'Transaction not found');
  }

  return [
    { method: 'POST', path: '/api/v1/oauth/token', handle: token },
    { method: 'POST', path: '/api/v1/payment/qrcode/create', handle: withToken(create) },
    { method: 'GET', path: '/api/v1/payment/billpayment/inquiry', handle: withToken(inquire) },
    {
      method: 'GET',
      path: '/api/v1/payment/billpayment/transactions/:transRef',
      handle: withToken((request, part) => verifySlip(request, part('transRef'))),
    },
  ];
}

/** The QR that a request asks for, or its fault. */
function wishOf(request: SandboxRequest) {
  const { qrType, ppType, ppId, amount, ref1, ref2, ref3 } = fieldsOf(request) ?? {};
  if (qrType !== 'PP') return 'qrType must be PP: the sandbox has no card QR';
  if (ppType !== 'BILLERID' || ppId !== billerId) return 'ppType or ppId is invalid';
  if (typeof amount !== 'string' || !/^\d+(\.\d{2})?$/.test(amount) || amount.length > amountMaximum) {
    return 'amount is invalid';
  }
  if (!isReference(ref1)) return 'ref1 is invalid';
  if (ref2 !== undefined && !isReference(ref2)) return 'ref2 is invalid';
  if (!isReference(ref3)) return 'ref3 is invalid';
  return { ref1, ref2: ref2 ?? null, ref3, amountSatang: Math.round(Number(amount) * 100) };
}

const isReference = (value: unknown): value is string => typeof value === 'string' && /^[A-Z0-9]{1,20}$/.test(value);
