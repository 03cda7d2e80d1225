import type { FirstStep } from '../../../domain/site/firstSteps.ts';

/** Greets the administrator of a shop that has not sold anything yet. */
export const firstSteps = {
  title: 'ก่อนขายครั้งแรก',
  body: (done: number, all: number) => `ทำแล้ว ${done} จาก ${all} ขั้น เมื่อครบ รายการนี้จะหายไปเอง`,
  canSell: 'ขายได้แล้ว',
  cannotSell: 'ยังขายไม่ได้',
  done: 'ทำแล้ว:',
  open: 'ยังไม่ได้ทำ:',
  steps: {
    name: { title: 'ตั้งชื่อร้าน', body: 'ชื่อนี้อยู่ในอีเมลถึงลูกค้า' },
    seller: { title: 'ใส่ข้อมูลผู้ออกใบเสร็จ', body: 'ยังไม่มีชื่อและเลขผู้เสียภาษีของร้าน ร้านจึงออกใบเสร็จและใบกำกับภาษีไม่ได้' },
    payment: { title: 'เปิดช่องทางชำระเงิน', body: 'เพิ่มบัญชีรับโอน แล้วเปิดการโอนผ่านธนาคาร หรือเปิดช่องทางออนไลน์ที่เชื่อมต่อไว้' },
    course: { title: 'เผยแพร่คอร์สที่มีราคา', body: 'สร้างคอร์ส ใส่ราคาในสกุลเงินของร้าน แล้วเผยแพร่' },
    lecture: { title: 'ใส่บทเรียน', body: 'คอร์สที่เผยแพร่ยังไม่มีบทเรียนให้ดู' },
    pages: { title: 'เขียนหน้าของร้าน', body: 'เช่น เกี่ยวกับเรา การคืนเงิน และข้อมูลส่วนบุคคล ลูกค้าเห็นที่ท้ายทุกหน้า' },
    mail: { title: 'ต่อเซิร์ฟเวอร์อีเมล', body: 'ตั้ง SMTP_URL ที่เซิร์ฟเวอร์ ระหว่างนี้อีเมลเก็บไว้ให้อ่านในเมนูอีเมล แต่ไม่ถึงลูกค้า' },
  } satisfies Record<FirstStep, { title: string; body: string }>,
};
