import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, lifetimePlan, periodPlan, seatPlan, watchedHoursPlan } from './plans.ts';

const japanese: DemoCourse = {
  id: '1006',
  slug: 'japanese-for-work-beginner',
  category: 'languages',
  type: 'liveRoom',
  title: { th: 'ภาษาญี่ปุ่นเพื่อการทำงาน ระดับเริ่มต้น', en: 'Japanese for work, beginners' },
  summary: {
    th: 'เรียนสดกลุ่มเล็ก 8 สัปดาห์ จากคำทักตอนเช้าถึงรายงานปัญหาหน้าเครื่อง',
    en: 'Eight live weeks in a small group, from the morning greeting to reporting a fault',
  },
  description: {
    th: paragraphs(
      'ในโรงงานญี่ปุ่น คำแรกของวันกับคำรายงานตอนเครื่องหยุดสำคัญกว่าไวยากรณ์ยาก คอร์สนี้เรียนสดสัปดาห์ละครั้ง ครั้งละ 90 นาที ทุกครั้งจบด้วยบทสนทนาที่เอาไปใช้วันรุ่งขึ้นได้',
      'อ่านฮิรางานะและคาตากานะครบใน 3 สัปดาห์แรก รู้จักรายงาน แจ้งข่าว ปรึกษา หรือโฮเร็นโซ ที่หัวหน้าญี่ปุ่นรอฟัง และฝึกขอให้พูดช้าลงอย่างสุภาพ ขาดเรียนครั้งไหนดูบันทึกย้อนหลังได้',
    ),
    en: paragraphs(
      'In a Japanese factory the first words of the day, and the words when a machine stops, matter more than hard grammar. The class meets live once a week for 90 minutes, and each time ends with a conversation for the next morning.',
      'You read hiragana and katakana within 3 weeks, learn the report, inform and consult habit (hō-ren-sō) that Japanese managers expect, and practise asking people to slow down politely. Missed a week? Watch the recording.',
    ),
  },
  outcomes: [
    { th: 'อ่านและเขียนคานะได้ครบทั้งสองชุด', en: 'Read and write both sets of kana' },
    { th: 'ทักทาย แนะนำตัว และรับโทรศัพท์ในที่ทำงาน', en: 'Greet, introduce yourself and answer the phone at work' },
    { th: 'รายงานปัญหาว่าเกิดอะไร ที่ไหน เมื่อไร', en: 'Report what happened, where and when' },
    { th: 'อ่านป้ายความปลอดภัยที่พบบ่อย 40 คำ', en: 'Read 40 common safety signs' },
  ],
  language: 'th',
  instructor: 'mintra-wongthong',
  cover: 'japanese-for-work-beginner',
  coverAlt: {
    th: 'กล่องคำพูดสองกล่อง อักษรญี่ปุ่นกับอักษรโรมัน',
    en: 'Two speech bubbles, one with kana, one with a Latin letter',
  },
  teaser: 'teaser',
  schedule: {
    startsInDays: 16,
    endsInDays: 65,
    registrationOpensInDays: -30,
    registrationClosesInDays: 14,
    hours: [19, 20.5],
    venue: null,
  },
  seats: 4,
  isRecertification: false,
  freeBook: { productId: '5001', delivery: 'ship' },
  plans: [seatPlan('1006-1', baht(3_200), dollars(96))],
  sections: buildAgenda('1006', [
    {
      name: { th: 'สัปดาห์ที่ 1–4 ทักทายและคานะ', en: 'Weeks 1 to 4: greetings and kana' },
      lectures: [
        { minutes: 90, th: 'คำทักตอนเช้า กับฮิรางานะแถวแรก', en: 'The morning greeting and the first hiragana' },
        { minutes: 90, th: 'แนะนำตัวและแผนก', en: 'Introduce yourself and your section' },
        { minutes: 90, th: 'คาตากานะบนป้ายเครื่อง', en: 'Katakana on machine labels' },
        { minutes: 90, th: 'รับโทรศัพท์และจดข้อความ', en: 'Answer the phone and take a message' },
      ],
    },
    {
      name: { th: 'สัปดาห์ที่ 5–8 รายงานหน้าเครื่อง', en: 'Weeks 5 to 8: reporting at the machine' },
      lectures: [
        { minutes: 90, th: 'รายงาน แจ้งข่าว ปรึกษา (โฮเร็นโซ)', en: 'Report, inform, consult (hō-ren-sō)' },
        { minutes: 90, th: 'เครื่องหยุด เกิดอะไร ที่ไหน เมื่อไร', en: 'The machine stops: what, where and when' },
        { minutes: 90, th: 'ป้ายความปลอดภัย 40 คำ', en: 'Forty safety signs' },
        { minutes: 90, th: 'ซ้อมประชุมเช้าทั้งห้อง', en: 'Rehearse a whole morning meeting' },
      ],
    },
  ]),
};

