import type { DemoProduct } from '../demoTypes.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars } from './plans.ts';

const workbook = { th: 'สมุดฝึก', en: 'Workbook' };
const book = { th: 'หนังสือ', en: 'Book' };
const kit = { th: 'ชุดอุปกรณ์', en: 'Kit' };
const tool = { th: 'เครื่องมือ', en: 'Tools' };

const labels = {
  size: { th: 'ขนาด', en: 'Size' },
  pages: { th: 'จำนวนหน้า', en: 'Pages' },
  paper: { th: 'กระดาษ', en: 'Paper' },
  weight: { th: 'น้ำหนัก', en: 'Weight' },
  cover: { th: 'ปก', en: 'Cover' },
  pieces: { th: 'ในกล่อง', en: 'In the box' },
  cloth: { th: 'ผ้า', en: 'Cloth' },
  makes: { th: 'ทำได้', en: 'Makes' },
  thread: { th: 'ด้าย', en: 'Thread' },
  material: { th: 'วัสดุ', en: 'Material' },
  light: { th: 'ไฟ', en: 'Light' },
  power: { th: 'ไฟเลี้ยง', en: 'Power' },
};

/** Things that are shipped, most of them companions of a course. */
export const products: readonly DemoProduct[] = [
  {
    id: '5001',
    slug: 'japanese-kana-workbook',
    category: 'books',
    title: { th: 'สมุดฝึกคัดตัวอักษรญี่ปุ่น ฮิรางานะ–คาตากานะ', en: 'Japanese kana workbook, hiragana and katakana' },
    summary: { th: 'ลำดับเส้นครบทุกตัว ช่องฝึกตัวละ 24 ครั้ง', en: 'Every stroke order, 24 practice squares for each letter' },
    description: {
      th: paragraphs(
        'กระดาษถนอมสายตาหนา 100 แกรม เขียนหมึกซึมแล้วไม่ทะลุ เล่มกางราบบนโต๊ะได้ ทุกตัวอักษรมีลำดับเส้น คำตัวอย่างจากที่ทำงาน และช่องฝึก 24 ครั้ง',
        'ใช้คู่กับคอร์สภาษาญี่ปุ่นเพื่อการทำงานได้พอดี ขนาด 19 × 26 ซม. จำนวน 128 หน้า',
      ),
      en: paragraphs(
        'Soft-toned 100 gsm paper that a fountain pen does not bleed through, in a binding that lies flat. Each letter has its stroke order, a word from the workplace and 24 squares to practise in.',
        'Made to go with the Japanese for work course. 19 × 26 cm, 128 pages.',
      ),
    },
    cover: 'japanese-kana-workbook',
    coverAlt: { th: 'สมุดฝึกมีอักษรญี่ปุ่นในช่องประ', en: 'A workbook with a kana in a dotted square' },
    kind: workbook,
    facts: [
      { label: labels.size, value: { th: '19 × 26 ซม.', en: '19 × 26 cm' } },
      { label: labels.pages, value: { th: '128 หน้า', en: '128' } },
      { label: labels.paper, value: { th: 'ถนอมสายตา 100 แกรม', en: 'Soft-toned, 100 gsm' } },
      { label: labels.weight, value: { th: '420 กรัม', en: '420 g' } },
    ],
    video: 'lesson-language',
    priceSatang: baht(240),
    priceUsdCents: dollars(8),
    availableQuantity: 24,
  },
  {
    id: '5002',
    slug: 'shop-ledger-book',
    category: 'books',
    title: { th: 'สมุดบัญชีร้านหนึ่งปี', en: 'One-year shop ledger' },
    summary: {
      th: 'หน้าละหนึ่งวัน มีช่องขายสด ขายเชื่อ และเงินเจ้าของ',
      en: 'A page a day, with columns for cash, credit and the owner',
    },
    description: {
      th: paragraphs(
        'ออกแบบจากสมุดของร้านชำที่ใช้มาสามสิบปี แต่ละวันมีช่องขายสด ขายเชื่อ รับชำระ ซื้อของ และเงินที่เจ้าของหยิบใช้ ทุกสิ้นเดือนมีหน้ากระทบยอดธนาคาร',
        'ปกแข็งหุ้มผ้า ริบบิ้นคั่นสองเส้น ขนาด A5 จำนวน 400 หน้า ไม่ระบุปี เริ่มใช้วันไหนก็ได้',
      ),
      en: paragraphs(
        'Drawn from the book a grocery kept for thirty years. Each day has columns for cash sales, credit sales, payments, purchases and what the owner takes out; each month ends with a page to agree with the bank.',
        'Cloth hardcover with two ribbons, A5, 400 pages. Undated, so begin on any day.',
      ),
    },
    cover: 'shop-ledger-book',
    coverAlt: { th: 'สมุดบัญชีปกแข็งมีริบบิ้นคั่น', en: 'A bound ledger with a ribbon' },
    kind: workbook,
    facts: [
      { label: labels.size, value: { th: 'A5 (14.8 × 21 ซม.)', en: 'A5 (14.8 × 21 cm)' } },
      { label: labels.pages, value: { th: '400 หน้า', en: '400' } },
      { label: labels.cover, value: { th: 'แข็งหุ้มผ้า ริบบิ้นสองเส้น', en: 'Cloth hardcover, two ribbons' } },
      { label: labels.weight, value: { th: '680 กรัม', en: '680 g' } },
    ],
    priceSatang: baht(320),
    priceUsdCents: dollars(10),
    availableQuantity: 60,
  },
  {
    id: '5003',
    slug: 'excel-formula-cards',
    category: 'books',
    title: { th: 'การ์ดสูตร Excel ตั้งโต๊ะ 40 ใบ', en: 'Excel formula desk cards, set of 40' },
    summary: { th: 'หน้าหนึ่งคือปัญหา อีกหน้าคือสูตรพร้อมตัวอย่าง', en: 'The problem on one side, the formula on the other' },
    description: {
      th: paragraphs(
        'ค้นจากปัญหา ไม่ใช่จากชื่อสูตร เช่น หารายการที่มีในตารางนี้แต่ไม่มีในตารางนั้น พลิกแล้วเจอสูตร ตัวอย่าง และข้อผิดพลาดที่เจอบ่อย จัดเป็นห้าหมวดด้วยสีขอบ',
        'กระดาษเคลือบด้านเขียนดินสอได้ ขนาด 9 × 13 ซม. มาพร้อมแท่นไม้ตั้งโต๊ะ',
      ),
      en: paragraphs(
        'Look up the problem, not the formula: which rows are in this table but not in that one? Turn the card for the formula, an example and the usual mistake. Five groups by the colour of the edge.',
        'Matt card that takes pencil, 9 × 13 cm, with a wooden stand.',
      ),
    },
    cover: 'excel-formula-cards',
    coverAlt: { th: 'การ์ดสามใบคลี่ออก ใบหน้ามีเครื่องหมายเท่ากับ', en: 'Three fanned cards, the first with an equals sign' },
    kind: { th: 'การ์ดความรู้', en: 'Reference cards' },
    facts: [
      { label: labels.size, value: { th: '9 × 13 ซม.', en: '9 × 13 cm' } },
      { label: labels.pieces, value: { th: '40 ใบ พร้อมแท่นไม้', en: '40 cards and a wooden stand' } },
      { label: labels.paper, value: { th: 'เคลือบด้าน เขียนดินสอได้', en: 'Matt, takes pencil' } },
      { label: labels.weight, value: { th: '310 กรัม', en: '310 g' } },
    ],
    priceSatang: baht(390),
    priceUsdCents: dollars(12),
    availableQuantity: 45,
  },
  {
    id: '5004',
    slug: 'food-cost-notebook',
    category: 'books',
    title: { th: 'ครัวเล็กคิดเลขเป็น', en: 'The small kitchen that counts' },
    summary: {
      th: 'วิธีคิดต้นทุน 52 เมนูร้านตามสั่ง พร้อมการ์ดเปล่าท้ายเล่ม',
      en: 'The costs of 52 made-to-order dishes, with blank cards at the back',
    },
    description: {
      th: paragraphs(
        'ตั้งแต่กะเพราหมูสับจนถึงต้มยำหม้อไฟ แต่ละเมนูบอกน้ำหนักหลังตัดแต่ง ส่วนที่เสีย และจุดที่ร้านมักลืมคิด อ่านจบแล้วเปลี่ยนราคาตลาดเป็นของวันนี้ได้ทันที',
        'เขียนโดยศศิวรรณ เรือนคำ ปกกันน้ำ ขนาด 15 × 21 ซม. จำนวน 176 หน้า',
      ),
      en: paragraphs(
        'From minced pork with holy basil to hotpot tom yum, each dish gives the trimmed weight, the waste and what shops forget to count, so that you can put in today’s market price at once.',
        'By Sasiwan Rueankham. Wipeable cover, 15 × 21 cm, 176 pages.',
      ),
    },
    cover: 'food-cost-notebook',
    coverAlt: { th: 'สมุดสันห่วงมีช้อนส้อมบนปก', en: 'A spiral notebook with a spoon and fork on the cover' },
    kind: book,
    facts: [
      { label: labels.size, value: { th: '15 × 21 ซม.', en: '15 × 21 cm' } },
      { label: labels.pages, value: { th: '176 หน้า', en: '176' } },
      { label: labels.cover, value: { th: 'กันน้ำ เช็ดได้', en: 'Wipeable' } },
      { label: labels.weight, value: { th: '350 กรัม', en: '350 g' } },
    ],
    priceSatang: baht(285),
    priceUsdCents: dollars(9),
    availableQuantity: 80,
  },
  {
    id: '5005',
    slug: 'indigo-dye-kit',
    category: 'kits',
    title: { th: 'ชุดก่อหม้อครามใบเล็ก', en: 'Small indigo pot kit' },
    summary: {
      th: 'เนื้อครามแท้ 300 กรัม พร้อมผ้าฝ้ายทอมือหนึ่งผืน',
      en: '300 grams of real indigo paste and a handwoven cotton cloth',
    },
    description: {
      th: paragraphs(
        'เนื้อครามจากไร่ที่สกลนคร ขี้เถ้าสำหรับทำน้ำด่าง มะขามเปียก ผ้าฝ้ายทอมือ 45 × 180 ซม. ยางรัด และถุงมือ เติมน้ำและเวลา 3 วันก็ได้หม้อครามขนาด 4 ลิตร',
        'มีคู่มือภาพบอกสี กลิ่น และฟองของหม้อในแต่ละวัน เนื้อครามเก็บได้ 6 เดือนในที่ร่มโดยปิดฝาให้สนิท',
      ),
      en: paragraphs(
        'Paste from a farm in Sakon Nakhon, ash for the lye, tamarind, a handwoven cloth of 45 × 180 cm, rubber bands and gloves. Add water and 3 days for a pot of 4 litres.',
        'A picture guide shows the colour, smell and froth of each day. The paste keeps 6 months, closed and out of the sun.',
      ),
    },
    cover: 'indigo-dye-kit',
    coverAlt: { th: 'โถครามใบเล็ก ผ้าขาวพับ และยางรัด', en: 'A small jar of indigo, a folded cloth and rubber bands' },
    kind: kit,
    facts: [
      {
        label: labels.pieces,
        value: { th: 'ครามเปียก ขี้เถ้า มะขาม ผ้า ยางรัด ถุงมือ', en: 'Paste, ash, tamarind, cloth, bands, gloves' },
      },
      { label: labels.cloth, value: { th: 'ฝ้ายทอมือ 45 × 180 ซม.', en: 'Handwoven cotton, 45 × 180 cm' } },
      { label: labels.makes, value: { th: 'หม้อคราม 4 ลิตร', en: 'A pot of 4 litres' } },
      { label: labels.weight, value: { th: '1.2 กก.', en: '1.2 kg' } },
    ],
    priceSatang: baht(690),
    priceUsdCents: dollars(21),
    availableQuantity: 18,
  },
  {
    id: '5006',
    slug: 'leather-stitching-kit',
    category: 'kits',
    title: { th: 'ชุดเครื่องมือเย็บหนังเริ่มต้น 8 ชิ้น', en: 'Starter leather-stitching kit, 8 pieces' },
    summary: { th: 'ครบพอทำกระเป๋าใบแรก พร้อมหนังตัดแล้ว', en: 'All you need for a first wallet, with the leather cut' },
    description: {
      th: paragraphs(
        'ส้อมตอกระยะ 3.85 มม. เข็มปลายทู่สองเล่ม ด้ายเทียนโพลีเอสเตอร์ 0.6 มม. เหล็กหมาด มีดคัตเตอร์ ไม้ขัดขอบ ไขผึ้ง และค้อนไนลอน พร้อมหนังวัวฟอกฝาดที่ตัดตามแบบของคอร์สแล้ว',
        'ส้อมตอกลับคมจากโรงงาน ใช้ได้เลย มีด้ายสีน้ำตาลและสีครามให้เลือกตอนสั่ง',
      ),
      en: paragraphs(
        'A 3.85 mm pricking iron, two blunt needles, 0.6 mm waxed polyester thread, an awl, a knife, an edge slicker, beeswax and a nylon mallet, with vegetable-tanned leather cut to the course’s pattern.',
        'The iron comes sharpened. Choose brown or indigo thread when you order.',
      ),
    },
    cover: 'leather-stitching-kit',
    coverAlt: { th: 'เข็มสองเล่ม หลอดด้ายเทียน และเหล็กหมาด', en: 'Two needles, a spool of waxed thread and an awl' },
    kind: kit,
    facts: [
      { label: labels.pieces, value: { th: '8 ชิ้น พร้อมหนังตัดแล้ว', en: '8, with the leather cut' } },
      { label: labels.thread, value: { th: 'โพลีเอสเตอร์เคลือบเทียน 0.6 มม.', en: 'Waxed polyester, 0.6 mm' } },
      { label: labels.weight, value: { th: '540 กรัม', en: '540 g' } },
    ],
    video: 'lesson-craft',
    priceSatang: baht(1_290),
    priceUsdCents: dollars(39),
    availableQuantity: 30,
  },
  {
    id: '5007',
    slug: 'clay-tool-set',
    category: 'kits',
    title: { th: 'ชุดเครื่องมือปั้นดิน 6 ชิ้น', en: 'Clay tool set, 6 pieces' },
    summary: { th: 'ด้ามไม้ฉำฉากลึงมือ ล้างน้ำได้', en: 'Hand-turned rain-tree handles, washable' },
    description: {
      th: paragraphs(
        'ลวดตัดดิน ห่วงขูดสองขนาด ซี่ไม้แต่งผนัง เข็มเจาะ และฟองน้ำ ใช้ได้ทั้งปั้นมือและแป้นหมุน ด้ามไม้เคลือบน้ำมัน ไม่ใช่แล็กเกอร์ จับนานแล้วไม่ลื่น',
        'ทุกด้ามกลึงที่เชียงใหม่ ลายไม้จึงไม่เหมือนกันสักอัน',
      ),
      en: paragraphs(
        'A wire cutter, loop tools in two sizes, a wooden rib, a needle and a sponge, for hand-building and the wheel. The handles are oiled rather than lacquered, so that they do not slip.',
        'Each is turned in Chiang Mai, and no two have the same grain.',
      ),
    },
    cover: 'clay-tool-set',
    coverAlt: { th: 'ลวดตัดดิน ซี่ไม้ และห่วงขูดวางเรียงกัน', en: 'A wire cutter, a wooden rib and a loop tool' },
    kind: tool,
    facts: [
      { label: labels.pieces, value: { th: '6 ชิ้น', en: '6' } },
      {
        label: labels.material,
        value: { th: 'ไม้ฉำฉาเคลือบน้ำมัน เหล็กไร้สนิม', en: 'Oiled rain-tree wood, stainless steel' },
      },
      { label: labels.weight, value: { th: '260 กรัม', en: '260 g' } },
    ],
    priceSatang: baht(450),
    priceUsdCents: dollars(14),
    availableQuantity: 0,
  },
  {
    id: '5008',
    slug: 'product-photo-light-box',
    category: 'kits',
    title: { th: 'กล่องไฟถ่ายสินค้าแบบพับ 40 ซม.', en: 'Folding photo light box, 40 cm' },
    summary: { th: 'ไฟสองแถบปรับได้ สีตรง พับเก็บหนา 3 ซม.', en: 'Two adjustable lights in true colour, folds to 3 cm' },
    description: {
      th: paragraphs(
        'ไฟ LED ค่าความถูกต้องของสี CRI 95 ปรับความสว่างแยกกันสองแถบ ต่อไฟจากหัวชาร์จมือถือได้ ฉากหลังสี่สี ได้แก่ ขาว เทา ดำ และใบตองอ่อน',
        'พับด้วยแม่เหล็ก หนัก 1.4 กิโลกรัม เหมาะกับของที่สูงไม่เกิน 30 ซม.',
      ),
      en: paragraphs(
        'LED lights with a colour rendering index of 95, two strips dimmed apart, powered from a phone charger. Four backgrounds: white, grey, black and pale banana leaf.',
        'Closes with magnets, weighs 1.4 kilograms, and suits things up to 30 cm tall.',
      ),
    },
    cover: 'product-photo-light-box',
    coverAlt: { th: 'กล่องไฟเปิดอยู่ มีขวดและไฟสองดวง', en: 'An open light box with a bottle and two lamps' },
    kind: tool,
    facts: [
      {
        label: labels.size,
        value: { th: 'กาง 40 × 40 × 40 ซม. พับหนา 3 ซม.', en: '40 × 40 × 40 cm open, 3 cm folded' },
      },
      { label: labels.light, value: { th: 'CRI 95 สองแถบ หรี่แยกกัน', en: 'CRI 95, two strips dimmed apart' } },
      { label: labels.power, value: { th: 'หัวชาร์จ USB 5 V 2 A', en: 'USB, 5 V 2 A' } },
      { label: labels.weight, value: { th: '1.4 กก.', en: '1.4 kg' } },
    ],
    priceSatang: baht(890),
    priceUsdCents: null,
    availableQuantity: 3,
  },
  {
    id: '5009',
    slug: 'home-first-aid-box',
    category: 'kits',
    title: { th: 'กล่องปฐมพยาบาลประจำบ้าน', en: 'Home first-aid box' },
    summary: {
      th: 'จัดตามเหตุที่เจอบ่อย เปิดแล้วหยิบถูกตั้งแต่ครั้งแรก',
      en: 'Arranged by what happens, so that the right thing comes to hand',
    },
    description: {
      th: paragraphs(
        'แบ่งสี่ช่องตามเหตุ ได้แก่ เลือดออก แผลไหม้ เคล็ดขัดยอก และช่วยหายใจ มีผ้ายืด ผ้าก๊อซ น้ำเกลือล้างแผล เจลประคบ กรรไกรตัดผ้า และหน้ากากช่วยหายใจ ในฝากล่องเป็นแผ่นขั้นตอนตัวใหญ่',
        'ไม่มียา เพราะยาควรเลือกตามคนในบ้าน วันหมดอายุของทุกชิ้นพิมพ์รวมไว้ที่สติกเกอร์เดียวหน้ากล่อง',
      ),
      en: paragraphs(
        'Four compartments by event: bleeding, burns, sprains and breathing. Bandages, gauze, saline, a gel pack, shears and a breathing mask, with the steps in large type inside the lid.',
        'There is no medicine in it, because that depends on who lives with you. One sticker on the front gives every expiry date.',
      ),
    },
    cover: 'home-first-aid-box',
    coverAlt: { th: 'กล่องมีเครื่องหมายกากบาทกับม้วนผ้าพันแผล', en: 'A box with a cross and a roll of bandage' },
    kind: kit,
    facts: [
      { label: labels.size, value: { th: '28 × 20 × 12 ซม.', en: '28 × 20 × 12 cm' } },
      { label: labels.pieces, value: { th: '24 รายการ ไม่รวมยา', en: '24 items, no medicine' } },
      { label: labels.weight, value: { th: '1.1 กก.', en: '1.1 kg' } },
    ],
    priceSatang: baht(750),
    priceUsdCents: dollars(23),
    availableQuantity: 35,
  },
];
