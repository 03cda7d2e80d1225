import { expect, test } from 'vitest';
import { adminOrder, privateFilePath } from '../../../src/contract/administration/administration.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { listOrders, placeOrderCall } from '../../../src/contract/order/order.ts';
import { ownTaxData, saveTaxDataCall } from '../../../src/contract/people/taxData.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { taxData as words } from '../../../src/i18n/th/buying/taxData.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { encodeBody } from '../../support/shop/wireRequest.ts';

const company: TaxData = {
  personType: 'juristic',
  nameOne: 'บริษัท ปิ่นทองการค้า จำกัด',
  nameTwo: '00000',
  payerId: '0105536000315',
  address: '88/12 ถนนพหลโยธิน',
  postcode: '10400',
  isDeliveredToTaxAddress: true,
  deliveryAddress: '',
  certificateName: null,
};
const person: TaxData = { ...company, personType: 'normal', nameOne: 'มะลิ', nameTwo: 'ใจดี' };

onOrderShop('the tax of an order', (opened) => {
  const withSettings = async (change: Partial<SiteSettings>) => {
    const { shop, administrator } = opened();
    await shop.call(saveSettings, { body: { ...defaultSiteSettings, ...change } }, { as: administrator });
  };
  const refusedFields = async (as: Visitor, wanted: Parameters<ReturnType<typeof opened>['buying']['place']>[1]) => {
    const { shop, buying } = opened();
    const refused = await shop.refused(placeOrderCall, { body: await buying.orderRequest(as, wanted) }, { as });
    return [refused.code, refused.fields];
  };

  test('2,680.00 with VAT is 2,504.67 without it; 3 % of that is 75.14, and 2,604.86 is to be paid', async () => {
    const { shop, buying, administrator, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    for (const [id, priceThb] of [
      ['131', 149_000],
      ['132', 119_000],
    ] as const) {
      await add.course({ id, categoryId: 'data' });
      await add.plan({ id: `${id}a`, itemId: id, priceThb });
    }
    const as = await shop.signedIn();
    const wanted = { items: ['131', '132'], withholdingPercent: 3, tax: company } as const;
    const order = await buying.place(as, wanted);
    const { price, vat, withholding, total } = order;
    expect([price, price - vat, withholding, total]).toEqual([268_000, 250_467, 7_514, 260_486]);
    expect(order).toMatchObject({ withholdingPercent: 3, wantsTaxInvoice: true, tax: company });

    const [ofBuyer] = (await shop.call(listOrders, {}, { as })).rows;
    const atDesk = await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator });
    expect([ofBuyer?.tax, atDesk.tax]).toEqual([company, company]);
    const byLink = await buying.look(order);
    expect([byLink.wantsTaxInvoice, byLink.tax, byLink.withholding]).toEqual([true, null, 7_514]);
  });

  test('is kept as it was agreed, and stays with a buyer who had given none', async () => {
    const { shop, buying } = opened();
    const as = await shop.signedIn();
    const typed = { ...company, payerId: '0-1055-36000-31-5', nameOne: ' บริษัท ปิ่นทองการค้า จำกัด ' };
    const order = await buying.place(as, { items: ['101'], tax: typed });
    expect(order.tax).toEqual(company);
    expect(await shop.call(ownTaxData, {}, { as })).toEqual(company);

    await shop.call(saveTaxDataCall, { body: person }, { as });
    expect((await buying.look(order, as)).tax).toEqual(company);
    await buying.place(as, { items: ['102'], tax: company });
    expect(await shop.call(ownTaxData, {}, { as })).toEqual(person);
  });

  test('a withheld tax without a company’s invoice is refused, and nothing is ordered', async () => {
    const { shop } = opened();
    const as = await shop.signedIn();
    const needsCompany = ['INPUT_ERROR', { is_withholding: words.problems['tax.withholding.needsCompany'] }];
    const withheld = { items: ['101'], withholdingPercent: 3 } as const;
    expect(await refusedFields(as, withheld)).toEqual(needsCompany);
    expect(await refusedFields(as, { ...withheld, tax: person })).toEqual(needsCompany);
    expect((await shop.call(listOrders, {}, { as })).rows).toEqual([]);
    expect(await shop.call(ownTaxData, {}, { as })).toBeNull();
  });

  test('every faulty field of the tax data is named', async () => {
    const as = await opened().shop.signedIn();
    const faulty = { ...company, nameTwo: '0', payerId: '123', postcode: '1040', isDeliveredToTaxAddress: false };
    expect(await refusedFields(as, { items: ['101'], tax: faulty })).toEqual([
      'INPUT_ERROR',
      {
        tax_name_two: words.problems['tax.branch.digits'],
        tax_payer_identification_no: words.problems['tax.payerId.length'],
        tax_postcode: words.problems['tax.postcode.length'],
        tax_delivery_address: words.problems['tax.delivery.required'],
      },
    ]);
  });

  test('a wrong check digit is no refusal', async () => {
    const { shop, buying } = opened();
    const tax = { ...company, payerId: '0105536000310' };
    expect((await buying.place(await shop.signedIn(), { items: ['101'], tax })).tax?.payerId).toBe(tax.payerId);
  });

  test('an invoice needs the threshold, which a setting lowers, and a shop that makes it out', async () => {
    const { shop, buying } = opened();
    const small = { items: ['201'], tax: company };
    const invoice = (problem: keyof typeof words.problems) => [
      'INPUT_ERROR',
      { is_require_tax_invoice: words.problems[problem] },
    ];
    expect(await refusedFields(await shop.signedIn(), small)).toEqual(invoice('tax.invoice.belowMinimum'));
    await withSettings({ taxInvoiceMinimum: 24_000 });
    expect((await buying.place(await shop.signedIn(), small)).wantsTaxInvoice).toBe(true);
    await withSettings({ taxInvoiceEnabled: false });
    expect(await refusedFields(await shop.signedIn(), { items: ['101'], tax: company })).toEqual(
      invoice('tax.invoice.off'),
    );
    await withSettings({});
  });

  test('a choice that fell away under the threshold is none', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['201'], withholdingPercent: 3 });
    expect(order).toMatchObject({ withholding: 0, withholdingPercent: 0, wantsTaxInvoice: false, tax: null });
  });

  test('a request without the optional fields wants none', async () => {
    const { shop, buying } = opened();
    const as = await shop.signedIn();
    const { tax_invoice, is_withholding, ...payload } = encodeBody(
      placeOrderCall,
      await buying.orderRequest(as, { items: ['101'] }),
    );
    expect([tax_invoice, is_withholding]).toEqual([null, 0]);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answer = await shop.inject({ method: 'POST', url: placeOrderCall.path, headers, payload }, as);
    const { order_detail } = answer.json<{ order_detail: Record<string, unknown> }>();
    expect(order_detail).toMatchObject({ is_require_tax_invoice: 0, tax_invoice: null, withholding_percent: 0 });
  });

  test('the certificate is the buyer’s own, also one that they sent before they were known', async () => {
    const { shop, buying, administrator } = opened();
    await withSettings({ companyCertificateRequired: true });
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart({ ...emptyCart, updatedAt: 1 }) }, { as: guest });
    const sent = (await buying.upload(guest)).json<{ fileName: string[] }>().fileName[0] ?? '';
    const tax = { ...company, certificateName: sent };
    const asked = { items: ['101'], tax: company };
    const certificate = (problem: keyof typeof words.problems) => [
      'INPUT_ERROR',
      { tax_company_certificate: words.problems[problem] },
    ];
    const stranger = await shop.signedIn();
    expect(await refusedFields(stranger, asked)).toEqual(certificate('tax.certificate.required'));
    expect(await refusedFields(stranger, { ...asked, tax })).toEqual(certificate('tax.certificate.gone'));

    const as = await shop.signedIn();
    const elsewhere = { ...shop.visitor(), cookies: new Map(as.cookies) };
    const nextHere = await shop.signedIn();
    for (const person of [as, nextHere]) for (const [name, value] of guest.cookies) person.cookies.set(name, value);
    const look = async (visitor: Visitor) =>
      (await shop.inject({ method: 'GET', url: privateFilePath(sent, null) }, visitor)).statusCode;
    expect(await look(guest)).toBe(200);
    expect((await buying.place(as, { ...asked, tax })).tax?.certificateName).toBe(sent);
    expect((await buying.place(as, { items: ['102'], tax })).tax?.certificateName).toBe(sent);
    // The document belongs to the buyer now, and not to the device.
    expect(await Promise.all([as, elsewhere, administrator].map(look))).toEqual([200, 200, 200]);
    expect(await Promise.all([guest, nextHere, stranger].map(look))).toEqual([404, 404, 404]);
    await withSettings({});
  });
});