const englishEmails: DemoCourse = {
  id: '1007',
  slug: 'english-emails-and-meetings',
  category: 'languages',
  type: 'online',
  title: { th: 'เขียนอีเมลและประชุมภาษาอังกฤษแบบไม่เกร็ง', en: 'English emails and meetings without the nerves' },
  summary: {
    th: 'ประโยคที่ใช้ได้จริง พร้อมระดับความสุภาพของแต่ละประโยค',
    en: 'Sentences that work, each with its degree of politeness',
  },
  description: {
    th: paragraphs(
      'คนไทยส่วนใหญ่รู้ศัพท์พอแล้ว ที่ติดคือไม่แน่ใจว่าประโยคไหนห้วนไป ประโยคไหนอ้อมไป คอร์สนี้เทียบให้เห็นทีละคู่ ตั้งแต่ทวงงาน ปฏิเสธ ขอเลื่อน จนถึงไม่เห็นด้วยกับลูกค้า',
      'ครึ่งแรกเป็นอีเมล เขียนสั้นลงโดยไม่เสียมารยาท ครึ่งหลังเป็นประชุม ฝึกแทรก ถามซ้ำ และสรุปมติ มีเสียงสำเนียงอังกฤษ อินเดีย และสิงคโปร์ให้ฝึกฟัง',
    ),
    en: paragraphs(
      'Most of us know enough words; what holds us back is not knowing which sentence is too blunt and which too roundabout. The course sets them side by side: chasing work, saying no, asking for more time, disagreeing with a client.',
      'The first half is email, shorter and still courteous. The second is meetings: coming in, asking again, summing up. You listen to speakers from England, India and Singapore.',
    ),
  },
  outcomes: [
    { th: 'ทวงงานโดยยังรักษาน้ำใจ', en: 'Chase a reply and keep the goodwill' },
    { th: 'เขียนหัวเรื่องที่คนเปิดอ่าน', en: 'Write a subject line that gets opened' },
    { th: 'ถามซ้ำในประชุมโดยไม่เสียหน้า', en: 'Ask again in a meeting without embarrassment' },
    { th: 'สรุปมติประชุมจบใน 5 บรรทัด', en: 'Sum up a meeting in 5 lines' },
  ],
  language: 'th',
  instructor: 'pimdao-romsai',
  cover: 'english-emails-and-meetings',
  coverAlt: { th: 'ซองจดหมายเปิดอยู่ มีจดหมายและเครื่องหมายถูก', en: 'An open envelope with a letter and a tick' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1007-1', baht(990), dollars(30), { isDefault: true }),
    lifetimePlan('1007-2', baht(1_490), dollars(45)),
    periodPlan('1007-3', baht(490), dollars(15), {
      name: { th: 'ต่ออายุ 6 เดือน', en: 'Renew for six months' },
      term: { amount: 6, unit: 'month' },
      pricingType: 'renew',
    }),
  ],
  sections: buildSections('1007', 'lesson-language', 2, [
    {
      name: { th: 'อีเมลที่คนตอบ', en: 'Emails that get answered' },
      lectures: [
        { th: 'หัวเรื่องบอกว่าต้องทำอะไร', en: 'A subject that says what to do' },
        {
          th: 'สุภาพสามระดับ กับคนสามแบบ',
          en: 'Three degrees of politeness for three kinds of people',
          text: {
            th: 'Send me the file. · Could you send me the file? · Would you mind sending me the file when you have a moment? ลองเลือกว่าประโยคไหนเหมาะกับเพื่อนร่วมทีม ลูกค้าเก่า และลูกค้าที่เพิ่งรู้จัก',
            en: 'Send me the file. · Could you send me the file? · Would you mind sending me the file when you have a moment? Decide which suits a teammate, an old client and a new one.',
          },
        },
        { th: 'ทวงครั้งที่สองและครั้งที่สาม', en: 'The second and the third reminder' },
        { th: 'ปฏิเสธแล้วยังได้งานต่อ', en: 'Say no and keep the client' },
      ],
    },
    {
      name: { th: 'ประชุมที่กล้าพูด', en: 'Meetings you dare to speak in' },
      lectures: [
        { th: 'แทรกโดยไม่ตัดบท', en: 'Come in without cutting off' },
        { th: 'ฟังไม่ทัน ถามอย่างไร', en: 'When you missed it, how to ask' },
        { th: 'ไม่เห็นด้วยแบบมีเหตุผล', en: 'Disagree with a reason' },
        { th: 'สรุปมติก่อนวางสาย', en: 'Sum up before you hang up' },
      ],
    },
  ]),
};

