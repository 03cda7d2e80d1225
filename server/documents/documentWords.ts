import { textOfEachMethod } from '../../src/domain/order/paymentMethod.ts';
import type { PaperKind } from '../../src/domain/tax/orderDocument.ts';

/** Texts of receipts and tax invoices, in Thai for every reader by law (Revenue Code 86/4). */
export const documentWords = {
  titles: {
    fullTaxInvoice: 'ใบกำกับภาษี / ใบเสร็จรับเงิน',
    abbreviatedTaxInvoice: 'ใบกำกับภาษีอย่างย่อ / ใบเสร็จรับเงิน',
    receipt: 'ใบเสร็จรับเงิน',
    creditNote: 'ใบลดหนี้',
  } satisfies Record<PaperKind, string>,
  original: 'ต้นฉบับ',
  cancelled: 'ยกเลิก',
  taxId: (id: string) => `เลขประจำตัวผู้เสียภาษี ${id}`,
  branch: (branch: string) => (branch === '00000' ? 'สำนักงานใหญ่' : `สาขาที่ ${branch}`),
  buyer: 'ผู้ซื้อ',
  number: 'เลขที่',
  issuedAt: 'วันที่',
  orderNumber: 'คำสั่งซื้อเลขที่',
  paidAt: 'วันที่ชำระเงิน',
  paidBy: 'ชำระโดย',
  methods: textOfEachMethod(({ nameOnPaper }) => nameOnPaper),
  columns: {
    position: 'ลำดับ',
    item: 'รายการ',
    quantity: 'จำนวน',
    unitPrice: 'ราคาต่อหน่วย',
    discount: 'ส่วนลด',
    amount: 'จำนวนเงิน',
  },
  currencies: { THB: 'หน่วย: บาท', USD: 'หน่วย: ดอลลาร์สหรัฐ' },
  price: 'รวมเป็นเงิน',
  totalDiscount: 'ส่วนลดรวม',
  shipping: 'ค่าจัดส่ง',
  net: 'มูลค่าก่อนภาษีมูลค่าเพิ่ม',
  vat: 'ภาษีมูลค่าเพิ่ม 7%',
  gross: 'จำนวนเงินรวมทั้งสิ้น',
  withholding: (percent: number) => `หักภาษี ณ ที่จ่าย ${percent}%`,
  paid: 'ยอดที่ชำระ',
  inWords: 'จำนวนเงินรวมทั้งสิ้น (ตัวอักษร)',
  vatIncluded: 'ราคาทุกรายการรวมภาษีมูลค่าเพิ่มแล้ว',
  replaces: (number: string, date: string) => `เป็นการยกเลิกและออกใบกำกับภาษีฉบับใหม่แทนฉบับเดิมเลขที่ ${number} ลงวันที่ ${date}`,
  replacesReceipt: (number: string, date: string) =>
    `เป็นการยกเลิกและออกใบเสร็จรับเงินฉบับใหม่แทนฉบับเดิมเลขที่ ${number} ลงวันที่ ${date}`,
  /** Of a credit note (Revenue Code 86/10). */
  credited: {
    invoice: 'ใบกำกับภาษีเลขที่',
    datedAt: 'ลงวันที่',
    original: 'มูลค่าตามใบกำกับภาษีเดิม',
    right: 'มูลค่าที่ถูกต้อง',
    difference: 'ผลต่าง',
    reason: (reason: string) => `เหตุผลที่ลดหนี้: ${reason}`,
    usualReason: 'บอกเลิกการซื้อและคืนเงินทั้งจำนวน',
  },
  /** In the place of a text that the fonts cannot draw at all. */
  notPrintable: '(ตัวอักษรที่พิมพ์บนเอกสารไม่ได้)',
  page: (page: number, pages: number) => `หน้า ${page}/${pages}`,
} as const;
