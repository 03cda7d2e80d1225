/** A question under a demo course and the answer to it; the askers bought something (`customers.ts`). */
type DemoQuestion = {
  readonly courseId: string;
  /** E-mail of the account that asks. */
  readonly asker: string;
  readonly text: string;
  readonly hoursAgo: number;
  /** The teacher's, two hours later; `null` while it waits. */
  readonly answer: string | null;
};

/** E-mail of the account that the teacher of these courses signs in with, and the teacher. */
export const demoTeacher = { email: 'instructor@lanrian.example', instructorId: 'paweena-srisuk' } as const;

export const demoQuestions: readonly DemoQuestion[] = [
  {
    courseId: '1001',
    asker: 'pimjai@lanrian.example',
    text: 'ใช้ Excel 2016 เรียนได้ไหมคะ ที่ทำงานยังไม่ได้อัปเดต',
    hoursAgo: 70,
    answer: 'ได้ค่ะ เรียนตามได้ทุกบท\nมีแค่ XLOOKUP ที่รุ่น 2016 ยังไม่มี ใช้ INDEX กับ MATCH แทนได้ ผลเหมือนกันค่ะ',
  },
  {
    courseId: '1001',
    asker: 'student@lanrian.example',
    text: 'เรียนจบแล้ว อยากได้ไฟล์ฝึกเพิ่มอีกสักชุด มีให้โหลดไหมครับ',
    hoursAgo: 26,
    answer: 'ดีใจที่เรียนจบค่ะ เดี๋ยวสัปดาห์หน้าจะเพิ่มไฟล์ยอดขายร้านกาแฟให้อีกชุดในบทสุดท้ายนะคะ',
  },
  {
    courseId: '1001',
    asker: 'pimjai@lanrian.example',
    text: 'ออกใบกำกับภาษีในนามบริษัทได้ไหมคะ',
    hoursAgo: 3,
    answer: null,
  },
];
