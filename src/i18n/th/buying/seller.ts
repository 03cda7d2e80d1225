import type { SellerField, SellerProblem } from '../../../domain/tax/seller.ts';

/** The issuer of receipts and tax invoices. */
export const seller = {
  title: 'ผู้ออกใบเสร็จและใบกำกับภาษี',
  body: 'ชื่อ ที่อยู่ และเลขประจำตัวผู้เสียภาษีตามใบทะเบียนภาษี พิมพ์ในเอกสารทุกใบที่ออกหลังจากบันทึก ใบที่ออกไปแล้วไม่เปลี่ยน',
  missing: 'ยังออกใบเสร็จและใบกำกับภาษีไม่ได้ จนกว่าจะกรอกส่วนนี้',
  fields: {
    name: 'ชื่อผู้ประกอบการ',
    branch: 'เลขที่สาขา',
    taxId: 'เลขประจำตัวผู้เสียภาษี',
    address: 'ที่อยู่ตามใบทะเบียนภาษี',
    postcode: 'รหัสไปรษณีย์',
  } satisfies Record<SellerField, string>,
  hints: {
    branch: 'ตัวเลข 5 หลัก สำนักงานใหญ่ใส่ 00000',
    taxId: 'ตัวเลข 13 หลัก',
    postcode: 'ตัวเลข 5 หลัก จังหวัดใส่ให้ตามรหัสไปรษณีย์',
  },
  taxIdWarning: 'เลขหลักสุดท้ายไม่สอดคล้องกับหลักอื่น ตรวจอีกครั้ง ถ้าแน่ใจแล้วบันทึกได้เลย',
  saved: 'บันทึกผู้ออกเอกสารแล้ว',
  failed: 'โหลดข้อมูลผู้ออกเอกสารไม่สำเร็จ',
  problems: {
    'seller.name.required': 'กรุณาใส่ชื่อผู้ประกอบการ',
    'seller.name.max': 'ยาวได้ไม่เกิน 255 ตัวอักษร',
    'seller.branch.digits': 'ต้องเป็นตัวเลข 5 หลัก เช่น 00000',
    'seller.taxId.length': 'ต้องเป็นตัวเลข 13 หลัก',
    'seller.address.required': 'กรุณาใส่ที่อยู่',
    'seller.address.max': 'ยาวได้ไม่เกิน 1,000 ตัวอักษร',
    'seller.postcode.length': 'ต้องเป็นตัวเลข 5 หลัก',
  } satisfies Record<SellerProblem, string>,
};
