import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, freePlan, lifetimePlan, periodPlan, seatPlan, watchedHoursPlan } from './plans.ts';

const firstAid: DemoCourse = {
  id: '1026',
  slug: 'first-aid-and-cpr',
  category: 'health',
  type: 'online',
  title: { th: 'ปฐมพยาบาลและการกู้ชีพเบื้องต้น (CPR)', en: 'First aid and basic life support (CPR)' },
  summary: {
    th: 'สิ่งที่ต้องทำในสี่นาทีแรกก่อนรถพยาบาลมาถึง',
    en: 'What to do in the first four minutes, before the ambulance',
  },
  description: {
    th: paragraphs(
      'คนที่ช่วยคนในบ้านคุณได้เร็วที่สุดคือคนในบ้าน คอร์สนี้ให้ทุกคนเรียนได้โดยไม่มีค่าใช้จ่าย สอนเรียก ดู โทร 1669 และกดหน้าอกให้ลึก 5–6 เซนติเมตร ด้วยจังหวะ 100–120 ครั้งต่อนาที',
      'ต่อด้วยการใช้เครื่อง AED ช่วยคนสำลัก ห้ามเลือด และดูแลแผลไหม้ บันทึกลงมือถือไว้ดูทบทวนได้แม้ไม่มีสัญญาณ คอร์สออนไลน์ไม่แทนการฝึกกับหุ่น ควรฝึกจริงอย่างน้อยปีละครั้ง',
    ),
    en: paragraphs(
      'The person who can help your family soonest is one of the family, so this course costs nothing. It teaches you to call out, look, ring 1669, and press the chest 5–6 centimetres deep at 100–120 a minute.',
      'Then come the AED, choking, bleeding and burns. Keep the lectures on your phone and look at them again without a signal. Watching does not replace a manikin; practise for real at least once a year.',
    ),
  },
  outcomes: [
    { th: 'ประเมินคนหมดสติได้ภายใน 10 วินาที', en: 'Assess an unconscious person within 10 seconds' },
    { th: 'กดหน้าอกถูกตำแหน่งและถูกจังหวะ', en: 'Press in the right place at the right rate' },
    { th: 'ใช้เครื่อง AED ตามเสียงบอก', en: 'Use an AED by its voice' },
    { th: 'ช่วยเด็กและผู้ใหญ่ที่สำลัก', en: 'Help a choking child or adult' },
  ],
  language: 'th',
  instructor: 'thitima-phuphithak',
  cover: 'first-aid-and-cpr',
  coverAlt: { th: 'หัวใจมีเส้นชีพจรพาดผ่าน', en: 'A heart with a pulse line' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [freePlan('1026-1', { term: { amount: 1, unit: 'year' }, isDefault: true })],
  sections: buildSections('1026', null, 2, [
    {
      name: { th: 'สี่นาทีแรก', en: 'The first four minutes' },
      lectures: [
        { th: 'ปลอดภัย เรียก ดู โทร 1669', en: 'Safe, call, look, ring 1669' },
        {
          th: 'กดหน้าอกให้ถูก',
          en: 'Press the chest properly',
          text: {
            th: 'วางส้นมือกลางหน้าอก แขนตรง กดลึก 5–6 เซนติเมตร ปล่อยให้หน้าอกคืนตัวเต็มที่ 100–120 ครั้งต่อนาที ผลัดกันทุก 2 นาทีถ้ามีคนช่วย',
            en: 'Heel of the hand on the middle of the chest, arms straight, 5–6 centimetres deep, let the chest rise fully, 100–120 a minute. Change over every 2 minutes if someone can.',
          },
        },
        { th: 'ใช้เครื่อง AED', en: 'Use an AED' },
      ],
    },
    {
      name: { th: 'เหตุที่เจอบ่อยในบ้าน', en: 'What happens at home' },
      lectures: [
        { th: 'สำลักในผู้ใหญ่ เด็ก และทารก', en: 'Choking: adult, child, baby' },
        { th: 'ห้ามเลือด', en: 'Stop bleeding' },
        { th: 'น้ำร้อนลวกและแผลไหม้', en: 'Scalds and burns' },
        { th: 'เว็บไซต์สภากาชาดไทย', en: 'The Thai Red Cross website', linkUrl: 'https://www.redcross.or.th/' },
      ],
    },
  ]),
};

const stretching: DemoCourse = {
  id: '1027',
  slug: 'desk-worker-stretching',
  category: 'health',
  type: 'online',
  title: { th: 'ยืดและเสริมแรงสำหรับคนนั่งทำงาน', en: 'Stretch and strength for desk workers' },
  summary: {
    th: 'วันละ 12 นาทีที่โต๊ะทำงาน คอ บ่า หลัง และข้อมือ',
    en: '12 minutes a day at your desk for neck, shoulders, back and wrists',
  },
  description: {
    th: paragraphs(
      'คอตึงตอนบ่ายสามไม่ได้แปลว่าต้องนวดแรงขึ้น มักแปลว่าจอต่ำไปและกล้ามเนื้อสะบักอ่อนแรง คอร์สนี้ตั้งโต๊ะให้ถูกก่อน แล้วค่อยยืดและเสริมแรงทีละส่วนด้วยท่าที่ทำในชุดทำงานได้',
      'แต่ละท่ามีแบบเบาและแบบเต็ม บอกชัดว่าความรู้สึกแบบไหนปกติและแบบไหนควรหยุด ผู้ที่ชาลงแขนหรือขา หรือปวดกลางคืน ควรพบแพทย์ก่อนเริ่ม',
    ),
    en: paragraphs(
      'A stiff neck at three in the afternoon seldom needs a harder massage; more often the screen is too low and the shoulder-blade muscles are weak. We set the desk first, then stretch and strengthen one part at a time in ordinary clothes.',
      'Every movement has a light and a full form, and says which feelings are normal and which mean stop. If you have numbness down an arm or leg, or pain at night, see a doctor first.',
    ),
  },
  outcomes: [
    { th: 'ตั้งจอ เก้าอี้ และแป้นพิมพ์ให้พอดีตัว', en: 'Fit screen, chair and keyboard to you' },
    { th: 'ชุดท่า 12 นาทีที่จำได้โดยไม่เปิดดู', en: 'A 12-minute routine you know by heart' },
    { th: 'รู้สัญญาณที่ควรหยุดและไปพบแพทย์', en: 'Know when to stop and see a doctor' },
  ],
  language: 'th',
  instructor: 'kanya-waree',
  cover: 'desk-worker-stretching',
  coverAlt: { th: 'คนนั่งเก้าอี้เหยียดแขนเหนือศีรษะ มีนาฬิกาด้านหลัง', en: 'A seated person reaching up, a clock behind' },
  teaser: 'teaser',
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1027-1', baht(390), dollars(12), {
      name: { th: '3 เดือน', en: 'Three months' },
      term: { amount: 3, unit: 'month' },
      isDefault: true,
    }),
    lifetimePlan('1027-2', baht(790), dollars(24)),
    periodPlan('1027-3', baht(590), dollars(18)),
    watchedHoursPlan('1027-4', baht(190), dollars(6), {
      name: { th: 'เก็บชั่วโมง 3 ชั่วโมง', en: '3 hours of watching' },
      hours: 3,
      withinDays: 30,
    }),
    periodPlan('1027-5', baht(490), dollars(15), {
      name: { th: 'สมาชิกรายปี', en: 'Members, one year' },
      membersOnly: true,
    }),
  ],
  sections: buildSections('1027', 'lesson-health', 1, [
    {
      name: { th: 'ตั้งโต๊ะ', en: 'Set the desk' },
      lectures: [
        { th: 'จอ เก้าอี้ เท้า ในหนึ่งนาที', en: 'Screen, chair and feet in a minute' },
        { th: 'เปลี่ยนท่าก่อนจะปวด', en: 'Move before it hurts' },
      ],
    },
    {
      name: { th: 'คอ บ่า สะบัก', en: 'Neck, shoulders, blades' },
      lectures: [
        { th: 'เก็บคาง', en: 'Chin tuck' },
        {
          th: 'บีบสะบักกับผนัง',
          en: 'Wall slide for the blades',
          text: {
            th: 'หลังและข้อศอกแตะผนัง เลื่อนแขนขึ้นเท่าที่ไม่ต้องแอ่นหลัง ค้าง 3 วินาที ทำ 8 ครั้ง รู้สึกตึงระหว่างสะบักเป็นเรื่องปกติ ถ้าเสียวลงแขนให้หยุด',
            en: 'Back and elbows on the wall, slide up as far as you can without arching, hold 3 seconds, 8 times. Work between the blades is normal; stop if it tingles down the arm.',
          },
        },
        { th: 'ข้อมือและนิ้ว', en: 'Wrists and fingers' },
      ],
    },
    {
      name: { th: 'หลังและสะโพก', en: 'Back and hips' },
      lectures: [
        { th: 'ลุกนั่งให้หลังไม่รับน้ำหนัก', en: 'Stand up without loading the back' },
        { th: 'ชุด 12 นาทีเต็ม', en: 'The full 12 minutes' },
      ],
    },
  ]),
};

