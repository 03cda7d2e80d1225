/** The demo shop's texts about itself and how to buy. */
export const siteTexts = {
  title: { th: 'ลานเรียน', en: 'Lanrian' },
  tagline: {
    th: 'คอร์สจากคนที่ทำงานนั้นจริง เรียนบนมือถือได้แม้ไม่มีสัญญาณ',
    en: 'Courses by people who do the work, on your phone even without a signal',
  },
  headline: { th: 'เรียนไปทีละใบ เก่งขึ้นทีละบท', en: 'Learn a little, a leaf at a time' },
  headlineNote: {
    th: 'บันทึกบทเรียนลงเครื่อง ดูต่อได้แม้ไม่มีสัญญาณ',
    en: 'Save lessons to your phone and watch without a signal',
  },
  refundPromise: {
    th: 'ไม่ใช่อย่างที่คิด คืนเงินเต็มจำนวนภายใน 7\u00a0วัน',
    en: 'Not what you hoped for? Your money back within 7\u00a0days',
  },
  /** Fictional: the number has no line, and the domain no owner. */
  contact: {
    contactTel: '02 000 0199',
    contactLine: '@lanrian.example',
    contactEmail: 'hello@lanrian.example',
    contactAddress: {
      th: '99/9 ซอยใบลาน ถนนราชดำเนินกลาง เขตพระนคร กรุงเทพฯ 10200',
      en: '99/9 Soi Bai Lan, Ratchadamnoen Klang Road, Phra Nakhon, Bangkok 10200',
    },
    registrationNumber: '0999000000019',
  },
  howToBuy: [
    {
      th: 'เลือกแผนราคา แล้วกดซื้อหรือลงทะเบียน จะใส่ตะกร้าไว้ก่อนก็ได้ ตะกร้าจะรออยู่แม้ปิดหน้านี้ไป',
      en: 'Choose a plan, then buy or register; or put it in the cart, which waits even after you close this page',
    },
    {
      th: 'กรอกชื่อและอีเมล จะเข้าสู่ระบบหรือซื้อโดยไม่สมัครสมาชิกก็ได้',
      en: 'Enter your name and email; log in, or buy as a guest',
    },
    {
      th: 'เลือกช่องทางชำระเงิน โอนแล้วแนบสลิปได้ทันที ถ้าสัญญาณหาย สลิปจะส่งเองเมื่อกลับมาออนไลน์',
      en: 'Choose a payment channel; after a transfer attach the slip at once. Without a signal it is sent when you are back online',
    },
    {
      th: 'เมื่ออนุมัติแล้ว คอร์สจะอยู่ใน “คอร์สของฉัน” และมีอีเมลแจ้งพร้อมลิงก์เข้าเรียน',
      en: 'Once approved, the course is in “My courses”, and an email brings you the link',
    },
  ],
} as const;
