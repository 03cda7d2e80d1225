import type { CustomLabelType, LabelFault } from '../../../domain/people/customLabel.ts';
import type { ContactField } from '../../../domain/site/siteSettings.ts';
import { NBSP } from '../../format.ts';

/** The shop's registration questions at the desk. */
export const shopQuestions = {
  title: 'การสมัคร',
  body: 'สิ่งที่ลูกค้ากรอกตอนสมัครสมาชิกหรือซื้อโดยไม่สมัคร อีเมลถามเสมอ',
  saved: 'บันทึกแล้ว มีผลกับคนที่สมัครต่อจากนี้',
  failed: 'โหลดไม่สำเร็จ',
  needsNetwork: 'ต้องต่อเน็ตเพื่อแก้ไข',
  fields: {
    title: 'ช่องที่ให้กรอก',
    names: {
      firstName: 'ชื่อ',
      lastName: 'นามสกุล',
      tel: 'เบอร์โทรศัพท์',
      nickname: 'ชื่อเล่น',
      address: 'ที่อยู่',
    } satisfies Record<ContactField, string>,
    hints: {
      firstName: 'ชื่อผู้ซื้อในคำสั่งซื้อ',
      lastName: 'ต่อท้ายชื่อในคำสั่งซื้อ',
      tel: 'ตัวเลข 9 ถึง 10 หลัก ไว้โทรหาลูกค้า',
      nickname: 'แสดงในหน้าของลูกค้า ใช้เรียกแบบเป็นกันเอง',
      address: 'แสดงในหน้าของลูกค้า ส่วนที่อยู่จัดส่งถามตอนสั่งซื้อ',
    } satisfies Record<ContactField, string>,
    picture: 'รูปโปรไฟล์',
    pictureHint: 'JPG, PNG หรือ GIF 1 รูป แสดงในหน้าของลูกค้า',
    use: { off: 'ไม่ถาม', optional: 'ถาม', required: 'ต้องกรอก' },
    group: 'ให้ลูกค้าเลือกกลุ่มเอง',
    groupDetail: 'ปิดไว้ คนใหม่จะอยู่ในกลุ่มหลัก',
    limits: 'จำนวนบัญชี',
    userLimit: 'บัญชีลูกค้าทั้งหมดไม่เกิน',
    dailyUserLimit: 'เปิดบัญชีใหม่ต่อวันไม่เกิน',
    limitHint: '0 คือไม่จำกัด',
    limitProblem: 'ใส่จำนวนเต็มตั้งแต่ 0',
  },
  questions: {
    title: 'คำถามของร้าน',
    body: 'คำตอบอยู่ในหน้าตรวจคำสั่งซื้อ ลบคำถามแล้วคำตอบเดิมยังอยู่',
    none: 'ยังไม่มีคำถาม',
    one: (number: number) => `ข้อ${NBSP}${number}`,
    label: 'คำถาม',
    type: 'แบบคำตอบ',
    types: {
      inputtext: 'พิมพ์เอง',
      select: 'เลือก 1 ข้อจากรายการ',
      multiple: 'เลือกหลายข้อ',
      checkbox: 'ช่องติ๊ก',
      radio: 'ปุ่มเลือก 1 ข้อ',
      image: 'แนบรูป',
    } satisfies Record<CustomLabelType, string>,
    options: 'ตัวเลือก',
    optionsHint: 'บรรทัดละ 1 ตัวเลือก สองภาษาเรียงตรงกัน',
    tickHint: 'บรรทัดละ 1 ช่อง เว้นว่างไว้คือติ๊กรับตามคำถาม',
    required: 'ต้องตอบ',
    add: 'เพิ่มคำถาม',
  },
  problems: {
    'question.label.required': 'กรุณาใส่คำถามภาษาไทย',
    'question.label.max': 'ยาวได้ไม่เกิน 255 ตัวอักษร',
    'question.options.required': 'กรุณาใส่ตัวเลือก',
    'question.options.twice': 'มีตัวเลือกซ้ำกัน',
    'question.options.max': 'ใส่ได้ไม่เกิน 50 ตัวเลือก',
  } satisfies Record<LabelFault, string>,
};
