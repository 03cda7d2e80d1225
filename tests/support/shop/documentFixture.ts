import type { DocumentFacts, DocumentLine, OrderDocument } from '../../../src/domain/tax/orderDocument.ts';
import type { Seller } from '../../../src/domain/tax/seller.ts';

/** A fictitious seller with a valid number. */
export const seller: Seller = {
  name: 'บริษัท ลานเรียน จำกัด',
  branch: '00000',
  taxId: '0105540087061',
  address: '99/9 อาคารญี่ปุ่นทาวเวอร์ ถนนสุขุมวิท แขวงคลองเตยเหนือ เขตวัฒนา',
  postcode: '10110',
};

export const documentLine = (title: string, quantity: number, unitPrice: number, discount: number): DocumentLine => ({
  ...{ title, planName: 'รายปี', quantity, unitPrice, discount, amount: unitPrice * quantity - discount },
});

/** A full tax invoice of two courses and a book, with every optional field. */
export const fullInvoice: OrderDocument = {
  kind: 'fullTaxInvoice',
  number: 'TAX2569-000042',
  issuedAt: Date.UTC(2026, 1, 15, 5),
  facts: {
    ...{ orderNumber: '240117', currency: 'THB', method: 'bankTransfer', paidAt: Date.UTC(2026, 1, 14, 5), seller },
    buyer: {
      ...{ name: 'บริษัท ปิ่นทองการค้า จำกัด', branch: '00001', taxId: '0105536000315' },
      ...{ address: '88/12 ซอยซื่อสัตย์ ถนนพหลโยธิน แขวงพญาไท เขตพญาไท', postcode: '10400' },
    },
    lines: [
      documentLine('ญี่ปุ่นเบื้องต้น: ที่ตั้ง ผู้ซื้อ น้ำ กี่ ปู่', 1, 149_000, 15_000),
      documentLine('ภาษีร้านค้า (Excel & Café)', 1, 119_000, 5_000),
      documentLine('หนังสือบัญชี', 2, 12_000, 0),
    ],
    totals: {
      ...{ price: 292_000, discount: 20_000, shippingFee: 5_000, net: 258_879, vat: 18_121, gross: 277_000 },
      ...{ withholding: 7_626, withholdingPercent: 3, paid: 269_374 },
    },
  },
};

export const withFacts = (change: Partial<DocumentFacts>): OrderDocument => ({
  ...fullInvoice,
  facts: { ...fullInvoice.facts, ...change },
});
