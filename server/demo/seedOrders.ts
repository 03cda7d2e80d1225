import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ItemKind } from '../../src/domain/catalogue/course.ts';
import type { Role } from '../../src/domain/people/identity.ts';
import { formatBangkokTime } from '../../src/domain/time.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { digestOf } from '../files/uploadedFile.ts';
import type { Db, Tx } from '../store/database/database.ts';
import { findAccountId } from '../store/database/demoMarker.ts';
import { transaction } from '../store/database/transaction.ts';
import { ordersOfUser, type StoredOrder } from '../store/order/orders.ts';
import { insertUploads } from '../store/site/uploads.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { saveProgress } from '../useCases/learning/saveProgress.ts';
import { cancelOrder } from '../useCases/order/cancelOrder.ts';
import { computeQuote } from '../useCases/order/computeQuote.ts';
import { decideReport } from '../useCases/order/decideReport.ts';
import { placeOrder } from '../useCases/order/placeOrder.ts';
import { reportTransfer } from '../useCases/order/reportTransfer.ts';
import { signedQuote } from '../useCases/order/signedQuote.ts';
import { storeUploads } from '../useCases/site/storeUploads.ts';
import { type DemoOrder, demoOrders, studentPurchase } from './content/customers.ts';
import { customerAddress } from './content/shipping.ts';

const hourMs = 3_600_000;
const slipPath = join(import.meta.dirname, 'media', 'slip.jpg');

type Person = { readonly userId: string; readonly role: Role };
type Story = Pick<DemoOrder, 'lines' | 'state' | 'bankCode' | 'note' | 'reasonCode'> & { readonly placedAt: number };

/**
 * Orders in every state, created by the use cases. Each person's story is one transaction and is skipped if the person
 * has orders, so it may be repeated.
 */
export async function seedOrders(parts: AppParts): Promise<void> {
  const now = parts.clock();
  const administratorId = await userIdOf(parts.db, 'admin@lanrian.example');
  // First, as it is the oldest that was paid: documents are numbered as they are issued.
  await seedStudent(parts, administratorId, now);
  for (const { buyer, hoursAgo, ...story } of demoOrders) {
    const person = { userId: await customerId(parts, buyer), role: 'nonMember' } as const;
    await tell(parts, person, { ...story, placedAt: now - hoursAgo * hourMs }, administratorId);
  }
}

async function seedStudent(parts: AppParts, administratorId: string, now: number): Promise<void> {
  const { lines, hoursAgo, bankCode, watched } = studentPurchase;
  const student = { userId: await userIdOf(parts.db, 'student@lanrian.example'), role: 'student' } as const;
  const placedAt = now - hoursAgo * hourMs;
  const story = { lines, bankCode, placedAt, state: 'approved', note: '', reasonCode: null } as const;
  await tell(parts, student, story, administratorId);
  const interval = (lectureId: string, to: number, at: number) => ({ lectureId, from: 0, to, recordedAt: now - at });
  const intervals = [
    ...watched.whole.map((lectureId, index) => interval(lectureId, 30, (3 - index) * 24 * hourMs)),
    interval(watched.next, watched.nextSeconds, 20 * hourMs),
  ];
  const report = { userId: student.userId, courseId: watched.courseId, deviceId: 'demo', intervals };
  await transaction(parts.db, async (tx) => done(await saveProgress(tx, report, 'demo-progress', now)));
}

