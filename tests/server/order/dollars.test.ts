import { beforeAll, expect, test } from 'vitest';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { paymentMethods } from '../../../server/store/schema/paymentMethods.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { adminMail } from '../../../src/contract/administration/administration.ts';
import { bulkPublication } from '../../../src/contract/administration/bulkItems.ts';
import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { listOrders, type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Currency } from '../../../src/domain/pricing/currency.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { amountInThaiWords } from '../../../src/domain/tax/thaiAmount.ts';
import { failures } from '../../../src/i18n/th/app/failures.ts';
import { taxData as words } from '../../../src/i18n/th/buying/taxData.ts';
import { company } from '../../support/browser/taxSteps.ts';
import { readPdf } from '../../support/run/pdfReader.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { seller } from '../../support/shop/documentFixture.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

type Wish = { readonly items: readonly string[]; readonly withholdingPercent?: 1 | 3; readonly tax?: TaxData };

/** 140 costs 29.99, 141 costs 30.00 dollars, 142 has no price in dollars. */
onOrderShop('a shop that sells in dollars', (opened) => {
  const sellIn = (currency: Currency) =>
    opened().shop.call(saveSettings, { body: { ...defaultSiteSettings, currency } }, { as: opened().administrator });
  beforeAll(async () => {
    const { shop, clock, administrator } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    for (const [id, priceUsd] of [
      ['140', 2_999],
      ['141', 3_000],
      ['142', null],
    ] as const) {
      await add.course({ id, categoryId: 'data' });
      await add.plan({ id: `${id}a`, itemId: id, priceUsd });
    }
    await shop.parts.db.insert(paymentMethods).values({ method: 'wallet', isOn: true, titleTh: 'Wallet', position: 2 });
    await shop.call(sellerSetting.save, { body: seller }, { as: administrator });
    await sellIn('USD');
  });

  const requested = async (as: SignedInVisitor, { tax, ...wish }: Wish): Promise<OrderRequest> => {
    const request = { ...requestOf(wish), method: 'wallet' as const };
    const { quote, signature } = await opened().shop.call(quoteCart, { body: request }, { as });
    return { ...request, quote, signature, language: 'th', tax: tax ?? null, delivery: null };
  };
  const place = async (as: SignedInVisitor, wish: Wish): Promise<Order> =>
    await opened().shop.call(placeOrderCall, { body: await requested(as, wish) }, { as });
  const refused = async (as: SignedInVisitor, wish: Wish) =>
    await opened().shop.refused(placeOrderCall, { body: await requested(as, wish) }, { as });
  const mailOf = async ({ email }: SignedInVisitor, kind: string): Promise<string> => {
    const { rows } = await opened().shop.call(adminMail, {}, { as: opened().administrator });
    return rows.find((mail) => mail.to === email && mail.kind === kind)?.text ?? '';
  };
  const approve = async (order: Order) => {
    const { shop, clock } = opened();
    const step = { to: 'approved', actor: 'provider', actorUserId: null, reason: null } as const;
    await transaction(shop.parts.db, async (tx) => {
      const stored = await findOrder(tx, order.id);
      if (stored === null) throw new Error('No order');
      return await moveOrder(tx, shop.parts, stored, step, clock.now);
    });
  };

  test('publishes a course that is priced in dollars only, and none that is priced in baht only', async () => {
    const { shop, clock, administrator: as } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    for (const id of ['143', '144']) await add.course({ id, categoryId: 'data', isPublished: false });
    await add.plan({ id: '143a', itemId: '143', priceThb: null, priceUsd: 900 });
    await add.plan({ id: '144a', itemId: '144', priceUsd: null });
    const body = { ids: ['143', '144'], isPublished: true };
    expect(await shop.call(bulkPublication, { body }, { as })).toMatchObject({
      ...{ changed: 1, incomplete: [{ th: 'คอร์ส 144' }] },
    });
  });

  test('offers only the ways to pay that charge dollars, and refuses another', async () => {
    const { shop } = opened();
    expect((await shop.call(cartPaymentMethods)).map(({ method }) => method)).toEqual(['wallet']);
    const as = await shop.signedIn();
    const body = { ...(await requested(as, { items: ['141'] })), method: 'bankTransfer' as const };
    expect((await shop.refused(placeOrderCall, { body }, { as })).code).toBe('NO_PAYMENT_METHOD');
  });

  test('MISSING_USD_PRICE names the course, in words, and nothing is ordered; the others are', async () => {
    const { shop } = opened();
    const as = await shop.signedIn();
    const { code, message, details } = await refused(as, { items: ['141', '142'] });
    expect([code, details?.itemIds]).toEqual(['MISSING_USD_PRICE', ['142']]);
    expect(message).toContain(failures.MISSING_USD_PRICE);
    expect((await shop.call(listOrders, {}, { as })).total).toBe(0);
    const course = await shop.call(courseDetail, { params: { slug: '142', n: '0' } });
    expect([course.fromPrices.USD, course.plans.map(({ prices }) => prices.USD)]).toEqual([null, [null]]);
    expect(await place(as, { items: ['141'] })).toMatchObject({ currency: 'USD', total: 3_000 });
  });

  test('an order, its messages and its document are in dollars to the cent', async () => {
    const { shop } = opened();
    const as = await shop.signedIn();
    const order = await place(as, { items: ['140', '141'], tax: company });
    expect(order).toMatchObject({ currency: 'USD', price: 5_999, total: 5_999, method: 'wallet' });
    const placed = await mailOf(as, 'orderPlaced');
    expect(placed).toContain('$59.99');
    await approve(order);
    const approved = await mailOf(as, 'orderApproved');
    expect(approved).toContain('$59.99');
    expect(`${placed}${approved}`).not.toMatch(/฿|บาท|1112223334/);
    const answer = await shop.send(orderDocument, { params: { token: order.token } }, { as });
    const text = (await readPdf(answer.rawPayload)).map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    expect(text).toContain('59.99');
    expect(text).toContain('หน่วย: ดอลลาร์สหรัฐ');
    expect(amountInThaiWords(5_999, 'USD')).toBe('ห้าสิบเก้าดอลลาร์สหรัฐเก้าสิบเก้าเซนต์');
    expect(text.replace(/\s/g, '')).toContain(amountInThaiWords(5_999, 'USD'));
    expect(text).not.toMatch(/บาท|สตางค์/);
  });

  test('tax is withheld, and an invoice asked for, from 30.00 dollars and not at 29.99', async () => {
    const { shop } = opened();
    const wish = { withholdingPercent: 3, tax: company } as const;
    const as = await shop.signedIn();
    expect(await refused(as, { items: ['140'], ...wish })).toMatchObject({
      code: 'INPUT_ERROR',
      fields: { is_require_tax_invoice: words.problems['tax.invoice.belowMinimum'] },
    });
    expect(await place(as, { items: ['140'], withholdingPercent: 3 })).toMatchObject({ withholding: 0, total: 2_999 });
    // 30.00 contains 1.96 of VAT; 3 % of 28.04 is 0.84.
    const order = await place(await shop.signedIn(), { items: ['141'], ...wish });
    expect(order).toMatchObject({ withholding: 84, withholdingPercent: 3, total: 2_916, wantsTaxInvoice: true });
  });

  test('a total that was signed in baht is asked about, and an order keeps the currency of its day', async () => {
    const { shop, buying } = opened();
    await sellIn('THB');
    const as = await shop.signedIn();
    const body = await buying.orderRequest(as, { items: ['141'] });
    const before = await buying.place(await shop.signedIn(), { items: ['141'] });
    await sellIn('USD');
    const answer = await shop.refused(placeOrderCall, { body: { ...body, method: 'wallet' } }, { as });
    expect(answer.code).toBe('PRICE_CHANGED');
    expect((await buying.look(before)).currency).toBe('THB');
    const placed = await place(as, { items: ['141'] });
    await sellIn('THB');
    expect(await buying.look(placed)).toMatchObject({ currency: 'USD', total: 3_000 });
    await sellIn('USD');
  });
});