const elderCare: DemoCourse = {
  id: '1028',
  slug: 'elder-care-at-home',
  category: 'health',
  type: 'online',
  title: {
    th: 'ดูแลผู้สูงอายุที่บ้านสำหรับคนในครอบครัวและอาสาสมัคร',
    en: 'Caring for an older person at home, for families and volunteers',
  },
  summary: {
    th: 'ทุนเรียนฟรี พยาบาลชุมชนอ่านคำขอทุกฉบับก่อนเปิดให้เรียน',
    en: 'Free by scholarship; a community nurse reads every request before it opens',
  },
  description: {
    th: paragraphs(
      'งานดูแลคนที่เรารักไม่มีใครสอนก่อนวันที่ต้องทำ คอร์สนี้เรียงตามหนึ่งวันจริง ตั้งแต่พยุงลุกจากเตียง อาบน้ำบนเตียง ป้อนอาหารไม่ให้สำลัก จัดยา จนถึงพลิกตัวกลางคืนกันแผลกดทับ',
      'มีหมวดสำหรับใจคนดูแลโดยเฉพาะ เพราะคนดูแลที่ได้พักคือการดูแลที่ดี เปิดให้ผู้ดูแลในครอบครัวและอาสาสมัครสาธารณสุขเรียนโดยไม่มีค่าใช้จ่าย พยาบาลตอบคำขอภายใน 2 วันทำการ',
    ),
    en: paragraphs(
      'Nobody teaches us to care for those we love before the day we must. The course follows one real day: helping up from bed, washing in bed, feeding without choking, sorting medicines, and turning at night against pressure sores.',
      'One section is for the carer’s own heart, since a carer who rests gives better care. It is free for family carers and village health volunteers; requests are answered within 2 working days.',
    ),
  },
  outcomes: [
    { th: 'พยุงและเคลื่อนย้ายโดยไม่ทำร้ายหลังตัวเอง', en: 'Lift and move without hurting your back' },
    { th: 'ป้อนอาหารและน้ำอย่างปลอดภัย', en: 'Feed and give water safely' },
    { th: 'ป้องกันแผลกดทับด้วยตารางพลิกตัว', en: 'Prevent pressure sores with a turning chart' },
    { th: 'รู้สัญญาณที่ต้องพาไปโรงพยาบาล', en: 'Know the signs that mean hospital' },
  ],
  language: 'th',
  instructor: 'wanna-unjai',
  cover: 'elder-care-at-home',
  coverAlt: { th: 'มือวัยหนุ่มสาวและมือสูงวัยโอบแก้วใบเดียวกัน', en: 'A young and an old hand around one cup' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    freePlan('1028-1', {
      name: { th: 'ทุนเรียนฟรี', en: 'Scholarship' },
      term: { amount: 180, unit: 'day' },
      isDefault: true,
      needsApproval: true,
    }),
  ],
  sections: buildSections('1028', null, 1, [
    {
      name: { th: 'เช้าถึงเย็น', en: 'Morning to evening' },
      lectures: [
        { th: 'พยุงลุกจากเตียงสามจังหวะ', en: 'Up from bed in three moves' },
        { th: 'อาบน้ำบนเตียงให้อุ่นและเป็นส่วนตัว', en: 'A warm and private wash in bed' },
        {
          th: 'ป้อนอาหารไม่ให้สำลัก',
          en: 'Feeding without choking',
          text: {
            th: 'นั่งตัวตรง คางก้มเล็กน้อย คำเล็ก รอให้กลืนหมดก่อนคำต่อไป หลังอาหารให้นั่งต่ออีก 30 นาที ถ้าเสียงแหบพร่าหลังกลืนให้หยุดและปรึกษาพยาบาล',
            en: 'Sit upright, chin slightly down, small mouthfuls, wait for each swallow. Stay upright 30 minutes after. If the voice turns wet or hoarse, stop and ask a nurse.',
          },
        },
        { th: 'กล่องยาเจ็ดวัน', en: 'The seven-day medicine box' },
      ],
    },
    {
      name: { th: 'กลางคืน', en: 'Night' },
      lectures: [
        { th: 'ตารางพลิกตัวทุกสองชั่วโมง', en: 'Turning every two hours' },
        { th: 'กันล้มจากเตียงถึงห้องน้ำ', en: 'No falls between bed and bathroom' },
      ],
    },
    {
      name: { th: 'ใจคนดูแล', en: 'The carer’s heart' },
      lectures: [
        { th: 'ขอความช่วยเหลือจากพี่น้องอย่างไร', en: 'How to ask brothers and sisters for help' },
        { th: 'พักหนึ่งชั่วโมงโดยไม่รู้สึกผิด', en: 'An hour’s rest without guilt' },
      ],
    },
  ]),
};