const englishSpeaking: DemoCourse = {
  id: '1008',
  slug: 'english-speaking-small-group',
  category: 'languages',
  type: 'liveRoomStudentCamera',
  title: {
    th: 'ฝึกพูดอังกฤษกลุ่ม 10 คน เปิดกล้องคุยกัน 6 สัปดาห์',
    en: 'Speak English in a group of 10, six weeks with cameras on',
  },
  summary: {
    th: 'พูดจริงอย่างน้อยคนละ 12 นาทีทุกครั้ง ผู้สอนจดให้ว่าติดตรงไหน',
    en: 'At least 12 minutes of talking each, with notes on where you get stuck',
  },
  description: {
    th: paragraphs(
      'พูดไม่คล่องเพราะไม่ได้พูด ห้องนี้จึงให้เวลาพูดก่อนเวลาอธิบาย แบ่งคู่คุยตามหัวข้อประจำคืน เช่น เล่างานที่ทำให้ญาติฟัง ต่อราคาค่าเช่า หรืออธิบายเมนูไทยให้เพื่อนต่างชาติ',
      'ทุกคนเปิดกล้องเพื่อให้เห็นปากและสีหน้ากัน ผู้สอนเวียนฟังทุกคู่และส่งบันทึกส่วนตัวหลังเลิกเรียน เรียนสัปดาห์ละคืน 20:00–21:30 น. เหมาะกับคนที่อ่านออกแต่พูดไม่ออก',
    ),
    en: paragraphs(
      'We are not fluent because we do not speak, so this room gives speaking time before explaining time. Pairs talk on the night’s topic: tell an aunt what your job is, bargain over the rent, explain a Thai dish to a visitor.',
      'Everyone keeps the camera on, so that you see each other’s lips and faces. The teacher listens to each pair and sends you private notes afterwards. One evening a week, 20:00–21:30, for people who can read but freeze when speaking.',
    ),
  },
  outcomes: [
    { th: 'เล่าเรื่องงานของตัวเองได้ต่อเนื่อง 3 นาที', en: 'Talk about your work for 3 minutes without stopping' },
    { th: 'ซื้อเวลาคิดด้วยสำนวนที่ฟังเป็นธรรมชาติ', en: 'Buy time to think, naturally' },
    { th: 'ออกเสียงท้ายคำที่คนไทยมักกลืน', en: 'Sound the word endings Thai speakers swallow' },
  ],
  language: 'th',
  instructor: 'pimdao-romsai',
  cover: 'english-speaking-small-group',
  coverAlt: { th: 'กล่องคำพูดสี่กล่องรอบโต๊ะกลม', en: 'Four speech bubbles around a round table' },
  teaser: null,
  schedule: {
    startsInDays: 21,
    endsInDays: 56,
    registrationOpensInDays: -14,
    registrationClosesInDays: 19,
    hours: [20, 21.5],
    venue: null,
  },
  seats: 10,
  isRecertification: false,
  plans: [seatPlan('1008-1', baht(2_400), dollars(72))],
  sections: buildAgenda('1008', [
    {
      name: { th: 'พูดให้ต่อเนื่อง', en: 'Keep talking' },
      lectures: [
        { minutes: 90, th: 'คืนที่ 1 เล่างานที่ทำให้ญาติฟัง', en: 'Night 1: tell an aunt what your job is' },
        { minutes: 90, th: 'คืนที่ 2 ซื้อเวลาคิดโดยไม่เงียบ', en: 'Night 2: buy time to think without going silent' },
        { minutes: 90, th: 'คืนที่ 3 เสียงท้ายคำที่หายไป', en: 'Night 3: the word endings that go missing' },
      ],
    },
    {
      name: { th: 'พูดให้ได้เรื่อง', en: 'Get things done' },
      lectures: [
        { minutes: 90, th: 'คืนที่ 4 ต่อราคาค่าเช่า', en: 'Night 4: bargain over the rent' },
        { minutes: 90, th: 'คืนที่ 5 อธิบายเมนูไทยให้เพื่อนต่างชาติ', en: 'Night 5: explain a Thai dish to a visitor' },
        { minutes: 90, th: 'คืนที่ 6 เล่าเรื่องงานสามนาทีรวด', en: 'Night 6: three minutes about your work, in one go' },
      ],
    },
  ]),
};

