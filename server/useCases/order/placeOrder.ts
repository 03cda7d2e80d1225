import type { OrderClaim, ReceivedOrder } from '../../../src/contract/order/order.ts';
import { isWatchable } from '../../../src/domain/catalogue/courseType.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { OrderShipping } from '../../../src/domain/order/shipping.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import { type Quote, type QuotedLine, takenOffBy } from '../../../src/domain/pricing/quote.ts';
import { compareQuote, quoteDigest } from '../../../src/domain/pricing/quoteComparison.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId, newOrderToken } from '../../store/database/newId.ts';
import { type BuyerContact, isAddressOfAnother, lockBuyer, takeOutOfCarts } from '../../store/order/buyers.ts';
import { insertOrder, type NewOrderLine } from '../../store/order/newOrder.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import { claimsOf, holdItemsOfIds } from '../../store/order/seatHolds.ts';
import { readTaxData } from '../../store/people/taxData.ts';
import { acceptanceAt } from '../../store/site/customPages.ts';
import type { AppParts } from '../appParts.ts';
import { acceptFreeOrder } from './acceptFreeOrder.ts';
import { tellBookstore } from './askBookstore.ts';
import { type ComputedQuote, computeQuote, refusalOfQuote } from './computeQuote.ts';
import { holdForOrder, type Takes, usualTakes } from './holdOrder.ts';
import type { Moved } from './moveOrder.ts';
import { shippingOfOrder } from './orderShipping.ts';
import { taxOfOrder } from './orderTax.ts';
import { verifyQuote } from './quoteSignature.ts';
import { signedQuote } from './signedQuote.ts';

const hourMs = 3_600_000;

type Placing = {
  readonly request: ReceivedOrder;
  readonly buyer: { readonly userId: string; readonly role: Role };
  readonly guestKeyHash: string | null;
  /** The request's language, for refusals; the order stores its own. */
  readonly language: Language;
};

type Parts = Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config' | 'payments' | 'randomBytes'>;

/**
 * Places an order at the server's figure, with its seats, stock and coupon uses. A lower total than quoted is taken, a
 * changed one answers PRICE_CHANGED, an unsigned one QUOTE_EXPIRED. Figures without a quote must be the current ones.
 * `takes` is replaceable in tests.
 */
export async function placeOrder(
  tx: Tx,
  parts: Parts,
  placing: Placing,
  now: number,
  takes: Takes = usualTakes,
): Promise<Moved | Refusal> {
  const { request, buyer } = placing;
  const claimedId = request.claim?.userId ?? buyer.userId;
  if (claimedId !== buyer.userId) return refuse('PERMISSION_DENIED');
  const contact = await lockBuyer(tx, buyer.userId);
  if (contact === null) return refuse('UNAUTHORIZED');
  // Until the commit the lines hold seats if and only if their items have a limit.
  await holdItemsOfIds(
    tx,
    request.lines.map(({ itemId }) => itemId),
  );
  const computed = await computeQuote(tx, parts.payments, request, buyer, now);
  const refusal = refusePlacing(parts, placing, computed, now);
  if (refusal !== null) return refusal;
  if (request.method === null) throw new Error('An order without a method passed the checks');
  const owner = { userId: buyer.userId, guestKeyHash: placing.guestKeyHash };
  const tax = await taxOfOrder(tx, owner, await withSavedTax(tx, placing), computed, now);
  if (isRefusal(tax)) return tax;
  const shipping = await shippingOfOrder(tx, parts, buyer.userId, request, computed.shippingOption, now);
  if (isRefusal(shipping)) return shipping;

  const orderId = newId(now, parts.randomBytes);
  const lines = computed.lines.map((line, index) => newLine(line, computed.quote.lines[index]));
  const { method } = request;
  const draft = { computed, contact, lines, orderId, method, tax, shipping };
  const stored = await writeOrder(tx, parts, placing, draft, now);
  const { coupons, quote } = computed;
  // A coupon that discounts nothing is not used up and stays in the cart.
  const taking = coupons.filter(({ id }) => takenOffBy(quote, 'coupon', id) > 0);
  const holds = { seats: claimsOf(lines), coupons: taking, orderId, userId: buyer.userId, email: contact.email };
  const seatsMovedOf = await holdForOrder(tx, holds, now, takes);
  if (isRefusal(seatsMovedOf)) return named(seatsMovedOf, computed, placing.language);

  const couponIds = taking.map(({ id }) => id);
  await takeOutOfCarts(tx, owner, { lines, couponIds }, now);
  await tellOwnerOfAddress(tx, parts, placing, stored);
  const addressId = request.delivery?.kind === 'saved' ? request.delivery.addressId : null;
  await tellBookstore(tx, parts, stored, { settings: computed.settings, addressId });
  if (stored.order.total > 0) {
    await enqueueOrderMail(tx, parts, stored, { kind: 'orderPlaced' });
    return { stored, seatsMovedOf };
  }
  const accepted = await acceptFreeOrder(
    tx,
    parts,
    stored,
    lines.some((line) => line.plan.needsApproval),
    now,
  );
  return isRefusal(accepted) ? accepted : { stored: accepted.stored, seatsMovedOf };
}

