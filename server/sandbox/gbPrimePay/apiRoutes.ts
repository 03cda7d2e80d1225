import { behaviourOf, completesLaterMs, slowAnswerMs } from '../amountBehaviour.ts';
import { type Answer, json, png, type Reply, text } from '../http/answer.ts';
import { qrPayload } from '../http/qrPayload.ts';
import { qrPng } from '../http/qrSvg.ts';
import { basicUser, fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { ProviderParts } from '../provider.ts';
import { customerKey, secretKey } from './keys.ts';
import { type Account, open, type Product, type Settle, type Transaction, type Try } from './transactions.ts';

/** Refusals have status 200, as GBPrimePay gives them. */
const refusal = (resultCode: string, resultMessage: string): Reply => json({ resultCode, resultMessage });
const invalid = (resultMessage: string): Reply => refusal('02', resultMessage);

/** The routes of api.gbprimepay.com. */
export function apiRoutes(account: Account, settle: Settle, { clock, wait, url }: ProviderParts): Route[] {
  const make =
    (product: Product, answer: (transaction: Transaction) => Reply | Promise<Reply>) =>
    async (request: SandboxRequest): Promise<Answer> => {
      const read = readRequest(account, product, request);
      if ('headers' in read) return read;
      const behaviour = behaviourOf(read.amount);
      if (behaviour === 'defect') return json({ message: 'internal server error' }, 500);
      const transaction = open(account, { ...read, createdAt: clock() });
      if (behaviour === 'completesLater') {
        wait(completesLaterMs).then(
          () => settle(transaction, 'S'),
          () => undefined,
        );
      }
      if (behaviour === 'answerLost') return 'dropped';
      if (behaviour === 'slowAnswer') await wait(slowAnswerMs);
      return await answer(transaction);
    };

  const payload = ({ amount, referenceNo }: Transaction) => qrPayload(amount, referenceNo);
  return [
    {
      method: 'POST',
      path: '/api/v3/qrcode',
      handle: make('qr', async (each) => png(Buffer.from(await qrPng(payload(each)), 'base64'))),
    },
    {
      method: 'POST',
      path: '/api/v3/qrcode/text',
      handle: make('qr', (each) => {
        const { gbpReferenceNo = '' } = each.tries[0] ?? {};
        const { referenceNo } = each;
        return json({ referenceNo, qrcode: payload(each), resultCode: '00', gbpReferenceNo, resultMessage: 'Success' });
      }),
    },
    {
      method: 'POST',
      path: '/api/gbp/gateway/link',
      handle: make('link', ({ pageId }) =>
        json({ resultCode: '00', gbLinkUrl: `${url()}/gbPrimePay/pages/link/${pageId}` }),
      ),
    },
    { method: 'POST', path: '/api/v1/check_status_txn', handle: (request) => check(account, request) },
  ];
}

/** Answers a status check. A reference that nobody tried to pay gets the same refusal as an unknown one. */
function check(account: Account, request: SandboxRequest): Reply {
  if (basicUser(request) !== secretKey) return json({ resultCode: '11', resultMessage: 'Unauthorized' }, 401);
  const transaction = account.get(String(fieldsOf(request)?.referenceNo));
  const found = transaction?.tries.map((each) => txnBody(transaction, each)) ?? [];
  const [first] = found;
  if (first === undefined) return invalid('Invalid data.');
  const success = { resultCode: '00', resultMessage: 'Success' };
  return json(found.length === 1 ? { ...success, txn: first } : { ...success, txns: found });
}

const txnBody = ({ referenceNo, product, detail, merchantDefined1 }: Transaction, { amount, ...each }: Try) => ({
  ...{ referenceNo, detail, merchantDefined1, currencyCode: '764', paymentType: product === 'qr' ? 'Q' : 'C' },
  gbpReferenceNo: each.gbpReferenceNo,
  amount: amount / 100,
  status: each.status,
  resultCode: each.status === 'S' ? '00' : '99',
});

/** The request's terms, or the refusal. A link comes as JSON, a QR as a form. */
function readRequest(account: Account, product: Product, request: SandboxRequest) {
  const fields = fieldsOf(request);
  if (fields === null) return invalid('Invalid data.');
  const of = (name: string): string => String(fields[name] ?? '');
  const needed = [
    'token',
    'amount',
    'referenceNo',
    'backgroundUrl',
    ...(product === 'link' ? ['responseUrl', 'payType'] : []),
  ];
  const missing = needed.find((name) => of(name) === '');
  if (missing !== undefined) return text(`${missing} is required`);
  if (of('token') !== customerKey) return refusal('11', 'Invalid token.');
  const referenceNo = of('referenceNo');
  if (!/^[A-Za-z0-9]{1,15}$/.test(referenceNo)) return text('referenceNo must have at most 15 characters');
  if (account.has(referenceNo)) return invalid('Duplicate referenceNo.');
  if (!/^\d{1,10}\.\d{2}$/.test(of('amount')) || Number(of('amount')) <= 0) return invalid('Invalid amount.');
  if (!URL.canParse(of('backgroundUrl'))) return invalid('Invalid backgroundUrl.');
  return {
    product,
    referenceNo,
    amount: Math.round(Number(of('amount')) * 100),
    detail: of('detail'),
    responseUrl: product === 'link' ? of('responseUrl') : null,
    backgroundUrl: of('backgroundUrl'),
    merchantDefined1: of('merchantDefined1'),
  };
}
