import { NBSP } from '../format.ts';

/** The classroom: the player, the lectures on their cord, what is left of the access. */
export const playlist = {
  title: 'ห้องเรียน',
  place: (section: number, lecture: number, lectures: number) =>
    `หมวด${NBSP}${section} · บทที่${NBSP}${lecture} จาก${NBSP}${lectures}`,
  player: {
    label: (name: string) => `วิดีโอ ${name}`,
    controls: 'ปุ่มควบคุมวิดีโอ',
    play: 'เล่น',
    pause: 'หยุด',
    replay: 'ดูอีกครั้ง',
    position: 'ตำแหน่งวิดีโอ',
    positionOf: (at: string, whole: string) => `${at} จาก ${whole}`,
    mute: 'ปิดเสียง',
    unmute: 'เปิดเสียง',
    volume: 'ความดัง',
    subtitles: 'คำบรรยาย',
    subtitlesOff: 'ปิดคำบรรยาย',
    languages: { th: 'ไทย', en: 'English' },
    speed: 'ความเร็ว',
    fullscreen: 'เต็มจอ',
    leaveFullscreen: 'ออกจากเต็มจอ',
    resume: (at: string) => `เล่นต่อจากนาทีที่${NBSP}${at}`,
    waiting: 'กำลังโหลดวิดีโอ',
    skipped: (seconds: number) => `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)}${NBSP}วินาที`,
  },
  finished: {
    title: 'จบบทนี้แล้ว',
    last: 'เรียนครบทุกบทแล้ว เก่งมาก',
    next: (name: string) => `บทถัดไป ${name}`,
  },
  notSaved: {
    title: 'บทนี้ยังไม่ได้บันทึกในเครื่อง',
    body: 'จำจุดที่ดูค้างไว้ให้แล้ว เมื่อมีสัญญาณจะเล่นต่อได้ทันที',
    retry: 'ลองอีกครั้ง',
  },
  broken: {
    title: 'เล่นวิดีโอไม่ได้ตอนนี้',
    body: 'ระบบขัดข้องชั่วคราว จุดที่ดูค้างไว้ยังอยู่',
    retry: 'ลองอีกครั้ง',
  },
  locked: {
    title: 'บทนี้สำหรับผู้เรียนของคอร์ส',
    body: 'ลงทะเบียนแล้วดูได้ครบทุกบท บทที่มีป้ายดูฟรีดูได้เลย',
    guestBody: 'ถ้าลงทะเบียนไว้แล้ว เข้าสู่ระบบเพื่อเรียนต่อ',
    toCourse: 'ดูรายละเอียดคอร์ส',
    login: 'เข้าสู่ระบบ',
  },
  ended: {
    title: 'หมดเวลาเข้าเรียนแล้ว',
    body: 'ความคืบหน้าของคุณยังอยู่ครบ เลือกแผนใหม่แล้วเรียนต่อจากจุดเดิมได้',
    toCourse: 'ดูแผนราคา',
  },
  progress: {
    title: (done: number, lectures: number) => `เรียนไปแล้ว ${done} จาก ${lectures}${NBSP}บท`,
    bar: 'ความคืบหน้าของคอร์ส',
    all: 'เรียนครบแล้ว',
    until: 'เข้าเรียนถึง',
    noEnd: 'เข้าเรียนได้ไม่มีวันหมด',
    watchLeft: (time: string) => `ดูได้${time}`,
    notYours: (lectures: number, previews: number) =>
      previews === 0 ? `คอร์สนี้มี ${lectures}${NBSP}บท` : `คอร์สนี้มี ${lectures}${NBSP}บท ดูฟรีได้ ${previews}${NBSP}บท`,
  },
  access: 'เข้าเรียนได้',
  accessEnded: 'หมดเวลาเข้าเรียนแล้ว',
  list: 'รายการบทเรียน',
  preview: 'ดูฟรี',
  empty: {
    title: 'คอร์สนี้ยังไม่มีวิดีโอ',
    body: 'คอร์สสดและในห้องเรียนดูวันเวลาและสถานที่ได้ในหน้าคอร์ส',
  },
  notFound: { title: 'ไม่พบบทเรียนของคอร์สนี้', body: 'ลิงก์อาจเปลี่ยนไปแล้ว ลองเริ่มจากคอร์สของคุณ', action: 'คอร์สของฉัน' },
  offline: 'บทเรียนของคอร์สนี้ยังไม่ได้บันทึกไว้ เปิดเมื่อมีสัญญาณหนึ่งครั้ง แล้วครั้งต่อไปจะเห็นรายการแม้ออฟไลน์',
  failed: 'โหลดบทเรียนไม่สำเร็จ',
};
