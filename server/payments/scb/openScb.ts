import { z } from 'zod';
import type { PaymentStep } from '../../../src/domain/order/charge.ts';
import { formatBangkokDate } from '../../../src/domain/time.ts';
import type { ProviderAnswer } from '../askProvider.ts';
import {
  type PaymentProvider,
  type ProviderWord,
  paidWord,
  type SentCharge,
  type Started,
  unansweredStart,
} from '../paymentProvider.ts';
import { readScbWebhook } from './readScbWebhook.ts';
import { type ScbAccess, scbCalls, scbCode } from './scbCalls.ts';
import { paymentsIn } from './scbPayment.ts';
import { scbReferences } from './scbReferences.ts';

const success = 1000;
/** The bank's picture has no end; the shop shows it for this long (ms). */
const qrLifeMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
/** An inquiry is about one day. Money is looked for on the latest days, at most this many. */
const maxDays = 8;
/** Refusals that say nothing of the charge: the key, the rights, too many calls. */
const notAsked: readonly number[] = [401, 403, 429];
/** The longest picture that is taken over (base64 characters). */
const maxPicture = 270_000;

const qrShape = z.object({ data: z.object({ qrImage: z.base64().min(1).max(maxPicture) }) });
const paymentsShape = z.object({ data: z.array(z.unknown()).nullish() });

type ScbConfig = ScbAccess & {
  /** 15 digits. */
  readonly billerId: string;
  /** Only for a biller profile with two references. */
  readonly ref2: string | null;
  /** Routes confirmations to the address that is registered at the bank. */
  readonly ref3Prefix: string;
};

/** The adapter of SCB for the bank QR (developer.scb: QR 30 of version 1, and the bill payment inquiry). */
export function openScb(config: ScbConfig): PaymentProvider {
  const { billerId, ref2, ref3Prefix } = config;
  const call = scbCalls(config);

  /** The word of one Bangkok day (`YYYY-MM-DD`). The bank has no other answer for an unpaid charge than no payment. */
  async function askDay({ attemptId, now }: SentCharge, transactionDate: string): Promise<ProviderWord> {
    const references = scbReferences(attemptId, ref3Prefix);
    const question = new URLSearchParams({
      ...{ eventCode: '00300100', transactionDate, billerId, reference1: references.ref1 },
      ...(ref2 === null ? {} : { reference2: ref2 }),
    });
    const answer = await call({ method: 'GET', path: `/v1/payment/billpayment/inquiry?${question}`, now });
    if (answer.kind === 'none' || answer.status >= 500 || notAsked.includes(answer.status)) return { kind: 'unknown' };
    if (answer.status >= 400) return { kind: 'pending' };
    const read = paymentsShape.safeParse(answer.body);
    if (!read.success) return { kind: 'unknown' };
    const payments = paymentsIn(read.data.data ?? [], { billerId, ...references });
    return payments === null ? { kind: 'unknown' } : (paidWord(payments) ?? { kind: 'pending' });
  }

  return {
    name: 'scb',
    methods: ['bankQr'],
    fields: null,
    pageOrigins: { scripts: [], connections: [], frames: [], forms: [] },
    start: async ({ attemptId, amount, now }) => {
      const { ref1, ref3 } = scbReferences(attemptId, ref3Prefix);
      const body = {
        ...{ qrType: 'PP', ppType: 'BILLERID', ppId: billerId, amount: decimalOf(amount), ref1, ref3 },
        ...(ref2 === null ? {} : { ref2 }),
      };
      return startedBy(await call({ method: 'POST', path: '/v1/payment/qrcode/create', body, now }), ref1, now);
    },
    ask: async (sent) => {
      for (const day of daysOf(sent)) {
        const word = await askDay(sent, day);
        if (word.kind !== 'pending') return word;
      }
      return { kind: 'pending' };
    },
    // The bank ends no picture: it stays payable, also after the shop took it away.
    cancel: null,
    isRepeatable: true,
    readWebhook: (_, body) => readScbWebhook(body, ref3Prefix),
  };
}

const decimalOf = (satang: number): string => (satang / 100).toFixed(2);

/** The Bangkok days on which the charge can have been paid, the latest first. */
function daysOf({ sentAt, now }: SentCharge): readonly string[] {
  const [first, last] = [formatBangkokDate(sentAt), formatBangkokDate(now)];
  const days = Array.from({ length: maxDays }, (_, at) => formatBangkokDate(now - at * dayMs));
  return days.filter((day) => day === last || day >= first);
}

/** The start that an answer means. Without a picture it failed, also if the answer was lost: nobody could pay by it. */
function startedBy(answer: ProviderAnswer, reference: string, now: number): Started {
  const read = scbCode(answer) === success && answer.kind === 'answer' ? qrShape.safeParse(answer.body) : null;
  const step = read?.success ? qrStep(read.data.data.qrImage) : null;
  if (step === null) return { ...unansweredStart, word: { kind: 'failed', failure: 'processingFailed' } };
  return { word: { kind: 'pending' }, reference, step, expiresAt: now + qrLifeMs, card: null };
}

/** The bank sends GIF or PNG and does not say which. */
function qrStep(base64: string): PaymentStep | null {
  const type = base64.startsWith('iVBORw0KGgo') ? 'png' : base64.startsWith('R0lGOD') ? 'gif' : null;
  return type === null ? null : { kind: 'qr', picture: `data:image/${type};base64,${base64}` };
}
