import { NBSP } from '../format.ts';

/** Words of the lower parts of a course's page, and of plans wherever they stand. */
export const courseParts = {
  plans: {
    legend: 'แผนราคา',
    access: (term: string) => `เข้าเรียนได้ ${term}`,
    open: 'จ่ายครั้งเดียว เรียนได้ตลอด',
    seat: 'ที่นั่งของคุณในรอบนี้',
    noEnd: 'เรียนได้ตลอด',
    actual: (hours: string, window: string | null) =>
      window === null ? `ดูได้รวม ${hours} เมื่อไรก็ได้` : `ดูได้รวม ${hours} ภายใน ${window}`,
    needsApproval: 'ผู้ดูแลอนุมัติก่อนเรียน',
    perYear: (price: string) => `ตกปีละ ${price}`,
    membersOnly: 'สำหรับสมาชิก',
    signIn: 'เข้าสู่ระบบเพื่อเลือก',
  },
  watchFree: 'ดูฟรี',
  watchFreeOf: (lecture: string) => `ดูฟรี ${lecture}`,
  facts: {
    label: 'ข้อมูลคอร์ส',
    access: 'เข้าเรียนได้',
    date: 'วันเรียน',
    from: 'เริ่มเรียน',
    registration: 'รับสมัครถึง',
    opens: 'เปิดรับสมัคร',
    venue: 'สถานที่',
    language: 'ภาษาที่สอน',
    languages: { th: 'ไทย', en: 'อังกฤษ' },
    length: 'ความยาว',
    seats: 'ที่นั่งว่าง',
    seatsLeft: (count: number) => `${count}${NBSP}ที่`,
    recertification: 'ใบรับรอง',
    recertifies: 'ใช้ต่ออายุใบรับรองได้',
  },
  teaser: (title: string) => `ตัวอย่างของ ${title}`,
  subtitles: { th: 'คำบรรยายไทย', en: 'คำบรรยายอังกฤษ' },
  sameTeacher: 'คอร์สอื่นของผู้สอน',
  lectures: (count: number) => `${count}${NBSP}บท`,
  addToCart: 'ใส่ตะกร้า',
  inCart: 'อยู่ในตะกร้าแล้ว ดูตะกร้า',
  outcomes: 'เรียนจบแล้วจะทำได้',
  kept: (time: string) => `ข้อมูลที่บันทึกไว้เมื่อ ${time} ราคาและที่นั่งอาจเปลี่ยนแล้ว`,
};