const cprPractice: DemoCourse = {
  id: '1029',
  slug: 'cpr-recertification-practice',
  category: 'health',
  type: 'inClass',
  title: { th: 'ฝึก CPR กับหุ่นเพื่อต่ออายุใบรับรอง', en: 'CPR on manikins, for recertification' },
  summary: {
    th: 'ครึ่งวันที่ขอนแก่น หุ่นคนละหนึ่งตัว มีเครื่องวัดความลึกและจังหวะ',
    en: 'Half a day in Khon Kaen, one manikin each, with depth and rate measured',
  },
  description: {
    th: paragraphs(
      'ทักษะกดหน้าอกจางลงภายในไม่กี่เดือนถ้าไม่ได้ฝึก ครึ่งวันนี้จึงพูดน้อย กดมาก ทุกคนมีหุ่นของตัวเองที่แสดงความลึก จังหวะ และการคืนตัวบนจอ แล้วฝึกเป็นทีมกับเครื่อง AED',
      'สำหรับผู้ที่เคยผ่านคอร์สพื้นฐานและใบรับรองจะหมดอายุภายในหนึ่งปี สอบท้ายวันด้วยสถานการณ์จำลอง ผู้ผ่านได้รับใบรับรองใหม่ ผู้ยังไม่ผ่านกลับมาสอบซ้ำได้หนึ่งครั้งโดยไม่คิดเงิน',
    ),
    en: paragraphs(
      'The skill fades within months without practice, so this half day has little talk and much pressing. Everyone has a manikin that shows depth, rate and recoil on a screen, and then works in a team with an AED.',
      'For those who took a basic course and whose certificate ends within a year. It closes with a simulated scene; those who pass get a new certificate, and those who do not may return once at no charge.',
    ),
  },
  outcomes: [
    { th: 'กดหน้าอกได้ตามเกณฑ์ต่อเนื่อง 2 นาที', en: 'Press to standard for 2 minutes on end' },
    { th: 'สลับคนกดโดยหยุดไม่เกิน 5 วินาที', en: 'Change over in under 5 seconds' },
    { th: 'สั่งงานเป็นทีมด้วยคำสั้นและชัด', en: 'Lead a team in short, clear words' },
  ],
  language: 'th',
  instructor: 'thitima-phuphithak',
  cover: 'cpr-recertification-practice',
  coverAlt: { th: 'มือสองข้างกดหน้าอกหุ่นฝึก', en: 'Two hands pressing a training manikin' },
  teaser: null,
  schedule: {
    startsInDays: 26,
    endsInDays: 26,
    registrationOpensInDays: -18,
    registrationClosesInDays: 23,
    hours: [9, 12.5],
    venue: { th: 'ห้องฝึกทักษะ ศูนย์ชุมชนบึงแก่นนคร ขอนแก่น', en: 'Skills room, Bueng Kaen Nakhon community centre, Khon Kaen' },
  },
  seats: 20,
  isRecertification: true,
  plans: [seatPlan('1029-1', baht(950), dollars(29))],
  sections: buildAgenda('1029', [
    {
      name: { th: 'กดให้ถึงเกณฑ์', en: 'Press to standard' },
      lectures: [
        { minutes: 40, th: 'ความลึก จังหวะ และการคืนตัวบนจอ', en: 'Depth, rate and recoil on the screen' },
        { minutes: 45, th: 'กดต่อเนื่อง 2 นาที แล้วสลับคน', en: 'Press for 2 minutes, then change over' },
      ],
    },
    {
      name: { th: 'ทำงานเป็นทีม', en: 'Work as a team' },
      lectures: [
        { minutes: 45, th: 'AED และคำสั่งสั้นที่ชัด', en: 'The AED, and short, clear commands' },
        { minutes: 45, th: 'สถานการณ์จำลองและสอบ', en: 'The simulated scene and the test' },
        { minutes: 20, th: 'ผลรายคน', en: 'Each person’s result' },
      ],
    },
  ]),
};

