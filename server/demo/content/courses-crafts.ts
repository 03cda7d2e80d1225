import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, lifetimePlan, periodPlan, seatPlan } from './plans.ts';

const ceramics: DemoCourse = {
  id: '1021',
  slug: 'hand-built-ceramics',
  category: 'crafts',
  type: 'inClass',
  title: { th: 'ปั้นดินเผาด้วยมือ เริ่มจากก้อนดินก้อนแรก', en: 'Hand-built ceramics, from the first lump of clay' },
  summary: {
    th: 'ห้องเรียนเซรามิกที่เชียงใหม่ 1 วัน ปั้นถ้วย ชาม และแจกันโดยไม่ใช้แป้นหมุน',
    en: 'A day in Chiang Mai: a cup, a bowl and a vase without a wheel',
  },
  description: {
    th: paragraphs(
      'ดินบอกเองว่าพร้อมเมื่อไร เช้านวดดินจนไม่มีฟองอากาศ แล้วหัดสามวิธีของการปั้นมือ คือบีบ ขด และต่อแผ่น บ่ายเลือกหนึ่งชิ้นมาทำให้จบ ตั้งแต่ขูดผนังให้บางเท่ากัน ติดหู จนถึงเก็บขอบปาก',
      'ชิ้นงานตากที่โรงปั้น เผาดิบ เคลือบ แล้วเผาเคลือบที่อุณหภูมิราว 1,230 องศา ใช้เวลา 4 สัปดาห์จึงรับหรือให้ส่งถึงบ้าน สีเคลือบเลือกได้จากแผ่นทดลอง 12 สี รวมดิน ค่าเผา และผ้ากันเปื้อน',
    ),
    en: paragraphs(
      'Clay tells you when it is ready. In the morning you wedge it until no air is left, then try the three ways of building by hand: pinching, coiling and slabs. In the afternoon you finish one piece, with walls scraped even, a handle set and the rim smoothed.',
      'Pieces dry in the workshop, are bisque-fired, glazed, and fired again at about 1,230 degrees. After 4 weeks collect them or have them sent. Choose from 12 glaze tiles. Clay, firing and an apron are included.',
    ),
  },
  outcomes: [
    { th: 'นวดดินและรู้ความชื้นที่พอดีด้วยมือ', en: 'Wedge clay and feel when it is right' },
    { th: 'ปั้นด้วยวิธีบีบ ขด และต่อแผ่น', en: 'Build by pinching, coiling and slabs' },
    { th: 'ต่อหูโดยไม่ร้าวเมื่อแห้ง', en: 'Join a handle that does not crack' },
  ],
  language: 'th',
  instructor: 'krit-dindee',
  cover: 'hand-built-ceramics',
  coverAlt: { th: 'หม้อดินปั้นมือมีแถบเคลือบสองแถบ', en: 'A hand-built pot with two bands of glaze' },
  teaser: null,
  schedule: {
    startsInDays: 18,
    endsInDays: 18,
    registrationOpensInDays: -25,
    registrationClosesInDays: 15,
    venue: { th: 'โรงปั้นดินดี อำเภอสันกำแพง เชียงใหม่', en: 'Dindee Pottery, San Kamphaeng, Chiang Mai' },
  },
  seats: 8,
  isRecertification: false,
  plans: [seatPlan('1021-1', baht(1_450), dollars(44))],
  sections: buildAgenda('1021', [
    {
      name: { th: 'ช่วงเช้า รู้จักดิน', en: 'Morning: get to know the clay' },
      lectures: [
        { minutes: 45, th: 'นวดดินจนไม่มีฟองอากาศ', en: 'Wedge until no air is left' },
        { minutes: 75, th: 'บีบ ขด ต่อแผ่น', en: 'Pinch, coil and slab' },
        { minutes: 60, th: 'ถ้วยใบแรก', en: 'The first cup' },
      ],
    },
    {
      name: { th: 'ช่วงบ่าย ทำหนึ่งชิ้นให้จบ', en: 'Afternoon: finish one piece' },
      lectures: [
        { minutes: 75, th: 'ขูดผนังให้บางเท่ากัน', en: 'Scrape the walls even' },
        { minutes: 60, th: 'ติดหูโดยไม่ร้าว', en: 'Set a handle that will not crack' },
        { minutes: 45, th: 'เก็บขอบปากและเลือกสีเคลือบ', en: 'Smooth the rim and choose a glaze' },
      ],
    },
  ]),
};

