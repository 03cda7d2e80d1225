import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, lifetimePlan, periodPlan, seatPlan } from './plans.ts';

const productPhotography: DemoCourse = {
  id: '1016',
  slug: 'phone-product-photography',
  category: 'marketing',
  type: 'online',
  title: { th: 'ถ่ายภาพสินค้าด้วยมือถือให้ขายได้', en: 'Product photos with your phone that sell' },
  summary: {
    th: 'หน้าต่างหนึ่งบาน กระดาษขาวสองแผ่น และมือถือเครื่องเดิม',
    en: 'One window, two sheets of white card and the phone you have',
  },
  description: {
    th: paragraphs(
      'ภาพที่ขายได้ไม่ได้มาจากกล้องแพง แต่มาจากแสงที่เดินทางถูกทาง คอร์สนี้สอนอ่านแสงหน้าต่าง วางกระดาษสะท้อน และล็อกค่าแสงในมือถือ จนสีของผ้าในภาพตรงกับผืนที่ลูกค้าได้รับ',
      'ถ่ายไปพร้อมกันห้าวัสดุที่ยากที่สุดสำหรับร้านไทย ได้แก่ แก้ว เงิน ผ้าไหม อาหารมันเงา และของสีขาวบนพื้นขาว แต่งภาพด้วยแอปที่ไม่เสียเงิน ใช้เวลาไม่เกินภาพละ 2 นาที',
    ),
    en: paragraphs(
      'A picture that sells does not come from a costly camera but from light that travels well. You learn to read a window, place a reflector and lock exposure on the phone, until the cloth in the picture matches the cloth in the parcel.',
      'We shoot the five hardest things a Thai shop sells: glass, silver, silk, glossy food, and white on white. Editing uses a free app and takes 2 minutes a picture at most.',
    ),
  },
  outcomes: [
    { th: 'จัดแสงหน้าต่างได้ทั้งเช้าและบ่าย', en: 'Use window light in the morning and afternoon' },
    { th: 'ถ่ายสีให้ตรงกับของจริง', en: 'Get colours that match the real thing' },
    { th: 'ถ่ายชุดภาพ 5 มุมที่ลูกค้าถามหา', en: 'Shoot the 5 angles customers ask for' },
  ],
  language: 'th',
  instructor: 'yada-pinkaew',
  cover: 'phone-product-photography',
  coverAlt: { th: 'มือถือตั้งถ่ายขวดสินค้าในกรอบเล็ง', en: 'A phone framing a bottle' },
  teaser: 'teaser',
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [lifetimePlan('1016-1', baht(690), dollars(21), { isDefault: true })],
  sections: buildSections('1016', 'lesson-marketing', 2, [
    {
      name: { th: 'แสงก่อนกล้อง', en: 'Light before camera' },
      lectures: [
        { th: 'หาหน้าต่างที่ดีที่สุดในบ้าน', en: 'Find the best window in the house' },
        {
          th: 'กระดาษขาวแผ่นเดียวเปลี่ยนเงา',
          en: 'One white card changes the shadow',
          text: {
            th: 'วางสินค้าห่างหน้าต่างหนึ่งช่วงแขน ตั้งกระดาษขาวฝั่งตรงข้าม ขยับเข้าออกช้า ๆ แล้วดูเงาที่ขอบสินค้า หยุดเมื่อยังเห็นเงาแต่เห็นรายละเอียดในเงาด้วย',
            en: 'Put the product an arm’s length from the window and the card opposite. Move the card slowly and watch the edge: stop when there is still a shadow, with detail inside it.',
          },
        },
        { th: 'ล็อกโฟกัสและค่าแสงในมือถือ', en: 'Lock focus and exposure on the phone' },
      ],
    },
    {
      name: { th: 'ห้าวัสดุที่ถ่ายยาก', en: 'Five difficult materials' },
      lectures: [
        { th: 'แก้วและของใส', en: 'Glass and clear things' },
        { th: 'เงินและโลหะเงา', en: 'Silver and bright metal' },
        { th: 'ผ้าไหมให้สีไม่เพี้ยน', en: 'Silk in its true colour' },
        { th: 'อาหารมันเงา', en: 'Glossy food' },
        { th: 'ของขาวบนพื้นขาว', en: 'White on white' },
      ],
    },
    {
      name: { th: 'แต่งและลงขาย', en: 'Edit and list' },
      lectures: [
        { th: 'ปรับสีขาวให้ขาวใน 2 นาที', en: 'A clean white in 2 minutes' },
        { th: 'ขนาดภาพของแต่ละตลาดออนไลน์', en: 'Picture sizes for each marketplace' },
      ],
    },
  ]),
};