/** Places the order of a story and plays its events. */
async function tell(parts: AppParts, person: Person, story: Story, administratorId: string): Promise<void> {
  if ((await ordersOfUser(parts.db, person.userId)).length > 0) return;
  const isReported = story.bankCode !== '';
  const slip = isReported ? await storeSlip(parts, person.userId, story.placedAt) : null;
  await transaction(parts.db, async (tx) => {
    const stored = await place(tx, parts, person, story);
    const orderId = stored.order.id;
    if (story.state === 'cancelled' || story.state === 'late')
      await giveUp(tx, parts, stored, story.placedAt + 48 * hourMs);
    if (slip === null) return;
    await insertUploads(tx, slip.rows);
    const reportedAt = story.placedAt + (story.state === 'late' ? 50 : 1) * hourMs;
    const { receipt } = done(
      await report(
        tx,
        parts,
        stored,
        story,
        slip.rows.map((row) => row.name),
        reportedAt,
      ),
    );
    if (story.state !== 'approved' && story.state !== 'rejected') return;
    const deciding = {
      orderId,
      reportId: receipt.reportId,
      decision: story.state,
      reasonCode: story.reasonCode,
      reason: null,
      administratorId,
    };
    done(await decideReport(tx, parts, deciding, reportedAt + hourMs));
  });
}

async function place(tx: Tx, parts: AppParts, buyer: Person, { lines, placedAt }: Story): Promise<StoredOrder> {
  const kindOf = (itemId: string): ItemKind => (itemId.startsWith('5') ? 'product' : 'course');
  const wanted = {
    lines: lines.map((line) => ({ ...line, kind: kindOf(line.itemId) })),
    promotionId: null,
    couponIds: [],
    method: 'bankTransfer',
    withholdingPercent: 0,
    shippingOptionId: lines.some(({ itemId }) => kindOf(itemId) === 'product') ? 'ems' : null,
  } as const;
  const delivery = { kind: 'typed', address: customerAddress, isSaved: false } as const;
  const quote = signedQuote(parts.config, await computeQuote(tx, parts.payments, wanted, buyer, placedAt), placedAt);
  const request = {
    ...wanted,
    quote: quote.quote,
    signature: quote.signature,
    language: 'th',
    tax: null,
    delivery,
  } as const;
  const placing = { request, buyer, guestKeyHash: null, language: 'th' } as const;
  return done(await placeOrder(tx, parts, placing, placedAt)).stored;
}

const report = (
  tx: Tx,
  parts: AppParts,
  { order }: StoredOrder,
  { bankCode, note }: Story,
  slipNames: readonly string[],
  now: number,
) =>
  reportTransfer(
    tx,
    parts,
    {
      orderId: order.id,
      opKey: `demo:${order.id}`,
      guestKeyHash: null,
      report: {
        orderId: order.id,
        orderToken: order.token,
        contactName: order.buyerName,
        email: order.email,
        tel: order.tel ?? '',
        originBankCode: bankCode,
        accountId: '1',
        transferredAt: now - 600_000,
        time: formatBangkokTime(now - 600_000),
        amount: order.total,
        note,
        slipNames,
      },
    },
    now,
  );

const giveUp = async (tx: Tx, parts: AppParts, { order }: StoredOrder, now: number) =>
  done(await cancelOrder(tx, parts, { orderId: order.id, actor: 'system', actorUserId: null }, now));

async function storeSlip(parts: AppParts, userId: string, now: number) {
  const bytes = await readFile(slipPath);
  const file = { field: 'slip', bytes, claimedDigest: digestOf(bytes) };
  return done(await storeUploads(parts, [file], { userId, guestKeyHash: null, orderId: null }, now));
}

async function customerId({ db, identity }: AppParts, buyer: DemoOrder['buyer']): Promise<string> {
  const known = await findAccountId(db, buyer.email);
  if (known !== null) return known;
  const outcome = await identity.createAccount({ ...buyer, username: null, password: null, role: 'nonMember' });
  if (outcome.kind === 'refused') throw new Error(`The demo customer ${buyer.email} was refused: ${outcome.code}`);
  return outcome.userId;
}

async function userIdOf(db: Db, email: string): Promise<string> {
  const found = await findAccountId(db, email);
  if (found === null) throw new Error(`The demo account ${email} is missing`);
  return found;
}

/** The demo shop's own stories are never refused. */
function done<Outcome>(outcome: Outcome | Refusal): Outcome {
  if (isRefusal(outcome))
    throw new Error(`A demo order was refused: ${outcome.code} ${JSON.stringify(outcome.details)}`);
  return outcome;
}
