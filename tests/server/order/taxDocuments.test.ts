import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { adminOrder } from '../../../src/contract/administration/administration.ts';
import {
  adminDocuments,
  documentsCsv,
  issueDocumentCall,
  paperFile,
  reissueDocumentCall,
  taxReportCsv,
  taxReportXlsx,
} from '../../../src/contract/administration/documents.ts';
import { orderCreditNote, orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { taxData as taxWords } from '../../../src/i18n/th/buying/taxData.ts';
import { company } from '../../support/browser/taxSteps.ts';
import { readPdf } from '../../support/run/pdfReader.ts';
import { seller } from '../../support/shop/documentFixture.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';

onOrderShop('tax documents at the desk', (opened) => {
  const textOf = async (bytes: Buffer): Promise<string> =>
    (await readPdf(bytes)).map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
  const paperText = async (number: string): Promise<string> => {
    const { shop, administrator } = opened();
    return textOf((await shop.send(paperFile, { params: { number } }, { as: administrator })).rawPayload);
  };
  const reissue = (order: Order, number: string, change: object = {}, key?: string) => {
    const { shop, administrator, clock } = opened();
    clock.now += 1_000;
    const body = { number, reason: 'ชื่อผิด', tax: company, ...change };
    return shop.send(
      reissueDocumentCall,
      { params: { orderId: order.id }, body },
      { as: administrator, ...(key && { key }) },
    );
  };
  const documentOf = async (order: Order) => {
    const { shop, administrator } = opened();
    return (await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator })).document;
  };
  const search = (query: object) => {
    const { shop, administrator } = opened();
    return shop.call(adminDocuments, { query }, { as: administrator });
  };
  const listed = async (query: object) => (await search(query)).rows;
  const saveSeller = async () => {
    const { shop, administrator } = opened();
    await shop.call(sellerSetting.save, { body: seller }, { as: administrator });
  };
  const approved = async (as?: SignedInVisitor, withTax = true): Promise<Order> => {
    const { shop, buying, administrator, clock } = opened();
    clock.now += 1_000;
    const wanted = { items: ['101'], ...(withTax && { tax: company }) };
    return buying.approved(as ?? (await shop.signedIn()), administrator, wanted);
  };
  const refund = async (order: Order, reason: string | null) => {
    const { shop, clock } = opened();
    clock.now += 1_000;
    const step = { to: 'refunded', actor: 'administrator', actorUserId: null, reason } as const;
    const moved = await transaction(shop.parts.db, async (tx) => {
      const stored = await findOrder(tx, order.id);
      return stored && moveOrder(tx, shop.parts, stored, step, clock.now);
    });
    expect(isRefusal(moved)).toBe(false);
  };

  test('a paid order without a document gets one by a press; before there is a seller the press says so', async () => {
    const { shop, administrator } = opened();
    const order = await approved();
    const press = { params: { orderId: order.id } };
    expect((await shop.refused(issueDocumentCall, press, { as: administrator })).code).toBe('SELLER_UNKNOWN');
    await saveSeller();
    const first = await shop.call(issueDocumentCall, press, { as: administrator });
    expect(first.document).toMatchObject({ kind: 'fullTaxInvoice', number: 'TAX2569-000001' });
    expect((await shop.call(issueDocumentCall, press, { as: administrator })).document).toEqual(first.document);
  });

  test('a reissued document takes the next number, keeps the date, and refers to the cancelled one', async () => {
    const { shop, clock } = opened();
    const buyer = await shop.signedIn();
    const order = await approved(buyer);
    const first = order.document?.number ?? '';
    clock.now += 3 * 24 * 3_600_000;
    const correct = { ...company, nameOne: 'บริษัท ชื่อถูก จำกัด' };
    const key = crypto.randomUUID();
    for (const _ of [1, 2]) expect((await reissue(order, first, { tax: correct }, key)).statusCode).toBe(200);
    const second = await documentOf(order);
    expect(second?.number).toBe(`TAX2569-${String(Number(first.slice(-6)) + 1).padStart(6, '0')}`);

    const own = await shop.send(orderDocument, { params: { token: order.token } }, { as: buyer });
    const text = await textOf(own.rawPayload);
    for (const field of ['บริษัท ชื่อถูก จำกัด', 'วันที่ 15 กุมภาพันธ์ 2569', `ฉบับใหม่แทนฉบับเดิมเลขที่ ${first} ลงวันที่ 15 กุมภาพันธ์ 2569`])
      expect(text).toContain(field);
    expect(text).not.toContain('ยกเลิก วันที่');
    const cancelled = await paperText(first);
    expect(cancelled).toContain('ยกเลิก');
    expect(cancelled).not.toContain('ต้นฉบับ');
    expect(await listed({ state: 'cancelled' })).toMatchObject([{ number: first, cancelReason: 'ชื่อผิด' }]);
    expect(await listed({ keyword: second?.number })).toMatchObject([{ refersTo: first, buyerName: correct.nameOne }]);
  });

  test('an abbreviated one becomes a full tax invoice for the named company, in its own series', async () => {
    const order = await approved(undefined, false);
    const first = order.document;
    expect(first?.kind).toBe('abbreviatedTaxInvoice');
    expect((await reissue(order, first?.number ?? '')).statusCode).toBe(200);
    expect(await documentOf(order)).toMatchObject({ kind: 'fullTaxInvoice' });
  });

  test('a reissue is refused without a reason, with faulty data, and over a document that is not valid any more', async () => {
    const order = await approved();
    const number = order.document?.number ?? '';
    expect((await search({ keyword: order.number })).total).toBe(1);
    const fieldsOf = async (change: object) => (await reissue(order, number, change)).json().error.details.fields;
    expect(Object.keys(await fieldsOf({ reason: ' ' }))).toEqual(['reason']);
    expect(await fieldsOf({ tax: { ...company, payerId: '1' } })).toEqual({
      tax_payer_identification_no: taxWords.problems['tax.payerId.length'],
    });
    expect((await documentOf(order))?.number).toBe(number);
    expect((await reissue(order, number)).statusCode).toBe(200);
    expect((await reissue(order, number)).json().error.code).toBe('CHANGED_MEANWHILE');
    expect(await search({ keyword: order.number })).toMatchObject({ total: 2, rows: [{}, {}] });
  });

  test('a refund issues a credit note for the tax invoice with its values and the reason; its buyer reads it', async () => {
    const { shop, clock } = opened();
    clock.now = Date.UTC(2026, 2, 1, 5);
    const buyer = await shop.signedIn();
    const order = await approved(buyer);
    const number = order.document?.number ?? '';
    const params = { token: order.token };
    expect((await shop.refused(orderCreditNote, { params }, { as: buyer })).code).toBe('NOT_FOUND');
    await refund(order, 'เรียนไม่ทัน');
    const text = await textOf((await shop.send(orderCreditNote, { params }, { as: buyer })).rawPayload);
    for (const field of [
      ...['ใบลดหนี้', 'เลขที่ CRN2569-000001', `ใบกำกับภาษีเลขที่ ${number}`, 'ลงวันที่ 1 มีนาคม 2569'],
      ...['มูลค่าตามใบกำกับภาษีเดิม 934.58', 'มูลค่าที่ถูกต้อง 0.00', 'ผลต่าง 934.58', 'ภาษีมูลค่าเพิ่ม 7% 65.42'],
      ...['เหตุผลที่ลดหนี้: เรียนไม่ทัน', company.nameOne, seller.taxId],
    ]) {
      expect(text).toContain(field);
    }
    const strangers: readonly Visitor[] = [shop.visitor(), await shop.signedIn()];
    for (const as of strangers) {
      expect((await shop.refused(orderCreditNote, { params }, { as })).code).toBe('UNAUTHORIZED');
    }
    expect((await reissue(order, number)).json().error.code).toBe('STATUS_CONFLICT');
  });

  test('a refund without a reason prints the usual one, and a receipt without VAT needs no credit note', async () => {
    const { ask } = opened();
    const order = await approved();
    await refund(order, null);
    expect(await paperText('CRN2569-000002')).toContain('บอกเลิกการซื้อและคืนเงินทั้งจำนวน');
    const plain = await approved();
    await ask(`update order_documents set kind = 'receipt', number = 'REC2569-000001', running = 1
      where order_id = '${plain.id}'`);
    await refund(plain, null);
    expect(await ask(`select count(*) from order_documents where order_id = '${plain.id}'`)).toBe(1);
  });

  test('the month’s report has running rows, negative credit notes, cancelled ones at nothing, and the sum', async () => {
    const { shop, administrator, clock, ask } = opened();
    clock.now = Date.UTC(2026, 4, 10, 5);
    const kept = await approved();
    const replaced = await approved();
    await reissue(replaced, replaced.document?.number ?? '');
    const refunded = await approved();
    await refund(refunded, null);
    await ask(
      `update order_documents set facts = jsonb_set(facts, '{buyer,name}', '"=1+1"') where order_id = '${kept.id}'`,
    );
    const query = { month: '2026-05' };
    const csv = await shop.send(taxReportCsv, { query }, { as: administrator, language: 'en' });
    const rows = csv.rawPayload
      .toString('utf8')
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));
    expect(rows.map((row) => [row[0], row[7], row[8]])).toEqual([
      ['1', '934.58', '65.42'],
      ['2', '0.00', '0.00'],
      ['3', '934.58', '65.42'],
      ['4', '934.58', '65.42'],
      ['5', '-934.58', '-65.42'],
      ['', '1869.16', '130.84'],
    ]);
    expect(rows[0]?.slice(4, 7)).toEqual(["'=1+1", company.payerId, 'Head office']);
    expect(rows[1]?.at(-1)).toBe('Cancelled');
    expect(rows[2]?.at(-1)).toBe(`Replaces ${replaced.document?.number}`);

    const xlsx = await shop.send(taxReportXlsx, { query }, { as: administrator, language: 'en' });
    const parts = Object.entries(unzipSync(new Uint8Array(xlsx.rawPayload)));
    const xml = parts.filter(([name]) => /sheet1|sharedStrings/.test(name)).map(([, bytes]) => strFromU8(bytes));
    expect(xml.join('')).toContain('<v>-934.58</v>');
    expect(xml.join('')).not.toContain('<f>');

    const found = await shop.send(
      documentsCsv,
      { query: { ...query, kind: 'creditNote' } },
      { as: administrator, language: 'th' },
    );
    expect(found.rawPayload.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2);
  });
});
