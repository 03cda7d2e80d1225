import type { CommentProblem, ReportReason } from '../../../domain/catalogue/comment.ts';
import { NBSP } from '../../format.ts';

/** Questions and answers under a course. */
export const comment = {
  ask: {
    label: 'ถามผู้สอน',
    hint: 'ทุกคนอ่านได้ อย่าใส่เบอร์โทร อีเมล หรือเลขบัญชี',
    send: 'ส่งคำถาม',
    sent: 'ส่งคำถามแล้ว',
    signIn: 'เข้าสู่ระบบเพื่อถาม',
    guest: 'อ่านได้ทุกคน ถ้าอยากถาม เข้าสู่ระบบก่อน',
    signedOut: 'เครื่องนี้ออกจากระบบแล้ว ข้อความที่พิมพ์ค้างไว้ยังอยู่ เข้าสู่ระบบอีกครั้งแล้วถามต่อได้เลย',
  },
  answer: {
    open: 'ตอบ',
    openOf: (name: string) => `ตอบคำถามของ${name}`,
    label: 'คำตอบ',
    send: 'ส่งคำตอบ',
    sent: 'ส่งคำตอบแล้ว',
  },
  change: {
    open: 'แก้ไข',
    label: 'แก้ข้อความ',
    save: 'บันทึก',
    saved: 'บันทึกแล้ว',
    tooLate: {
      answered: 'มีคนตอบแล้ว จึงแก้ไม่ได้ ข้อความที่คุณพิมพ์ค้างไว้:',
      wasAnswered: 'คำถามนี้เคยมีคนตอบแล้ว จึงแก้ไม่ได้ ข้อความที่คุณพิมพ์ค้างไว้:',
      hidden: 'ข้อความที่ถูกซ่อนแก้ไม่ได้ ข้อความที่คุณพิมพ์ค้างไว้:',
    },
    forget: 'ทิ้งข้อความที่พิมพ์ไว้',
  },
  cancel: 'ยกเลิก',
  away: 'ต้องต่อเน็ตเพื่อส่ง กดไว้ได้เลย พอติดต่อร้านได้จะส่งให้เอง ข้อความเก็บไว้ในเครื่องแล้ว',
  left: (count: number) => `เหลืออีก ${count}${NBSP}ตัวอักษร`,
  remove: {
    open: 'ลบ',
    title: 'ลบข้อความนี้ไหม',
    body: 'ลบแล้วเรียกคืนไม่ได้',
    confirm: 'ลบข้อความ',
    done: 'ลบแล้ว',
  },
  report: {
    open: 'แจ้งร้าน',
    openOf: (name: string) => `แจ้งร้านเรื่องข้อความของ${name}`,
    title: 'ข้อความนี้มีปัญหาอะไร',
    reasons: {
      advertising: 'โฆษณาหรือหลอกลวง',
      rude: 'หยาบคายหรือทำร้ายกัน',
      personalData: 'มีข้อมูลส่วนตัวของใครบางคน',
      offTopic: 'ไม่เกี่ยวกับคอร์สนี้',
      other: 'เรื่องอื่น',
    } satisfies Record<ReportReason, string>,
    reasonMissing: 'เลือกก่อนว่ามีปัญหาอะไร',
    note: 'อยากบอกอะไรเพิ่มไหม (ไม่ใส่ก็ได้)',
    send: 'แจ้งร้าน',
    done: 'ขอบคุณที่บอก ร้านจะดูให้',
    reported: 'แจ้งแล้ว',
  },
  author: { instructor: 'ผู้สอน', shop: 'ทางร้าน', nameless: 'ผู้เรียน', own: 'คุณ' },
  changed: 'แก้ไขแล้ว',
  empty: 'ยังไม่มีใครถาม สงสัยอะไรถามได้เลย',
  hidden: 'ร้านซ่อนข้อความนี้ของคุณไว้ คนอื่นไม่เห็น',
  more: 'ดูคำถามเก่ากว่านี้',
  failed: 'โหลดคำถามไม่ได้',
  notHere: 'ยังไม่มีคำถามในเครื่อง พอติดต่อร้านได้จะแสดงให้เอง',
  cachedAt: (time: string) => `คำถามที่บันทึกไว้เมื่อ ${time}`,
  problems: {
    'comment.text.required': 'พิมพ์ข้อความก่อนส่ง',
    'comment.text.max': 'ยาวไปหน่อย ใส่ได้ไม่เกิน 2,000 ตัวอักษร',
    'comment.note.max': 'ยาวไปหน่อย ใส่ได้ไม่เกิน 300 ตัวอักษร',
  } satisfies Record<CommentProblem, string>,
};