const indigo: DemoCourse = {
  id: '1022',
  slug: 'natural-indigo-dyeing',
  category: 'crafts',
  type: 'inClass',
  title: { th: 'ก่อหม้อครามและย้อมผ้าสีธรรมชาติ', en: 'The indigo pot: brewing and dyeing with natural indigo' },
  summary: {
    th: 'สองวันที่สกลนคร จากเนื้อครามถึงผ้าผืนที่มัดลายเอง',
    en: 'Two days in Sakon Nakhon, from indigo paste to a cloth you tied yourself',
  },
  description: {
    th: paragraphs(
      'หม้อครามมีชีวิต ต้องดมกลิ่น ดูฟอง และดูสีน้ำทุกเช้าเย็น วันแรกกรองน้ำด่างจากขี้เถ้า ผสมเนื้อครามกับน้ำมะขามเปียก แล้วหัดโจกหม้อจนน้ำเหลืองอมเขียวซึ่งเป็นสัญญาณว่าหม้อมา',
      'วันที่สองมัด เย็บ และพับผ้าฝ้ายให้เกิดลาย ย้อมหลายน้ำสลับผึ่งลมจนได้ความเข้มที่ชอบ ทุกคนได้ผ้าพันคอหนึ่งผืนและเนื้อครามกลับบ้านพอก่อหม้อเล็กได้หนึ่งหม้อ พักบ้านช่างได้ในราคากันเอง',
    ),
    en: paragraphs(
      'An indigo pot is alive: morning and evening you smell it, look at its froth and read its colour. On the first day you filter lye from ash, mix the paste with tamarind water, and air the pot until the liquor turns yellow-green, which says that the pot has come.',
      'On the second day you tie, stitch and fold cotton, and dip and air it again and again until the blue is deep enough. Everyone takes home a scarf and enough paste for a small pot. You may stay at the dyer’s house for a modest price.',
    ),
  },
  outcomes: [
    { th: 'ก่อหม้อครามและดูแลให้อยู่ได้หลายสัปดาห์', en: 'Brew a pot and keep it for weeks' },
    { th: 'อ่านสี กลิ่น และฟองว่าหม้อพร้อมหรือต้องพัก', en: 'Read colour, smell and froth' },
    { th: 'มัดลายพื้นฐาน 4 แบบ', en: 'Tie 4 basic patterns' },
  ],
  language: 'th',
  instructor: 'buakham-khramngam',
  cover: 'natural-indigo-dyeing',
  coverAlt: { th: 'ผ้ามัดย้อมลายวงแขวนเหนือหม้อคราม', en: 'Tie-dyed cloth hanging over an indigo jar' },
  teaser: null,
  schedule: {
    startsInDays: 40,
    endsInDays: 41,
    registrationOpensInDays: -5,
    registrationClosesInDays: 33,
    venue: { th: 'บ้านครามงาม อำเภอพรรณานิคม สกลนคร', en: 'Khramngam house, Phanna Nikhom, Sakon Nakhon' },
  },
  seats: 12,
  isRecertification: false,
  plans: [seatPlan('1022-1', baht(3_600), dollars(108))],
  sections: [],
};