const mandarin: DemoCourse = {
  id: '1009',
  slug: 'mandarin-for-shopkeepers',
  category: 'languages',
  type: 'flex',
  title: { th: 'ภาษาจีนหน้าร้าน', en: 'Mandarin for the shop floor' },
  summary: {
    th: 'ทัก บอกราคา ต่อรอง และรับชำระเงิน พร้อมนัดซ้อมสำเนียงกับผู้สอน',
    en: 'Greet, give a price, bargain and take payment, with tone practice by appointment',
  },
  description: {
    th: paragraphs(
      'ลูกค้าถามสามอย่างเสมอ อันนี้เท่าไร ลดได้ไหม จ่ายทางไหน คอร์สนี้เริ่มที่สามคำถามนั้น แล้วขยายไปถึงขนาด สี ของแท้ และการส่งกลับประเทศ',
      'เรียนด้วยพินอินเป็นหลัก รู้จักตัวอักษรเท่าที่ต้องเขียนป้าย ฝึกวรรณยุกต์กับคลิปสั้นที่อัดเสียงเทียบได้ และนัดซ้อมกับผู้สอนครั้งละ 20 นาทีตามเวลาที่ร้านว่าง',
    ),
    en: paragraphs(
      'Customers always ask three things: how much is this, can it be less, and how do I pay. The course starts there and goes on to size, colour, authenticity and shipping home.',
      'You work mainly in pinyin and learn only the characters a sign needs. Practise tones against short recordings, and book 20 minutes with the teacher when the shop is quiet.',
    ),
  },
  outcomes: [
    { th: 'ฟังและบอกตัวเลขราคาได้ถึงหลักหมื่น', en: 'Hear and say prices into the tens of thousands' },
    { th: 'ออกเสียงวรรณยุกต์สี่เสียงให้ลูกค้าเข้าใจ', en: 'Say the four tones so that customers understand' },
    { th: 'เขียนป้ายราคาและป้ายโปรโมชันสองภาษา', en: 'Write price and offer signs in two languages' },
  ],
  language: 'th',
  instructor: 'lalita-saelew',
  cover: 'mandarin-for-shopkeepers',
  coverAlt: { th: 'กันสาดหน้าร้านแขวนโคมและป้ายราคา', en: 'A shop awning with a lantern and a price tag' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1009-1', baht(990), dollars(30), {
      name: { th: '6 เดือน', en: 'Six months' },
      term: { amount: 6, unit: 'month' },
      isDefault: true,
    }),
    watchedHoursPlan('1009-2', baht(490), dollars(15), {
      name: { th: 'เก็บชั่วโมง 2 ชั่วโมง', en: '2 hours of watching' },
      hours: 2,
      withinDays: 60,
    }),
    lifetimePlan('1009-3', baht(1_490), dollars(45)),
  ],
  sections: buildSections('1009', null, 1, [
    {
      name: { th: 'สามคำถามของลูกค้า', en: 'The customer’s three questions' },
      lectures: [
        {
          th: 'อันนี้เท่าไร',
          en: 'How much is this?',
          text: {
            th: '多少钱 duōshao qián เสียง duō ราบสูง ส่วน qián เสียงพุ่งขึ้นเหมือนถามกลับ ฟังสามรอบแล้วพูดตามโดยไม่ดูตัวหนังสือ',
            en: '多少钱 duōshao qián: duō stays high and level, qián rises as if asking back. Listen three times, then say it without looking.',
          },
        },
        { th: 'ลดได้ไหม', en: 'Can it be less?' },
        { th: 'จ่ายทางไหน', en: 'How do I pay?' },
      ],
    },
    {
      name: { th: 'ขายให้จบ', en: 'Close the sale' },
      lectures: [
        { th: 'ขนาด สี และของหมด', en: 'Sizes, colours and sold out' },
        { th: 'ตอบเรื่องของแท้และส่วนผสม', en: 'Answers about authenticity and ingredients' },
        { th: 'ห่อของขวัญและส่งกลับประเทศ', en: 'Gift wrapping and shipping home' },
      ],
    },
  ]),
};

