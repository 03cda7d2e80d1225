import { expect, test } from 'vitest';
import { drawDocument } from '../../../server/documents/drawDocument.ts';
import { readPdf } from '../../support/run/pdfReader.ts';
import { fullInvoice, seller } from '../../support/shop/documentFixture.ts';

test('a full tax invoice has every field of the Revenue Code 86/4, and is the receipt as well', async () => {
  const pages = await readPdf(await drawDocument(fullInvoice));
  const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
  for (const field of [
    'ใบกำกับภาษี / ใบเสร็จรับเงิน',
    'ต้นฉบับ',
    ...[seller.name, 'แขวงคลองเตยเหนือ เขตวัฒนา กรุงเทพมหานคร 10110', `เลขประจำตัวผู้เสียภาษี ${seller.taxId} สำนักงานใหญ่`],
    ...['บริษัท ปิ่นทองการค้า จำกัด', 'เขตพญาไท กรุงเทพมหานคร 10400', 'เลขประจำตัวผู้เสียภาษี 0105536000315 สาขาที่ 00001'],
    ...['เลขที่ TAX2569-000042', 'วันที่ 15 กุมภาพันธ์ 2569', 'คำสั่งซื้อเลขที่ 240117'],
    ...['วันที่ชำระเงิน 14 กุมภาพันธ์ 2569', 'ชำระโดย โอนเงินผ่านธนาคาร'],
    ...['ลำดับ', 'รายการ', 'จำนวน', 'ราคาต่อหน่วย', 'ส่วนลด', 'จำนวนเงิน'],
    ...['1,490.00 150.00 1,340.00', '1,190.00 50.00 1,140.00', '2 120.00 0.00 240.00'],
    ...['รวมเป็นเงิน 2,920.00', 'ส่วนลดรวม −200.00', 'ค่าจัดส่ง 50.00'],
    ...['มูลค่าก่อนภาษีมูลค่าเพิ่ม 2,588.79', 'ภาษีมูลค่าเพิ่ม 7% 181.21', 'จำนวนเงินรวมทั้งสิ้น 2,770.00'],
    ...['หักภาษี ณ ที่จ่าย 3% −76.26', 'ยอดที่ชำระ 2,693.74', 'สองพันเจ็ดร้อยเจ็ดสิบบาทถ้วน'],
    ...['ราคาทุกรายการรวมภาษีมูลค่าเพิ่มแล้ว', 'หน่วย: บาท', 'หน้า 1/1'],
  ]) {
    expect(text).toContain(field);
  }
});

test('the same document is the same file', async () => {
  expect(Buffer.compare(await drawDocument(fullInvoice), await drawDocument(fullInvoice))).toBe(0);
});