const leather: DemoCourse = {
  id: '1023',
  slug: 'hand-stitched-leather-wallet',
  category: 'crafts',
  type: 'online',
  title: { th: 'เย็บกระเป๋าสตางค์หนังด้วยมือใบแรก', en: 'Your first hand-stitched leather wallet' },
  summary: {
    th: 'เข็มสองเล่ม ด้ายเทียนเส้นเดียว และกระเป๋าที่ซ่อมได้ตลอดอายุ',
    en: 'Two needles, one waxed thread, and a wallet you can mend for life',
  },
  description: {
    th: paragraphs(
      'ตะเข็บเข็มคู่แข็งแรงกว่าจักร เพราะถ้าด้ายขาดหนึ่งจุด จุดถัดไปยังอยู่ คอร์สนี้ทำกระเป๋าพับสองช่องใบเดียวตั้งแต่วางแบบจนขัดขอบ มุมกล้องอยู่เหนือมือให้เห็นทุกฝีเข็ม',
      'ใช้หนังวัวฟอกฝาดหนา 1.2 มม. หนึ่งแผ่นขนาด A4 เครื่องมือพื้นฐานไม่เกิน 8 ชิ้น มีแบบขนาดจริงให้พิมพ์ และบอกว่าแต่ละชิ้นหาซื้อได้จากร้านประเภทไหน ทำตามจนจบได้ในสองวันหยุด',
    ),
    en: paragraphs(
      'Saddle stitch is stronger than a machine seam: where one stitch breaks, the next one holds. The course makes a single two-pocket wallet from pattern to burnished edge, filmed from above your hands.',
      'You need one A4 sheet of vegetable-tanned leather, 1.2 mm thick, and 8 tools or fewer. There is a full-size pattern to print, and a note of which kind of shop sells each thing. It takes two days off.',
    ),
  },
  outcomes: [
    { th: 'ตัดหนังตรงตามแบบโดยไม่ให้ขอบเบี้ยว', en: 'Cut leather true to the pattern' },
    { th: 'เย็บตะเข็บเข็มคู่ให้เอียงเท่ากันทุกฝีเข็ม', en: 'Saddle-stitch with an even slant' },
    { th: 'ขัดขอบจนเรียบและกันน้ำ', en: 'Burnish an edge smooth and water-resistant' },
    { th: 'เปลี่ยนด้ายซ่อมของเก่า', en: 'Restitch an old piece' },
  ],
  language: 'th',
  instructor: 'chalida-khemthong',
  cover: 'hand-stitched-leather-wallet',
  coverAlt: { th: 'กระเป๋าสตางค์หนังมีแนวเย็บมือกับเข็ม', en: 'A leather wallet with hand stitching and a needle' },
  teaser: 'teaser',
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1023-1', baht(890), dollars(27), { isDefault: true }),
    lifetimePlan('1023-2', baht(1_290), dollars(39)),
  ],
  sections: buildSections('1023', null, 1, [
    {
      name: { th: 'เตรียมหนังและมือ', en: 'Ready the leather and the hand' },
      lectures: [
        { th: 'เลือกหนังด้วยปลายนิ้ว', en: 'Choose leather by touch' },
        { th: 'วางแบบและตัดให้ตรง', en: 'Lay the pattern and cut straight' },
        { th: 'ตอกนำรูเย็บให้ระยะเท่ากัน', en: 'Prick the holes evenly' },
        {
          film: null,
          th: 'เครื่องมือแปดชิ้น',
          en: 'The eight tools',
          text: {
            th: 'มีดคัตเตอร์ ไม้บรรทัดเหล็ก แผ่นรองตัด ส้อมตอกนำรู ค้อนหัวยาง เข็มปลายมนสองเล่ม ด้ายเทียน และไม้ขัดขอบ สามอย่างแรกมีที่ร้านเครื่องเขียน ที่เหลือมีที่ร้านอุปกรณ์งานหนัง',
            en: 'A cutter, a steel ruler, a cutting mat, a pricking iron, a rubber mallet, two blunt needles, waxed thread and an edge slicker. A stationer has the first three, a leathercraft shop the rest.',
          },
        },
      ],
    },
    {
      name: { th: 'เย็บ', en: 'Stitch' },
      lectures: [
        {
          th: 'ตะเข็บเข็มคู่ทีละฝีเข็ม',
          en: 'Saddle stitch, one stitch at a time',
          text: {
            th: 'เข็มขวาเข้าก่อน เข็มซ้ายตามโดยอยู่ใต้ด้ายแรกเสมอ ดึงสองมือพร้อมกันในแนวราบ ถ้าลำดับสลับแม้ครั้งเดียว ฝีเข็มนั้นจะเอียงผิดจากเพื่อน',
            en: 'The right needle goes first, the left follows and always passes under the first thread. Pull both hands level. Change the order once and that stitch leans the other way.',
          },
        },
        { th: 'เริ่มและจบโดยไม่มีปม', en: 'Begin and end without a knot' },
      ],
    },
    {
      name: { th: 'เก็บงาน', en: 'Finish' },
      lectures: [
        { th: 'ลบเหลี่ยม ขัดน้ำ ขัดเทียน', en: 'Bevel, burnish with water, then wax' },
        { th: 'ดูแลและซ่อมเมื่อใช้ไปสิบปี', en: 'Care, and repair after ten years' },
      ],
    },
  ]),
};

