import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { adminOrders, decideReportCall } from '../../../src/contract/administration/administration.ts';
import { type OrderRequest, orderByToken, placeOrderCall } from '../../../src/contract/order/order.ts';
import { type PublicReport, reportTransferCall, uploadPath } from '../../../src/contract/order/payment.ts';
import { type QuoteRequest, quoteCart } from '../../../src/contract/order/quote.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { Delivery } from '../../../src/domain/order/shipping.ts';
import type { PostalAddress } from '../../../src/domain/people/postalAddress.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { formatBangkokTime } from '../../../src/domain/time.ts';
import { projectRoot } from '../run/processes.ts';
import type { SignedInVisitor, TestShop, Visitor } from './shopApp.ts';
import { rowsOf } from './shopRows.ts';

const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures', name));

/** A slip in the format of a phone. */
export const slipBytes = fixture('slip.jpg');
/** A tiny slip, for tests that need any. */
const smallSlip = fixture('slip-small.jpg');
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Wanted = Partial<Pick<QuoteRequest, 'promotionId' | 'couponIds' | 'withholdingPercent'>> & {
  readonly tax?: TaxData;
  /** Item ids; each is bought by its plan `<id>a`. */
  readonly items: readonly string[];
  readonly method?: PaymentMethod;
  /** Quantity of every product. */
  readonly quantity?: number;
};

const isProduct = (itemId: string): boolean => itemId.startsWith('2');

/** The delivery address of tests. */
export const parcelAddress: PostalAddress = {
  ...{ recipient: 'มานี ใจดี', tel: '0812345678', line: '99/1 ซอยสุขใจ ถนนพระราม 4' },
  ...{ subdistrict: 'พระโขนง', district: 'คลองเตย', province: 'กรุงเทพมหานคร', postcode: '10110', isDefault: false },
};
const toParcelAddress: Delivery = { kind: 'typed', address: parcelAddress, isSaved: false };
/** An order without products has no delivery. */
export const deliveryOf = ({ shippingOptionId }: QuoteRequest): Delivery | null =>
  shippingOptionId === null ? null : toParcelAddress;

/** Items that begin with 2 are products, sent by post. */
export const requestOf = ({
  items,
  quantity = 1,
  promotionId = null,
  couponIds = [],
  method = 'bankTransfer',
  withholdingPercent = 0,
}: Wanted): QuoteRequest => ({
  lines: items.map((itemId) => {
    const kind = isProduct(itemId) ? 'product' : 'course';
    return { itemId, kind, planId: `${itemId}a`, quantity: kind === 'product' ? quantity : 1 };
  }),
  promotionId,
  couponIds,
  method,
  withholdingPercent,
  shippingOptionId: items.some(isProduct) ? 'post' : null,
});

/** A shop with an online course (101), one of ten seats (110), a free one (120), one to be approved (121), a product. */
export async function fillShop(shop: TestShop, now: number): Promise<void> {
  const add = rowsOf(shop.parts.db, now);
  await add.category({ id: 'data' });
  await add.category({ id: 'books', kind: 'product', position: 2 });
  await add.bankTransfer();
  for (const id of ['101', '102', '103']) {
    await add.course({ id, categoryId: 'data' });
    await add.plan({ id: `${id}a`, itemId: id });
  }
  await add.section('101', 's1', [100, 100, 200]);
  await add.course({ id: '110', categoryId: 'data', courseType: 'inClass', seatsTotal: 10 });
  await add.plan({ id: '110a', itemId: '110', type: 'oneTime', termAmount: null, termUnit: null });
  await add.course({ id: '120', categoryId: 'data' });
  await add.plan({ id: '120a', itemId: '120', type: 'free', priceThb: 0, priceUsd: 0 });
  await add.course({ id: '121', categoryId: 'data' });
  await add.plan({ id: '121a', itemId: '121', type: 'free', priceThb: 0, priceUsd: 0, needsApproval: true });
  await add.product({ id: '201', categoryId: 'books', seatsTotal: 5 });
  await add.plan({ id: '201a', itemId: '201', type: 'oneTime', termAmount: null, termUnit: null, priceThb: 24_000 });
}