const sleep: DemoCourse = {
  id: '1030',
  slug: 'better-sleep-in-four-weeks',
  category: 'health',
  type: 'liveRoom',
  title: { th: 'หลับให้ดีขึ้นใน 4 สัปดาห์', en: 'Better sleep in 4 weeks' },
  summary: {
    th: 'ห้องสดสัปดาห์ละครั้ง ใช้บันทึกการนอนของคุณเป็นตำรา',
    en: 'A live room once a week, with your own sleep diary as the textbook',
  },
  description: {
    th: paragraphs(
      'นอนไม่หลับแล้วพยายามนอนให้นานขึ้น มักทำให้หลับยากกว่าเดิม ห้องนี้ใช้แนวทางปรับความคิดและพฤติกรรมสำหรับการนอน เริ่มจากจดบันทึก 7 วัน แล้วปรับเวลาเข้านอนและตื่นให้พอดีกับเวลาที่หลับจริง',
      'พบกันครั้งละ 60 นาที ปิดกล้องได้ ไม่ต้องเล่าเรื่องส่วนตัวถ้าไม่อยากเล่า ผู้ที่นอนกรนดังและหยุดหายใจ ตั้งครรภ์ หรือใช้ยาประจำ ควรปรึกษาแพทย์ก่อน',
    ),
    en: paragraphs(
      'Lying longer in bed to catch sleep usually chases it away. This room uses the cognitive and behavioural approach: keep a diary for 7 days, then fit bedtime and waking to the hours you truly sleep.',
      'Each meeting is 60 minutes, cameras may stay off, and nobody has to share. If you snore heavily and stop breathing, are pregnant or take regular medicine, ask a doctor first.',
    ),
  },
  outcomes: [
    { th: 'อ่านบันทึกการนอนของตัวเองเป็น', en: 'Read your own sleep diary' },
    { th: 'ตั้งเวลาตื่นที่ทำได้ทั้งวันทำงานและวันหยุด', en: 'Keep one waking time, weekends too' },
    { th: 'มีแผนสำหรับคืนที่ตื่นตอนตีสาม', en: 'Have a plan for waking at three' },
  ],
  language: 'th',
  instructor: 'nalin-channuan',
  cover: 'better-sleep-in-four-weeks',
  coverAlt: { th: 'พระจันทร์เสี้ยวเหนือหมอนกับดาวสี่ดวง', en: 'A crescent moon over a pillow with four stars' },
  teaser: null,
  schedule: {
    startsInDays: 14,
    endsInDays: 35,
    registrationOpensInDays: -16,
    registrationClosesInDays: 12,
    hours: [20, 21],
    venue: null,
  },
  seats: 24,
  isRecertification: false,
  plans: [seatPlan('1030-1', baht(1_200), dollars(36))],
  sections: buildAgenda('1030', [
    {
      name: { th: 'เห็นการนอนของตัวเอง', en: 'See your own sleep' },
      lectures: [
        { minutes: 60, th: 'สัปดาห์ที่ 1 อ่านบันทึก 7 วัน', en: 'Week 1: read the diary of 7 days' },
        { minutes: 60, th: 'สัปดาห์ที่ 2 ตั้งเวลาตื่นเดียวทั้งสัปดาห์', en: 'Week 2: one waking time, all week' },
      ],
    },
    {
      name: { th: 'อยู่กับคืนที่ยาก', en: 'Live with the hard nights' },
      lectures: [
        { minutes: 60, th: 'สัปดาห์ที่ 3 คืนที่ตื่นตอนตีสาม', en: 'Week 3: the night that wakes at three' },
        { minutes: 60, th: 'สัปดาห์ที่ 4 แผนเมื่อหลับยากกลับมา', en: 'Week 4: a plan for when it comes back' },
      ],
    },
  ]),
};

/** Courses about health. */
export const healthCourses: readonly DemoCourse[] = [firstAid, stretching, elderCare, cprPractice, sleep];