const canva: DemoCourse = {
  id: '1017',
  slug: 'canva-graphics-for-shops',
  category: 'marketing',
  type: 'online',
  title: { th: 'ทำภาพโพสต์ร้านด้วย Canva ให้เป็นชุดเดียวกัน', en: 'Shop posts in Canva that belong together' },
  summary: {
    th: 'ตั้งสี ตัวอักษร และแม่แบบครั้งเดียว แล้วทำโพสต์ใหม่ใน 10 นาที',
    en: 'Set colours, type and templates once, then make a post in 10 minutes',
  },
  description: {
    th: paragraphs(
      'ร้านที่คนจำได้ไม่ใช่ร้านที่ภาพสวยที่สุด แต่เป็นร้านที่ภาพเป็นชุดเดียวกัน คอร์สนี้เลือกสีหลักสองสี ตัวอักษรไทยสองแบบ และระยะขอบหนึ่งค่า แล้วสร้างแม่แบบหกใบที่ใช้ได้ทั้งปี',
      'สอนเรื่องที่แม่แบบสำเร็จรูปมักพลาดกับภาษาไทย เช่น สระลอย บรรทัดชิดเกินไป และตัดคำผิดที่ ใช้ Canva แบบไม่เสียเงินได้ทุกบท',
    ),
    en: paragraphs(
      'The shop people remember is not the prettiest but the most consistent. You choose two main colours, two Thai typefaces and one margin, and build six templates that last the year.',
      'You also learn what ready-made templates do badly in Thai: floating vowels, cramped lines and words broken in the wrong place. The free version of Canva is enough throughout.',
    ),
  },
  outcomes: [
    { th: 'แม่แบบโพสต์ 6 ใบของร้านตัวเอง', en: '6 post templates of your own' },
    { th: 'จัดวางตัวอักษรไทยให้อ่านง่ายบนมือถือ', en: 'Set Thai type that reads well on a phone' },
    { th: 'เลือกคู่สีที่อ่านออกกลางแดด', en: 'Choose colours readable in sunlight' },
  ],
  language: 'th',
  instructor: 'yada-pinkaew',
  cover: 'canva-graphics-for-shops',
  coverAlt: {
    th: 'โปสเตอร์สี่เหลี่ยมมีวงกลม สามเหลี่ยม และกล่องข้อความ',
    en: 'A square poster with a circle, a triangle and a text block',
  },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1017-1', baht(490), dollars(15), { isDefault: true }),
    lifetimePlan('1017-2', baht(790), dollars(24)),
  ],
  sections: buildSections('1017', 'lesson-marketing', 1, [
    {
      name: { th: 'ตั้งบ้านให้แบรนด์', en: 'A home for the brand' },
      lectures: [
        { th: 'สองสี สองตัวอักษร หนึ่งระยะขอบ', en: 'Two colours, two typefaces, one margin' },
        { th: 'วรรณยุกต์ไม่ชน บรรทัดไม่แน่น', en: 'Tone marks that do not collide' },
        { th: 'สร้างแม่แบบหกใบ', en: 'Build six templates' },
      ],
    },
    {
      name: { th: 'ใช้ให้ไว', en: 'Use them quickly' },
      lectures: [
        { th: 'โพสต์ราคาและโปรโมชัน', en: 'Price and offer posts' },
        { th: 'ใช้รีวิวลูกค้าโดยขออนุญาตก่อน', en: 'Customer reviews, with permission' },
        { th: 'ส่งออกให้คมและไฟล์ไม่ใหญ่', en: 'Export sharp and small' },
      ],
    },
  ]),
};

