import { noSharingWords, type SharingWords } from '../../../src/domain/site/sharing.ts';

/** Texts for search engines and shared links, by the id of a course or product. Most have none. */
export const sharingWords: Readonly<Record<string, SharingWords>> = {
  '1001': {
    meta: {
      title: {
        th: 'เรียน Excel และ Power BI ทำแดชบอร์ดจากไฟล์งานจริง',
        en: 'Learn Excel and Power BI: a dashboard from your own files',
      },
      description: {
        th: 'คอร์สออนไลน์สำหรับคนทำงานที่ไม่เคยเขียนโปรแกรม เริ่มจากไฟล์ที่มีอยู่ จบที่แดชบอร์ดหน้าเดียวซึ่งอัปเดตเองทุกเช้า',
        en: 'An online course for people who have never programmed: from the files you have to a one-page dashboard that updates itself every morning.',
      },
      keywords: {
        th: 'Excel, Power BI, PivotTable, แดชบอร์ด, วิเคราะห์ข้อมูล',
        en: 'Excel, Power BI, PivotTable, dashboard, data analysis',
      },
      robots: 'index,follow',
    },
    facebook: {
      title: {
        th: 'จากไฟล์งานกอง ๆ สู่แดชบอร์ดหน้าเดียว',
        en: 'From a pile of files to one dashboard',
      },
      description: {
        th: 'ส่งให้เพื่อนร่วมงานที่ยังรวมยอดด้วยมือทุกสิ้นเดือน',
        en: 'For the colleague who still adds up sales by hand every month.',
      },
    },
    twitter: { title: null, description: null },
  },
  '5001': {
    ...noSharingWords,
    meta: {
      ...noSharingWords.meta,
      title: {
        th: 'สมุดคัดฮิรางานะ–คาตากานะ ลำดับเส้นครบทุกตัว',
        en: 'Hiragana and katakana workbook with every stroke order',
      },
    },
  },
};