const thai: DemoCourse = {
  id: '1010',
  slug: 'thai-for-newcomers',
  category: 'languages',
  type: 'online',
  title: { th: 'ภาษาไทยสำหรับผู้มาอยู่ใหม่ (สอนเป็นภาษาอังกฤษ)', en: 'Thai for newcomers' },
  summary: {
    th: 'คอร์สภาษาไทยสำหรับชาวต่างชาติที่เพิ่งย้ายมา เริ่มจากตลาด วินมอเตอร์ไซค์ และเพื่อนบ้าน',
    en: 'Taught in English: begin at the market, the motorcycle taxi and the neighbour’s gate',
  },
  description: {
    th: paragraphs(
      'คอร์สนี้สอนเป็นภาษาอังกฤษ สำหรับเพื่อนหรือเพื่อนร่วมงานต่างชาติของคุณที่เพิ่งย้ายมาเมืองไทย เน้นฟังและพูดในเรื่องที่เจอตั้งแต่สัปดาห์แรก',
      'มีเสียงวรรณยุกต์ห้าเสียงให้ฝึกเป็นคู่คำ เช่น ใกล้ กับ ไกล และหมวดอักษรไทยที่พออ่านป้ายรถและเมนูได้',
    ),
    en: paragraphs(
      'You have just moved here and the alphabet looks like a garden fence. Leave it for now: the first weeks are about ordering food, giving directions and being pleasant to the people next door.',
      'Tones come in pairs you can hear, such as glai “far” and glâi “near”, which it helps to tell apart in a taxi. The last section teaches enough letters to read a bus sign and a menu.',
    ),
  },
  outcomes: [
    { th: 'สั่งอาหารและบอกว่าเผ็ดได้แค่ไหน', en: 'Order food, and say how spicy' },
    { th: 'บอกทางกลับบ้านได้', en: 'Direct a driver to your door' },
    { th: 'ฟังออกว่าวรรณยุกต์ห้าเสียงต่างกันอย่างไร', en: 'Hear the difference between five tones' },
    { th: 'อ่านป้ายและเมนูที่พบบ่อย', en: 'Read common signs and menus' },
  ],
  language: 'en',
  instructor: 'arunee-baibua',
  cover: 'thai-for-newcomers',
  coverAlt: {
    th: 'กล่องคำพูดอักษร ก ข้างร่มแผงลอย',
    en: 'A speech bubble with a Thai letter beside a street-stall umbrella',
  },
  teaser: 'teaser',
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1010-1', baht(1_290), dollars(39), { isDefault: true }),
    lifetimePlan('1010-2', baht(1_890), dollars(57)),
  ],
  sections: buildSections('1010', null, 2, [
    {
      name: { th: 'สัปดาห์แรก', en: 'Your first week' },
      lectures: [
        { th: 'ทักทายและขอบคุณ', en: 'Hello, thank you, never mind' },
        {
          th: 'ห้าเสียงวรรณยุกต์',
          en: 'Five tones, in pairs',
          text: {
            th: 'ฟังคู่คำ ใกล้–ไกล ข้าว–เข้า–ขาว แล้วชี้ตามคำที่ได้ยินก่อนพูดตาม',
            en: 'Listen to glâi and glai, khâao and khăao. Point to the word you hear before you try to say it.',
          },
        },
        { th: 'สั่งข้าวหนึ่งจาน', en: 'One plate of rice, not too spicy' },
      ],
    },
    {
      name: { th: 'ออกจากบ้าน', en: 'Out of the house' },
      lectures: [
        { th: 'บอกทางวินมอเตอร์ไซค์', en: 'Left, right, stop here: the motorcycle taxi' },
        { th: 'ตัวเลขและราคาในตลาด', en: 'Numbers and prices at the market' },
        { th: 'คุยกับเพื่อนบ้าน', en: 'Small talk over the gate' },
      ],
    },
    {
      name: { th: 'อ่านป้าย', en: 'Reading signs' },
      lectures: [
        { th: 'พยัญชนะที่เจอบ่อย 20 ตัว', en: 'The 20 letters you meet most' },
        { th: 'เมนูและป้ายรถเมล์', en: 'Menus and bus signs' },
      ],
    },
  ]),
};

/** Courses about languages. */
export const languageCourses: readonly DemoCourse[] = [japanese, englishEmails, englishSpeaking, mandarin, thai];