const contentPlan: DemoCourse = {
  id: '1018',
  slug: 'thirty-day-content-plan',
  category: 'marketing',
  type: 'flex',
  title: { th: 'วางแผนคอนเทนต์ 30 วันที่ทำไหวจริง', en: 'A 30-day content plan you can keep up' },
  summary: {
    th: 'เรียนเองสี่บทต่อสัปดาห์ ส่งแผนให้ผู้สอนอ่านก่อนเริ่มลงจริง',
    en: 'Four lectures a week on your own, and a teacher reads your plan before you begin',
  },
  description: {
    th: paragraphs(
      'แผนที่ล้มมักล้มในวันที่หก เพราะวางตามแรงในวันแรก คอร์สนี้เริ่มจากเวลาที่คุณมีจริงต่อสัปดาห์ แล้วเลือกเรื่องที่ลูกค้าถามซ้ำมาเป็นหัวข้อ ไม่ต้องรอไอเดีย',
      'มีปฏิทินเปล่าให้กรอก วิธีถ่ายสี่คลิปในบ่ายเดียว และวิธีอ่านตัวเลขหลังบ้านสามตัวที่บอกว่าควรทำต่อหรือเปลี่ยน ส่งแผนแล้วผู้สอนตอบกลับภายใน 3 วันทำการ',
    ),
    en: paragraphs(
      'Plans tend to fall on the sixth day, because they are made with the strength of the first. This one begins with the hours you really have, and takes its topics from the questions customers repeat, so there is no waiting for ideas.',
      'You get an empty calendar, a way to film four clips in one afternoon, and three figures that say whether to go on or change. Send your plan and the teacher answers within 3 working days.',
    ),
  },
  outcomes: [
    { th: 'ปฏิทิน 30 วันที่มีหัวข้อครบ', en: 'A 30-day calendar with every topic filled' },
    { th: 'คลังคำถามลูกค้า 40 ข้อ', en: 'A store of 40 customer questions' },
    { th: 'ถ่ายและตัดสี่คลิปในบ่ายเดียว', en: 'Film and cut four clips in an afternoon' },
  ],
  language: 'th',
  instructor: 'phuri-saengthian',
  cover: 'thirty-day-content-plan',
  coverAlt: { th: 'ปฏิทินเดือนที่วงวันไว้กับกล่องคำพูดเล็ก', en: 'A month calendar with marked days and a speech bubble' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1018-1', baht(850), dollars(26), {
      name: { th: '90 วัน พร้อมตรวจแผน', en: '90 days, with a review of your plan' },
      term: { amount: 90, unit: 'day' },
      isDefault: true,
    }),
  ],
  sections: buildSections('1018', 'lesson-marketing', 1, [
    {
      name: { th: 'ฟังก่อนพูด', en: 'Listen before you speak' },
      lectures: [
        { th: 'เก็บคำถามลูกค้าจากแชต 100 ข้อความ', en: 'Gather questions from 100 chat messages' },
        { th: 'เวลาที่มีจริงต่อสัปดาห์', en: 'The hours you really have' },
        {
          film: null,
          th: 'ตารางเก็บคำถามสามช่อง',
          en: 'A sheet of three columns for questions',
          text: {
            th: 'ช่องแรกคือคำถามตามที่ลูกค้าพิมพ์ ช่องที่สองคือเราตอบว่าอะไร ช่องที่สามคือลูกค้าซื้อหรือหายไป คำถามที่ทำให้คนหายไปบ่อยที่สุดคือเรื่องแรกที่ควรเล่า',
            en: 'In the first column stands the question as it was typed, in the second your answer, in the third whether they bought or left. Tell first the story of the question after which most people leave.',
          },
        },
      ],
    },
    {
      name: { th: 'วางปฏิทิน', en: 'Lay out the calendar' },
      lectures: [
        { th: 'สอน เล่า ขาย ในสัดส่วนที่ไม่เบื่อ', en: 'Teach, tell, sell, in fair proportion' },
        { th: 'เขียนบรรทัดแรกให้คนหยุดอ่าน', en: 'A first line that makes people stop' },
        { th: 'บ่ายเดียวสี่คลิป', en: 'Four clips in one afternoon' },
      ],
    },
    {
      name: { th: 'ดูผลแล้วปรับ', en: 'See and adjust' },
      lectures: [
        { th: 'ตัวเลขสามตัวที่ควรดู', en: 'Three figures worth reading' },
        { th: 'เรื่องเดิมเล่าใหม่ได้กี่แบบ', en: 'How many ways to tell one story' },
      ],
    },
  ]),
};