const basket: DemoCourse = {
  id: '1024',
  slug: 'bamboo-basket-weaving',
  category: 'crafts',
  type: 'online',
  title: { th: 'สานตะกร้าไม้ไผ่ ลายขัดและลายสอง', en: 'Bamboo baskets in plain and twill weave' },
  summary: {
    th: 'ตั้งแต่เลือกลำไผ่ จักตอก จนถึงเข้าขอบด้วยหวาย',
    en: 'From choosing the culm and splitting strips to binding the rim with rattan',
  },
  description: {
    th: paragraphs(
      'ตะกร้าดีเริ่มที่ตอกเรียบ ครูสมานพาดูปล้องไผ่สีสุกที่อายุพอดี ผ่า เหลา และขูดตอกให้บางเสมอกัน แล้วขึ้นก้นด้วยลายขัดก่อนยืนตอกเป็นผนังลายสอง',
      'ถ้าไม่มีไผ่ใกล้บ้าน ใช้ตอกสำเร็จหรือเส้นหวายเทียมฝึกลายได้ ท้ายคอร์สสอนรมควันและตากกันมอด ตะกร้าที่ได้ใส่ของหนัก 5 กิโลกรัมได้สบาย',
    ),
    en: paragraphs(
      'A good basket begins with smooth strips. The teacher shows which culm is old enough, how to split, pare and scrape it even, then starts the base in plain weave and turns the stakes up into a twill wall.',
      'No bamboo near you? Practise with ready strips or synthetic rattan. The last lecture smokes and dries the basket against beetles. It will carry 5 kilograms with ease.',
    ),
  },
  outcomes: [
    { th: 'จักตอกหนาเท่ากันด้วยมีดเล่มเดียว', en: 'Split even strips with a single knife' },
    { th: 'ขึ้นก้น ยืนตอก และสานผนังไม่เบี้ยว', en: 'Weave a base and a wall that stands true' },
    { th: 'เข้าขอบหวายและกันมอด', en: 'Bind the rim and keep beetles out' },
  ],
  language: 'th',
  instructor: 'saman-kophai',
  cover: 'bamboo-basket-weaving',
  coverAlt: { th: 'ตะกร้าไม้ไผ่ที่สานค้างไว้ครึ่งใบ', en: 'A half-woven bamboo basket' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [lifetimePlan('1024-1', baht(650), dollars(20), { isDefault: true })],
  sections: buildSections('1024', 'lesson-craft', 1, [
    {
      name: { th: 'ไผ่และตอก', en: 'Bamboo and strips' },
      lectures: [
        { th: 'ดูไผ่อายุสามปี', en: 'Know a three-year culm' },
        { th: 'ผ่าและจักตอก', en: 'Split the strips' },
        { th: 'ขูดให้เรียบโดยไม่บาดมือ', en: 'Scrape smooth, keep your fingers' },
      ],
    },
    {
      name: { th: 'สาน', en: 'Weave' },
      lectures: [
        { th: 'ขึ้นก้นลายขัด', en: 'The base in plain weave' },
        {
          th: 'ผนังลายสอง',
          en: 'The wall in twill',
          text: {
            th: 'ยกสอง ข่มสอง แถวถัดไปเลื่อนหนึ่งเส้น ถ้าลายไม่เดินเฉียง ให้ถอยกลับไปดูแถวก่อนหน้าว่าเลื่อนหรือยัง',
            en: 'Over two, under two, and move one strip in the next row. If the slant stops, look back one row and see whether it moved.',
          },
        },
        { th: 'เข้าขอบด้วยหวาย', en: 'Bind the rim with rattan' },
        { th: 'รมควันกันมอด', en: 'Smoke it against beetles' },
      ],
    },
  ]),
};

const stool: DemoCourse = {
  id: '1025',
  slug: 'first-wooden-stool',
  category: 'crafts',
  type: 'privateClassroom',
  title: {
    th: 'ทำเก้าอี้สามขาด้วยเครื่องมือมือ เรียนตัวต่อตัว 3 วัน',
    en: 'A three-legged stool by hand tools, one to one for 3 days',
  },
  summary: {
    th: 'ไม่มีตะปู ไม่มีเครื่องไฟฟ้า กลับบ้านพร้อมเก้าอี้ที่นั่งได้',
    en: 'No nails, no machines, and a stool to sit on at the end',
  },
  description: {
    th: paragraphs(
      'ผู้เรียนหนึ่งคน ครูหนึ่งคน โต๊ะงานหนึ่งตัว วันแรกลับกบและสิ่วจนโกนขนแขนได้ แล้วไสไม้สักให้เรียบสองหน้า วันที่สองเจาะรูเอียงและเหลาขาให้เรียวพอดีรู วันที่สามอัดลิ่ม ตัดขาให้ยืนนิ่ง และลงน้ำมัน',
      'เลือกวันได้ภายในช่วงที่เปิด รวมไม้ อาหารกลางวัน และแว่นนิรภัย ผู้ที่ไม่เคยจับเลื่อยเรียนได้ ขอให้ยืนทำงานได้วันละ 6 ชั่วโมง',
    ),
    en: paragraphs(
      'One learner, one teacher, one bench. On the first day you sharpen planes and chisels until they shave hair, and plane teak flat on both faces. On the second you bore angled holes and taper legs to fit. On the third you drive the wedges, level the feet and oil the wood.',
      'Choose your days within the open weeks. Wood, lunch and safety glasses are included. You need no experience, only to be able to stand at a bench for 6 hours a day.',
    ),
  },
  outcomes: [
    { th: 'ลับเครื่องมือคมด้วยหินน้ำ', en: 'Sharpen on water stones' },
    { th: 'ไสไม้เรียบและตรวจฉากด้วยสายตา', en: 'Plane flat and judge square by eye' },
    { th: 'เข้าเดือยกลมอัดลิ่มที่แน่นไปตลอดอายุไม้', en: 'Fit wedged round tenons that last' },
  ],
  language: 'th',
  instructor: 'anon-maihom',
  cover: 'first-wooden-stool',
  coverAlt: { th: 'เก้าอี้ไม้สามขาข้างกบไสไม้', en: 'A three-legged stool beside a hand plane' },
  teaser: null,
  schedule: {
    startsInDays: 30,
    endsInDays: 60,
    registrationOpensInDays: -7,
    registrationClosesInDays: 25,
    venue: { th: 'โรงไม้หอม อำเภอเมือง น่าน', en: 'Maihom workshop, Mueang Nan' },
  },
  seats: 3,
  isRecertification: false,
  plans: [seatPlan('1025-1', baht(12_500), dollars(375), { name: { th: 'ตัวต่อตัว 3 วัน', en: 'One to one, 3 days' } })],
  sections: buildAgenda('1025', [
    {
      name: { th: 'วันแรก ลับและไส', en: 'Day 1: sharpen and plane' },
      lectures: [
        { minutes: 150, th: 'ลับกบและสิ่วด้วยหินน้ำ', en: 'Sharpen plane and chisels on water stones' },
        { minutes: 210, th: 'ไสไม้สักให้เรียบสองหน้า', en: 'Plane teak flat on both faces' },
      ],
    },
    {
      name: { th: 'วันที่สอง รูและขา', en: 'Day 2: holes and legs' },
      lectures: [
        { minutes: 150, th: 'เจาะรูเอียงให้ได้องศา', en: 'Bore the holes at their angle' },
        { minutes: 210, th: 'เหลาขาให้เรียวพอดีรู', en: 'Taper the legs to fit' },
      ],
    },
    {
      name: { th: 'วันที่สาม ประกอบ', en: 'Day 3: put it together' },
      lectures: [
        { minutes: 120, th: 'เข้าเดือยและอัดลิ่ม', en: 'Join and wedge' },
        { minutes: 120, th: 'ตัดขาให้ยืนนิ่ง', en: 'Level the feet' },
        { minutes: 120, th: 'ลงน้ำมัน แล้วนั่ง', en: 'Oil it, and sit down' },
      ],
    },
  ]),
};

/** Courses about crafts. */
export const craftCourses: readonly DemoCourse[] = [ceramics, indigo, leather, basket, stool];
