import { NBSP } from '../../format.ts';

/** Entries of this device that wait to be sent. */
export const outbox = {
  title: 'กล่องรอส่ง',
  body: 'สลิปที่แจ้งไว้จะอยู่ตรงนี้จนส่งสำเร็จ',
  queued: {
    offline: 'จะส่งเมื่อกลับมาออนไลน์',
    portal: 'จะส่งเมื่อเครือข่ายใช้เน็ตได้',
    silent: 'จะส่งเมื่อร้านตอบ',
    refused: 'จะส่งเมื่อติดต่อร้านได้',
    down: 'จะส่งเมื่อร้านกลับมา',
  },
  queuedOnline: 'รอส่งอีกครั้ง',
  /** Not tried yet although online: another one is being sent. */
  turn: 'รอคิวส่ง',
  queuedBody: (age: string) => `บันทึกในเครื่องแล้วเมื่อ${/^\d/.test(age) ? NBSP : ''}${age} ปิดแอปได้ ไม่หาย`,
  retryBody: (count: number) => `ลองส่งแล้ว ${count} ครั้ง จะลองใหม่ให้เอง`,
  full: {
    title: 'เครื่องเต็ม จึงยังส่งไม่ได้',
    body: 'สลิปและข้อมูลยังอยู่ครบ พอมีพื้นที่ว่าง จะส่งให้เอง',
    action: 'ดูและลบสิ่งที่เก็บไว้',
  },
  mayHaveArrived: 'อาจถึงร้านแล้ว จะถามร้านให้เองเมื่อติดต่อร้านได้ แก้ไขได้หลังร้านตอบ',
  sending: 'กำลังส่ง…',
  sendingBody: 'อย่าเพิ่งแจ้งซ้ำ ถ้าเน็ตช้าอาจใช้เวลาหลายนาที',
  sent: 'ส่งแล้ว รอตรวจสลิป',
  sentBody: (time: string) => `ได้รับเมื่อ ${time}`,
  decided: {
    approved: { title: 'ตรวจแล้ว อนุมัติแล้ว', body: 'ดูรายละเอียดได้ในคำสั่งซื้อ' },
    rejected: { title: 'ตรวจแล้ว ไม่อนุมัติ', body: 'ดูเหตุผลและสิ่งที่ต้องทำต่อได้ในคำสั่งซื้อ' },
  },
  failed: 'ส่งไม่สำเร็จ',
  failedBody: (reason: string) => `${reason} ข้อมูลอื่นยังอยู่ครบ`,
  /** Refused, and the order accepts no report any more. */
  overtaken: 'คำสั่งซื้อนี้ไม่ได้รอแจ้งชำระเงินแล้ว ดูสถานะล่าสุดได้ในคำสั่งซื้อ',
  /** The same on the order's page. */
  overtakenHere: { title: 'ไม่ต้องส่งสลิปนี้แล้ว', body: 'คำสั่งซื้อนี้ไม่ได้รอแจ้งชำระเงินแล้ว ไม่ต้องทำอะไรเพิ่ม' },
  /** Refused because an earlier report was rejected first. */
  takenAgain: 'สลิปที่แจ้งก่อนหน้าไม่ผ่านการตรวจ ส่งสลิปนี้แทนได้เลย',
  slipLost: 'รูปสลิปเปิดไม่ได้ กรุณาแนบสลิปใหม่',
  waitsForOwner: 'รอเจ้าของบัญชีเข้าสู่ระบบ',
  transferred: (when: string) => `โอนเมื่อ ${when}`,
  onDevice: 'เก็บในเครื่องนี้',
  tries: (count: number) => `พยายามส่ง ${count} ครั้ง`,
  sendNow: 'ส่งตอนนี้',
  edit: 'แก้ไข',
  mend: 'แก้ไขแล้วส่งใหม่',
  attachAgain: 'แนบสลิปใหม่',
  discard: 'ยกเลิกการส่ง',
  remove: 'นำออกจากรายการ',
  seeOrder: 'ดูคำสั่งซื้อ',
  discardQuestion: {
    title: 'ยกเลิกการส่งสลิปนี้ไหม',
    body: (number: string) => `การแจ้งชำระเงินของ #${number} จะถูกลบออกจากเครื่องนี้ คำสั่งซื้อยังอยู่ และแจ้งใหม่ได้`,
    mayHaveArrived: (number: string) =>
      `การแจ้งชำระเงินของ #${number} อาจถึงร้านแล้ว ถ้าถึงแล้ว ลบจากเครื่องนี้ก็ยังอยู่ที่ร้าน รอร้านตอบก่อนจะดีที่สุด`,
    /** A confirmation is carried out between two sends. */
    waits: 'กำลังส่งข้อมูลถึงร้านอยู่ รอให้ส่งจบก่อน ไม่เกิน 20 วินาที',
    confirm: 'ยกเลิกการส่ง',
    refuse: 'เก็บไว้',
  },
  removeQuestion: {
    title: 'นำสลิปนี้ออกจากรายการไหม',
    body: (number: string) => `การแจ้งชำระเงินของ #${number} จะถูกลบออกจากเครื่องนี้ คำสั่งซื้อยังอยู่ และไม่ได้รอแจ้งชำระเงินแล้ว`,
    confirm: 'นำออก',
    refuse: 'เก็บไว้',
  },
  outcome: {
    alreadySent: 'รายการนี้ส่งถึงร้านแล้ว ไม่ต้องแจ้งซ้ำ',
    isSending: 'กำลังส่งอยู่ รอสักครู่แล้วลองใหม่',
    unanswered: 'ร้านยังไม่ตอบ แก้ไขได้เมื่อร้านตอบแล้ว',
    gone: 'รายการนี้แก้ไขหรือยกเลิกจากอีกหน้าต่างแล้ว',
    failed: 'เครื่องยังไม่ตอบ ลองอีกครั้ง',
  },
  slipAlt: 'รูปสลิป',
  progress: {
    title: 'ความคืบหน้าในการเรียน',
    body: (count: number) => `${count} รายการรอส่ง เมื่อติดต่อร้านได้จะส่งให้เอง ไม่ต้องทำอะไร`,
  },
  /** Watched time that the server refused. */
  refusedProgress: {
    title: 'ความคืบหน้าที่ร้านไม่รับ',
    body: (count: number) => `ร้านไม่รับเวลาเรียน ${count} รายการ จึงไม่นับในความคืบหน้า`,
    discard: 'ลบออกจากเครื่องนี้',
    question: {
      title: 'ลบเวลาเรียนที่ร้านไม่รับไหม',
      body: 'ลบจากเครื่องนี้เท่านั้น ความคืบหน้าที่ร้านนับแล้วยังอยู่',
      confirm: 'ลบ',
      refuse: 'เก็บไว้',
    },
  },
  empty: {
    title: 'ไม่มีอะไรรอส่ง',
    body: 'แจ้งชำระเงินได้จากหน้าคำสั่งซื้อ แม้ไม่มีสัญญาณ',
    action: 'ดูคำสั่งซื้อของฉัน',
  },
};