const liveSelling: DemoCourse = {
  id: '1019',
  slug: 'live-selling-practice',
  category: 'marketing',
  type: 'liveRoomStudentCamera',
  title: { th: 'ซ้อมไลฟ์ขายของ มีคนดูจริงและคนติจริง', en: 'Live selling, rehearsed before real viewers' },
  summary: {
    th: 'เปิดกล้องไลฟ์คนละ 10 นาทีต่อครั้ง เพื่อนร่วมห้องเป็นลูกค้า ผู้สอนเป็นโปรดิวเซอร์',
    en: 'Ten minutes on camera each time, classmates as customers, the teacher as producer',
  },
  description: {
    th: paragraphs(
      'ไลฟ์ครั้งแรกยากเพราะไม่รู้ว่าเงียบแล้วต้องทำอะไร ห้องนี้ให้เงียบให้พอก่อนเจอลูกค้าจริง ซ้อมเปิดรายการ หยิบสินค้า ตอบคำถามซ้ำ และปิดยอด โดยมีเพื่อนร่วมห้องพิมพ์ถามแบบที่ลูกค้าถาม',
      'เรียน 4 ครั้งใน 2 สัปดาห์ ดูเทปตัวเองพร้อมผู้สอนหนึ่งครั้ง ได้สคริปต์หนึ่งหน้าและรายการตรวจอุปกรณ์ก่อนกดเริ่มไลฟ์',
    ),
    en: paragraphs(
      'A first live is hard because nobody tells you what to do with a silence. Here you meet the silences before you meet customers: opening, showing, answering the same question again and closing, while classmates type what customers type.',
      'There are 4 sessions in 2 weeks, and you watch your own recording with the teacher once. You keep a one-page script and a checklist for the minute before you go live.',
    ),
  },
  outcomes: [
    { th: 'พูดต่อเนื่อง 10 นาทีโดยไม่หลงประเด็น', en: 'Talk for 10 minutes and keep to the point' },
    { th: 'ตอบคำถามราคาโดยไม่เสียจังหวะ', en: 'Answer price questions without losing the rhythm' },
    { th: 'ปิดการขายสุภาพและชัดเจน', en: 'Close politely and clearly' },
  ],
  language: 'th',
  instructor: 'phuri-saengthian',
  cover: 'live-selling-practice',
  coverAlt: { th: 'ไฟวงแหวนรอบมือถือที่กำลังไลฟ์', en: 'A ring light around a phone' },
  teaser: null,
  schedule: {
    startsInDays: 12,
    endsInDays: 25,
    registrationOpensInDays: -21,
    registrationClosesInDays: 10,
    hours: [19.5, 21],
    venue: null,
  },
  seats: 12,
  isRecertification: false,
  plans: [seatPlan('1019-1', baht(1_650), null)],
  sections: buildAgenda('1019', [
    {
      name: { th: 'สัปดาห์แรก เปิดรายการ', en: 'Week 1: going on air' },
      lectures: [
        { minutes: 90, th: 'ครั้งที่ 1 เปิดรายการ และเงียบให้เป็น', en: 'Session 1: open, and be at ease with silence' },
        { minutes: 90, th: 'ครั้งที่ 2 หยิบสินค้า ตอบคำถามเดิมซ้ำ', en: 'Session 2: show, and answer the same question again' },
      ],
    },
    {
      name: { th: 'สัปดาห์ที่สอง ปิดยอด', en: 'Week 2: closing' },
      lectures: [
        { minutes: 90, th: 'ครั้งที่ 3 ปิดการขายสุภาพและชัดเจน', en: 'Session 3: close politely and clearly' },
        { minutes: 90, th: 'ครั้งที่ 4 ดูเทปตัวเองพร้อมผู้สอน', en: 'Session 4: watch your own recording with the teacher' },
      ],
    },
  ]),
};

