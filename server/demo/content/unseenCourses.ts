import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, lifetimePlan, seatPlan } from './plans.ts';

const lastYearsTax: DemoCourse = {
  id: '1031',
  slug: 'tax-update-of-last-year',
  category: 'accounting',
  type: 'liveBroadcast',
  title: { th: 'อัปเดตภาษีสำหรับผู้ทำบัญชี รอบปีที่แล้ว', en: 'Last year’s tax changes for bookkeepers' },
  summary: {
    th: 'ถ่ายทอดสดของปีที่แล้ว เก็บไว้ดูทะเบียนผู้เรียนและออกหนังสือรับรองย้อนหลัง',
    en: 'Last year’s broadcast, kept for its list of participants and for certificates asked for later',
  },
  description: {
    th: paragraphs('เนื้อหารอบนี้จบไปแล้วและไม่ตรงกับเกณฑ์ปัจจุบันทุกข้อ จึงไม่เปิดขายอีก', 'ผู้ที่เข้าครบเวลายังขอหนังสือรับรองฉบับใหม่ได้'),
    en: paragraphs(
      'This round is over, and the rules have changed since, so it is no longer sold.',
      'Those who attended in full may still ask for another copy of their certificate.',
    ),
  },
  outcomes: [
    { th: 'รู้รายการที่เปลี่ยนในปีนั้น', en: 'Know what changed in that year' },
    { th: 'ลงบัญชีตามเกณฑ์ของปีนั้น', en: 'Book by the rules of that year' },
    { th: 'ได้หนังสือรับรองชั่วโมงพัฒนาความรู้', en: 'Have a certificate of professional hours' },
  ],
  language: 'th',
  instructor: 'theerapong-yooyen',
  cover: 'tax-update-for-bookkeepers',
  coverAlt: { th: 'ปฏิทินมีเครื่องหมายร้อยละกับตรายาง', en: 'A calendar page with a percent sign and a rubber stamp' },
  teaser: null,
  schedule: {
    startsInDays: -331,
    endsInDays: -331,
    registrationOpensInDays: -375,
    registrationClosesInDays: -334,
    venue: null,
  },
  seats: 200,
  isRecertification: true,
  plans: [seatPlan('1031-1', baht(1_700), dollars(51))],
  sections: buildAgenda('1031', [
    {
      name: { th: 'ทั้งวัน', en: 'The whole day' },
      lectures: [
        { minutes: 180, th: 'ภาษีมูลค่าเพิ่มและภาษีหัก ณ ที่จ่าย', en: 'VAT and withholding tax' },
        { minutes: 180, th: 'ภาษีเงินได้นิติบุคคลและกรณีศึกษา', en: 'Company income tax and cases' },
      ],
    },
  ]),
};

const shopOnTheMap: DemoCourse = {
  id: '1032',
  slug: 'shop-on-the-map',
  category: 'marketing',
  type: 'online',
  title: { th: 'ปักหมุดร้านให้คนหาเจอ', en: 'Put your shop on the map' },
  summary: {
    th: 'ตั้งหมุด ใส่เวลาเปิด และตอบรีวิวให้คนแวะจริง',
    en: 'Set the pin, keep the hours, and answer reviews so that people really come',
  },
  description: {
    th: paragraphs(
      'คนหิวค้นหาร้านจากคำว่าใกล้ฉัน แล้วเลือกจากรูปสามรูปกับเวลาเปิด คอร์สนี้ทำหน้าร้านบนแผนที่ให้ครบในหนึ่งชั่วโมง แล้ววางกติกาดูแลสัปดาห์ละสิบนาที',
      'มีตัวอย่างคำตอบรีวิวทั้งชม ติ และเข้าใจผิด ที่อ่านแล้วคนอื่นอยากแวะมากขึ้น',
    ),
    en: paragraphs(
      'Hungry people search for what is near them, and choose by three pictures and the opening hours. The course completes your place on the map in an hour, and leaves you with ten minutes of care a week.',
      'There are sample answers to praise, to complaints and to mistakes, which make other readers want to come.',
    ),
  },
  outcomes: [
    { th: 'ตั้งหมุดและยืนยันว่าเป็นเจ้าของร้าน', en: 'Set the pin and prove that the shop is yours' },
    { th: 'เลือกรูปสามรูปแรกที่คนเห็น', en: 'Choose the first three pictures people see' },
    { th: 'ตอบรีวิวโดยไม่ทะเลาะ', en: 'Answer reviews without a quarrel' },
  ],
  language: 'th',
  instructor: 'yada-pinkaew',
  cover: 'shop-on-the-map',
  coverAlt: { th: 'หมุดแผนที่ปักหน้าร้านที่มีกันสาด', en: 'A map pin before a shop with an awning' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [lifetimePlan('1032-1', baht(290), dollars(9), { isDefault: true })],
  sections: buildSections('1032', 'lesson-marketing', 2, [
    {
      name: { th: 'หมุดและหน้าร้าน', en: 'The pin and the front' },
      lectures: [
        { th: 'ตั้งหมุดให้ตรงประตู', en: 'Set the pin at the door' },
        { th: 'รูปสามรูปแรก', en: 'The first three pictures' },
      ],
    },
    {
      name: { th: 'รีวิว', en: 'Reviews' },
      lectures: [
        {
          film: null,
          th: 'ขอบคุณให้ไม่เหมือนหุ่นยนต์',
          en: 'Say thank you like a person',
          text: {
            th: 'เรียกชื่อ พูดถึงสิ่งที่เขาสั่ง แล้วชวนกลับมาลองอีกหนึ่งอย่าง สามประโยคพอ',
            en: 'Use the name, mention what they ordered, and invite them to try one more thing. Three sentences are enough.',
          },
        },
        {
          film: null,
          th: 'ตอบคำติและเรื่องเข้าใจผิด',
          en: 'Answer complaints and mistakes',
          text: {
            th: 'ขอบคุณ ยอมรับส่วนที่จริง บอกว่าแก้อย่างไร แล้วหยุด คนอ่านคนต่อไปตัดสินจากน้ำเสียง ไม่ใช่จากใครถูก',
            en: 'Thank them, own what is true, say what you changed, and stop. The next reader judges by the tone, not by who was right.',
          },
        },
      ],
    },
  ]),
};

/** Courses that only the desk sees: one that is put away, and one that goes on sale by itself. */
export const unseenCourses: readonly DemoCourse[] = [lastYearsTax, shopOnTheMap];