function refusePlacing(parts: Parts, placing: Placing, computed: ComputedQuote, now: number): Refusal | null {
  const { request, language } = placing;
  const [first] = computed.refusals;
  if (first) return refusalOfQuote(first, language);
  const quote = signedQuote(parts.config, computed, now);
  if (request.quote === null) {
    return isClaimed(computed.quote, request.claim) ? null : refuse('PRICE_CHANGED', { quote });
  }
  const word = verifyQuote(parts.config.secrets.QUOTE_SECRET, request.signature ?? '', request.quote, now);
  if (word === 'forged') return refuse('QUOTE_EXPIRED', { quote });
  return compareQuote(request.quote, computed.quote) === 'changed' ? refuse('PRICE_CHANGED', { quote }) : null;
}

/** Whether the payload's own figures are those of the quote (decisions: second round). */
const isClaimed = (
  { currency, price, discount, shippingFee }: Quote,
  { currency: claimed = currency, ...claim }: OrderClaim = {},
): boolean =>
  claim.price !== undefined &&
  claimed === currency &&
  claim.price - (claim.discount ?? 0) + (claim.shippingFee ?? 0) === price - discount + shippingFee;

const newLine = (
  { item, plan, quantity }: ComputedQuote['lines'][number],
  quoted: QuotedLine | undefined,
): NewOrderLine => ({
  itemId: item.id,
  kind: item.kind,
  slug: item.slug,
  title: item.title,
  coverName: item.coverName,
  isWatchable: item.courseType !== null && isWatchable(item.courseType),
  startsAt: item.schedule.startsAt,
  endsAt: item.schedule.endsAt,
  plan,
  quantity,
  unitPrice: quoted?.unitPrice ?? 0,
  discount: quoted?.discount ?? 0,
  holdsSeats: item.seatsLeft !== null,
});

/** A payload without our quote has no tax data: its buyer has saved them before. */
async function withSavedTax(tx: Tx, { request, buyer }: Placing): Promise<Pick<ReceivedOrder, 'tax'>> {
  const isSaved = request.quote === null && request.tax === null && request.withholdingPercent > 0;
  return isSaved ? { tax: await readTaxData(tx, buyer.userId) } : request;
}

type Draft = {
  readonly computed: ComputedQuote;
  readonly contact: BuyerContact;
  readonly lines: readonly NewOrderLine[];
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly tax: TaxData | null;
  readonly shipping: OrderShipping | null;
};

async function writeOrder(
  tx: Tx,
  { randomBytes }: Parts,
  { request, buyer, language }: Placing,
  { computed, contact, lines, orderId, method, tax, shipping }: Draft,
  now: number,
): Promise<StoredOrder> {
  const { quote, settings, promotion } = computed;
  return await insertOrder(tx, {
    id: orderId,
    token: newOrderToken(randomBytes),
    userId: buyer.userId,
    currency: quote.currency,
    method,
    quote,
    quoteDigest: quoteDigest(quote),
    promotionId: promotion?.id ?? null,
    placedAt: now,
    cancelAt: settings.autoCancelHours > 0 ? now + settings.autoCancelHours * hourMs : null,
    buyerName: contact.name,
    email: contact.email,
    tel: contact.tel,
    language: request.language ?? language,
    tax,
    shipping,
    acceptance: await acceptanceAt(tx, now, request.accepts),
    lines,
  });
}

/** A guest may enter another's address: its owner is told by mail, and nothing is joined. */
async function tellOwnerOfAddress(tx: Tx, parts: Parts, { buyer }: Placing, stored: StoredOrder): Promise<void> {
  if (buyer.role !== 'nonMember') return;
  if (!(await isAddressOfAnother(tx, stored.order.email, buyer.userId))) return;
  await enqueueOrderMail(tx, parts, stored, { kind: 'purchaseNotice' });
}

/** A seat lost meanwhile is refused by its course's name; a coupon has its code. */
function named(refusal: Refusal, { lines }: ComputedQuote, language: Language): Refusal {
  const { itemIds = [], unitsLeft } = refusal.details;
  if (itemIds.length === 0) return refusal;
  const names = lines.filter(({ item }) => itemIds.includes(item.id)).map(({ item }) => item.title);
  return refusalOfQuote({ code: refusal.code, itemIds, names, until: null, ...(unitsLeft && { unitsLeft }) }, language);
}