/** Actions of buyers and administrators in a test shop, by a browser's calls. */
export const buyingIn = (shop: TestShop) => {
  const orderRequest = async (as: Visitor, wanted: Wanted): Promise<OrderRequest> => {
    const request = requestOf(wanted);
    const { quote, signature } = await shop.call(quoteCart, { body: request }, { as });
    const { tax = null } = wanted;
    const delivery = deliveryOf(request);
    return { ...request, quote, signature, language: 'th', tax, delivery };
  };
  const place = async (as: Visitor, wanted: Wanted): Promise<Order> =>
    await shop.call(placeOrderCall, { body: await orderRequest(as, wanted) }, { as });

  const upload = (as: Visitor, form: UploadedForm = {}): Promise<LightMyRequestResponse> => {
    const { payload, boundary } = multipartOf(form);
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': form.key ?? randomUUID(),
    };
    return shop.inject({ method: 'POST', url: uploadPath, payload, headers }, as);
  };
  const slipFor = async (as: Visitor, order: Order, picture: Buffer = smallSlip): Promise<string> => {
    const response = await upload(as, { orderToken: order.token, files: [picture] });
    const { fileName } = response.json<{ fileName: string[] }>();
    const [name] = fileName;
    if (!name) throw new Error(`No slip: ${response.body}`);
    return name;
  };

  /** Places an order and reports its transfer with a slip. */
  const reported = async (as: Visitor, wanted: Wanted) => {
    const order = await place(as, wanted);
    const body = reportOf(order, { slipNames: [await slipFor(as, order)] });
    return await shop.call(reportTransferCall, { body }, { as });
  };
  const decide = (administrator: SignedInVisitor, order: Order, decision: 'approved' | 'rejected', key?: string) => {
    const reportId = order.reports.find((report) => report.decision === 'waiting')?.id ?? '';
    const reason = decision === 'rejected' ? 'สลิปอ่านไม่ออก' : null;
    const parts = { params: { orderId: order.id }, body: { reportId, decision, reasonCode: null, reason } };
    return shop.call(decideReportCall, parts, { as: administrator, ...(key === undefined ? {} : { key }) });
  };
  /** Buys and gets the approval. */
  const approved = async (as: Visitor, administrator: SignedInVisitor, wanted: Wanted): Promise<Order> =>
    await decide(administrator, (await reported(as, wanted)).order, 'approved');

  return {
    orderRequest,
    place,
    upload,
    slipFor,
    reported,
    decide,
    approved,
    /** The order's current state for a holder of its link, or for a signed-in person. */
    look: (order: Order, as: Visitor = shop.visitor()): Promise<Order> =>
      shop.call(orderByToken, { params: { token: order.token } }, { as }),
    ordersShown: (administrator: SignedInVisitor, query: { keyword?: string; page?: number; pageSize?: number } = {}) =>
      shop.call(adminOrders, { query }, { as: administrator }),
  };
};
export type Buying = ReturnType<typeof buyingIn>;

/** A report of the whole amount to the shop's account, ten minutes earlier. */
export const reportOf = (order: Order, changes: Partial<PublicReport> = {}): PublicReport => {
  const transferredAt = changes.transferredAt ?? order.placedAt + 600_000;
  return {
    orderId: order.id,
    orderToken: order.token,
    contactName: order.buyerName,
    email: order.email,
    tel: '',
    originBankCode: 'SCB',
    accountId: 'kbank',
    transferredAt,
    time: formatBangkokTime(transferredAt),
    amount: order.total,
    note: '',
    slipNames: [],
    claimsPaid: false,
    ...changes,
  };
};

export type UploadedForm = {
  readonly files?: readonly Buffer[];
  readonly digests?: readonly string[];
  readonly orderToken?: string;
  readonly key?: string;
};

function multipartOf({ files = [slipBytes], digests = files.map(sha256Of), orderToken }: UploadedForm) {
  const boundary = `----${randomUUID()}`;
  const field = (name: string, value: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  const file = (bytes: Buffer, index: number) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="imageinput${index}"; filename="slip.jpg"\r\n` +
        'Content-Type: image/jpeg\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...(orderToken === undefined ? [] : [field('order_token', orderToken)]),
    ...digests.map((digest, index) => field(`sha256_${index}`, digest)),
    ...files.flatMap(file),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, boundary };
}