const brandStory: DemoCourse = {
  id: '1020',
  slug: 'brand-story-workshop',
  category: 'marketing',
  type: 'inClass',
  title: { th: 'เขียนเรื่องเล่าบนฉลาก จบในหนึ่งวัน', en: 'The story on the label, a one-day workshop' },
  summary: {
    th: 'จากของที่คุณทำ สู่สามประโยคที่ลูกค้าจำได้',
    en: 'From the thing you make to three sentences people remember',
  },
  description: {
    th: paragraphs(
      'ฉลากมีที่ให้ไม่กี่คำ แต่คนหยิบหรือวางเพราะคำเหล่านั้น เอาสินค้าของคุณมาหนึ่งชิ้น เช้าเราถามจนรู้ว่าอะไรในนั้นไม่มีใครทำเหมือน บ่ายเขียน ตัด และอ่านออกเสียงให้คนแปลกหน้าฟัง',
      'เหมาะกับผู้ผลิตอาหาร งานฝีมือ และที่พักขนาดเล็ก รวมกาแฟ อาหารกลางวัน และกระดาษดี ๆ สำหรับเขียนมือ',
    ),
    en: paragraphs(
      'A label has room for a few words, and people pick a thing up or put it down because of them. Bring one product. In the morning we ask until we know what nobody else does; in the afternoon we write, cut, and read it aloud to a stranger.',
      'For makers of food and crafts and for small guesthouses. Coffee, lunch and good paper to write on are included.',
    ),
  },
  outcomes: [
    { th: 'เรื่องเล่าสามประโยคสำหรับฉลาก', en: 'A three-sentence story for your label' },
    { th: 'คำโปรยหน้าร้านและหน้าเว็บ', en: 'A line for the shop front and the website' },
    { th: 'รายการคำที่แบรนด์ของคุณไม่ใช้', en: 'A list of words your brand does not use' },
  ],
  language: 'th',
  instructor: 'phuri-saengthian',
  cover: 'brand-story-workshop',
  coverAlt: { th: 'ถุงกระดาษฉลากว่างกับปากกา', en: 'A paper bag with a blank label and a pen' },
  teaser: null,
  schedule: {
    startsInDays: 29,
    endsInDays: 29,
    registrationOpensInDays: -12,
    registrationClosesInDays: 26,
    venue: { th: 'โรงพิมพ์เก่าริมคลองบางหลวง กรุงเทพฯ', en: 'The old print works by Khlong Bang Luang, Bangkok' },
  },
  seats: 16,
  isRecertification: false,
  plans: [seatPlan('1020-1', baht(2_200), dollars(66))],
  sections: buildAgenda('1020', [
    {
      name: { th: 'ช่วงเช้า ถามให้เจอ', en: 'Morning: ask until it shows' },
      lectures: [
        { minutes: 60, th: 'วางของบนโต๊ะ เล่าโดยไม่อ่านฉลาก', en: 'Put it on the table and tell it without the label' },
        { minutes: 75, th: 'ถามซ้ำห้าชั้น อะไรที่ไม่มีใครทำเหมือน', en: 'Ask why five times: what nobody else does' },
        { minutes: 45, th: 'คำที่แบรนด์ของคุณไม่ใช้', en: 'Words your brand does not use' },
      ],
    },
    {
      name: { th: 'ช่วงบ่าย เขียนและตัด', en: 'Afternoon: write and cut' },
      lectures: [
        { minutes: 75, th: 'ร่างสิบประโยค ตัดเหลือสาม', en: 'Ten sentences, cut to three' },
        { minutes: 60, th: 'อ่านออกเสียงให้คนแปลกหน้าฟัง', en: 'Read it aloud to a stranger' },
        { minutes: 45, th: 'เขียนมือลงฉลากจริง', en: 'Write it by hand on the real label' },
      ],
    },
  ]),
};

/** Courses about marketing. */
export const marketingCourses: readonly DemoCourse[] = [
  productPhotography,
  canva,
  contentPlan,
  liveSelling,
  brandStory,
];
