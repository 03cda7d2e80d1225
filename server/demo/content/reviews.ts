/** A learner of the demo who reviews courses. */
type DemoReviewer = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** People who were given courses at the counter, and have watched enough to review them. */
export const demoReviewers = {
  orawan: { firstName: 'อรวรรณ', lastName: 'พูลสุข', email: 'orawan@lanrian.example' },
  chatchai: { firstName: 'ชาติชาย', lastName: 'มั่นคง', email: 'chatchai@lanrian.example' },
  sirinya: { firstName: 'ศิริญญา', lastName: 'ไพศาล', email: 'sirinya@lanrian.example' },
  prasert: { firstName: 'ประเสริฐ', lastName: 'นาคทอง', email: 'prasert@lanrian.example' },
  kanya: { firstName: 'กัญญา', lastName: 'เลิศล้ำ', email: 'kanya@lanrian.example' },
  emma: { firstName: 'Emma', lastName: 'Lindqvist', email: 'emma@lanrian.example' },
  marco: { firstName: 'Marco', lastName: 'Rossi', email: 'marco@lanrian.example' },
} as const satisfies Record<string, DemoReviewer>;

type DemoReview = {
  readonly courseId: string;
  readonly by: keyof typeof demoReviewers;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly daysAgo: number;
  /** The teacher's, a day later; `null` without one. */
  readonly answer?: string;
};

/** Reviews of demo courses, the oldest first. */
export const demoReviews: readonly DemoReview[] = [
  {
    courseId: '1001',
    by: 'orawan',
    stars: 5,
    text: 'ทำรายงานยอดขายส่งหัวหน้าทุกวันจันทร์ เมื่อก่อนใช้ครึ่งเช้า ตอนนี้กดรีเฟรชแล้วไปชงกาแฟ กลับมาก็เสร็จพอดี',
    daysAgo: 31,
    answer: 'ประโยค “กดรีเฟรชแล้วไปชงกาแฟ” ขอยืมไปใช้ในบทแรกนะคะ ขอบคุณมากค่ะ',
  },
  {
    courseId: '1001',
    by: 'chatchai',
    stars: 4,
    text: 'อธิบายเป็นขั้นเป็นตอน ตามทันแม้ไม่เคยใช้ PivotTable มาก่อน หมวด Power BI เร็วไปนิด ต้องดูซ้ำสองรอบ',
    daysAgo: 27,
  },
  {
    courseId: '1001',
    by: 'emma',
    stars: 5,
    text: 'My Thai is slow, but the screen shows every click, so I could follow with the subtitles. The hardware-shop file feels like real work, not a textbook.',
    daysAgo: 19,
  },
  {
    courseId: '1001',
    by: 'prasert',
    stars: 3,
    text: 'เนื้อหาดี แต่ผมใช้ Mac เลยทำตามหมวด Power BI ไม่ได้ หน้าคอร์สเขียนบอกไว้แล้ว ผมอ่านไม่ละเอียดเอง',
    daysAgo: 12,
    answer: 'ขอโทษที่ทำให้เสียจังหวะนะคะ กำลังถ่ายหมวดที่ใช้ Excel บน Mac แทน จะเพิ่มให้ผู้เรียนเดิมโดยไม่คิดเงินค่ะ',
  },
  {
    courseId: '1001',
    by: 'kanya',
    stars: 5,
    text: 'เปิดเรียนบนรถไฟฟ้าตอนไม่มีเน็ตได้จริง จบวันละบท สองสัปดาห์ก็ครบ',
    daysAgo: 5,
  },
  {
    courseId: '1002',
    by: 'sirinya',
    stars: 5,
    text: 'สคริปต์แยกใบแจ้งหนี้ใช้ได้เลยตั้งแต่วันแรก งานที่เคยค้างถึงทุ่มกลายเป็นสิบนาที',
    daysAgo: 22,
  },
  {
    courseId: '1002',
    by: 'marco',
    stars: 4,
    text: 'Short programs that do one thing well. I would have liked one more lecture about reading error messages.',
    daysAgo: 9,
  },
  {
    courseId: '1011',
    by: 'orawan',
    stars: 5,
    text: 'ปีนี้ยื่นเองครั้งแรก ได้เงินคืนมาเจ็ดพันกว่า คุ้มค่าเรียนไปแล้ว',
    daysAgo: 40,
  },
  {
    courseId: '1011',
    by: 'prasert',
    stars: 4,
    text: 'เรื่องเงินได้แปดประเภทจำง่ายขึ้นมาก อยากให้มีตัวอย่างของคนขายออนไลน์เพิ่ม',
    daysAgo: 16,
  },
  {
    courseId: '1014',
    by: 'kanya',
    stars: 5,
    text: 'เพิ่งรู้ว่ากะเพราหมูกรอบจานละ 65 ที่ร้านขายดีที่สุด ไม่เหลือกำไรเลย ปรับราคาแล้วลูกค้าก็ยังมา',
    daysAgo: 24,
  },
  {
    courseId: '1014',
    by: 'sirinya',
    stars: 5,
    text: 'แบบฟอร์มคิดต้นทุนอย่างเดียวก็คุ้มแล้ว ใช้กับร้านขนมของแม่ทุกวัน',
    daysAgo: 13,
  },
  {
    courseId: '1016',
    by: 'orawan',
    stars: 5,
    text: 'ถ่ายที่ริมหน้าต่างบ้านตัวเอง กระดาษสองแผ่นจริง ๆ รูปออกมาเหมือนจ้างช่าง',
    daysAgo: 20,
  },
  {
    courseId: '1016',
    by: 'emma',
    stars: 4,
    text: 'Simple and cheap to set up. The part about reflections on glass saved my candle shop.',
    daysAgo: 8,
  },
  {
    courseId: '1021',
    by: 'sirinya',
    stars: 5,
    text: 'แปดคนกำลังดี พี่กฤษฎิ์จับมือให้รู้เลยว่าดินหมาดพอดีเป็นอย่างไร ถ้วยใบแรกเบี้ยวนิดหน่อยแต่รักมาก',
    daysAgo: 10,
  },
  {
    courseId: '1021',
    by: 'emma',
    stars: 4,
    text: 'A quiet, patient day. The glaze tiles are lovely; I could have used another hour for the handle.',
    daysAgo: 7,
  },
  {
    courseId: '1026',
    by: 'chatchai',
    stars: 5,
    text: 'เรียนจบสองเดือน เพื่อนร่วมงานล้มหมดสติ มือมันจำได้เอง เขาปลอดภัยครับ ขอบคุณจริง ๆ',
    daysAgo: 15,
  },
  {
    courseId: '1026',
    by: 'marco',
    stars: 5,
    text: 'Clear, calm and without drama. Everyone in our dive school has now taken it.',
    daysAgo: 4,
  },
];
