import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, lifetimePlan, periodPlan, seatPlan } from './plans.ts';

const incomeTax: DemoCourse = {
  id: '1011',
  slug: 'personal-and-company-tax',
  category: 'accounting',
  type: 'online',
  title: { th: 'ยื่นภาษีบุคคลธรรมดาและนิติบุคคลให้ถูกต้อง', en: 'Filing personal and company income tax correctly' },
  summary: {
    th: 'รู้ว่าเงินได้ของคุณเป็นประเภทไหน หักอะไรได้ และยื่นแบบใดเมื่อไร',
    en: 'Know your kind of income, what to deduct, and which form to file when',
  },
  description: {
    th: paragraphs(
      'เงินเดือน ค่าจ้างฟรีแลนซ์ ค่าเช่า และกำไรร้านค้าเสียภาษีไม่เหมือนกัน คอร์สนี้เริ่มจากจำแนกเงินได้ 8 ประเภทให้ถูกก่อน เพราะผิดตรงนี้แล้วที่เหลือผิดทั้งหมด',
      'ครึ่งแรกกรอก ภ.ง.ด.90 และ ภ.ง.ด.91 จากหนังสือรับรองหัก ณ ที่จ่ายจริงที่ปิดชื่อแล้ว ครึ่งหลังเป็น ภ.ง.ด.50 และ ภ.ง.ด.51 ของบริษัทเล็ก พร้อมตารางปรับกำไรทางบัญชีเป็นกำไรทางภาษี',
      'เนื้อหาเป็นความรู้ทั่วไป กรณีเฉพาะควรปรึกษาผู้สอบบัญชีหรือสรรพากรพื้นที่',
    ),
    en: paragraphs(
      'Salary, freelance fees, rent and shop profit are taxed differently. The course first sorts out the 8 kinds of income, because a mistake there spoils everything after it.',
      'The first half fills in forms P.N.D. 90 and 91 from real withholding certificates with the names removed. The second half is P.N.D. 50 and 51 for a small company, with the table that turns accounting profit into taxable profit.',
      'This is general knowledge; for your own case ask an auditor or your area revenue office.',
    ),
  },
  outcomes: [
    { th: 'จำแนกเงินได้ 8 ประเภทและค่าใช้จ่ายที่หักได้', en: 'Sort 8 kinds of income and what each may deduct' },
    { th: 'ยื่นแบบออนไลน์และเก็บหลักฐานครบ', en: 'File online and keep the right papers' },
    { th: 'ทำกระดาษทำการปรับปรุงกำไรของบริษัทเล็ก', en: 'Prepare the profit adjustment of a small company' },
  ],
  language: 'th',
  instructor: 'theerapong-yooyen',
  cover: 'personal-and-company-tax',
  coverAlt: { th: 'แบบยื่นภาษีมุมพับกับเหรียญบาท', en: 'A tax form with a folded corner and a baht coin' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1011-1', baht(890), dollars(27), { isDefault: true }),
    periodPlan('1011-2', baht(490), dollars(15), {
      name: { th: 'ต่ออายุรายปี พร้อมบทที่อัปเดตตามปีภาษี', en: 'Renew for a year, with the new tax year’s lectures' },
      pricingType: 'renew',
    }),
  ],
  sections: buildSections('1011', 'lesson-tax', 1, [
    {
      name: { th: 'เงินได้ของคุณคือประเภทไหน', en: 'Which kind of income is yours' },
      lectures: [
        { th: 'เงินได้ 8 ประเภทในหนึ่งหน้า', en: 'The 8 kinds of income on one page' },
        { th: 'เงินเดือนกับงานเสริมในปีเดียวกัน', en: 'A salary and a side job in one year' },
        { th: 'หักเหมาหรือหักตามจริง', en: 'Flat-rate or actual expenses' },
      ],
    },
    {
      name: { th: 'ยื่นแบบบุคคลธรรมดา', en: 'Filing as an individual' },
      lectures: [
        {
          th: 'อ่านหนังสือรับรองหัก ณ ที่จ่าย (50 ทวิ)',
          en: 'Read a withholding certificate',
          text: {
            th: 'ดูสามช่องนี้ก่อนเสมอ ประเภทเงินได้ จำนวนเงินที่จ่าย และภาษีที่หักไว้ ถ้าประเภทเงินได้ผิด ให้ขอผู้จ่ายออกใบใหม่ก่อนยื่น',
            en: 'Look at three boxes first: kind of income, amount paid, tax withheld. If the kind is wrong, ask the payer for a new certificate before you file.',
          },
        },
        { th: 'ค่าลดหย่อนที่คนลืม', en: 'Allowances people forget' },
        { th: 'กรอก ภ.ง.ด.90 ออนไลน์ไปพร้อมกัน', en: 'Fill in P.N.D. 90 online together' },
        { th: 'ยื่นผิด แก้อย่างไร', en: 'Mending a wrong return' },
        { th: 'เว็บไซต์กรมสรรพากร', en: 'The Revenue Department’s website', linkUrl: 'https://www.rd.go.th/' },
      ],
    },
    {
      name: { th: 'บริษัทเล็กกับภาษีนิติบุคคล', en: 'Small companies' },
      lectures: [
        { th: 'จากกำไรทางบัญชีสู่กำไรทางภาษี', en: 'From accounting profit to taxable profit' },
        { th: 'ประมาณการครึ่งปีใน ภ.ง.ด.51', en: 'The half-year estimate in P.N.D. 51' },
        { th: 'รายจ่ายต้องห้ามที่พบบ่อย', en: 'Common expenses that do not count' },
      ],
    },
  ]),
};

const bookkeeping: DemoCourse = {
  id: '1012',
  slug: 'bookkeeping-for-small-shops',
  category: 'accounting',
  type: 'online',
  title: { th: 'บัญชีร้านเล็กที่เจ้าของทำเองได้', en: 'Books a small shop owner can keep' },
  summary: {
    th: 'วันละ 15 นาที รู้กำไรจริงทุกสิ้นเดือน',
    en: '15 minutes a day, and a true profit at every month’s end',
  },
  description: {
    th: paragraphs(
      'เงินในลิ้นชักไม่ใช่กำไร คอร์สนี้สอนแยกเงินร้านออกจากเงินบ้าน บันทึกรายวันด้วยสมุดหรือ Excel ก็ได้ แล้วปิดยอดสิ้นเดือนให้ตรงกับเงินในบัญชีธนาคาร',
      'ใช้ตัวอย่างร้านชำหนึ่งร้านตลอดคอร์ส มีวันที่ขายเชื่อ วันที่ของเสีย และวันที่เจ้าของหยิบเงินไปจ่ายค่าเทอม เพราะชีวิตจริงเป็นแบบนั้น',
    ),
    en: paragraphs(
      'Cash in the drawer is not profit. You learn to part the shop’s money from the household’s, to write up each day in a book or in Excel, and to close the month so that it agrees with the bank.',
      'One grocery runs through the whole course, with its days of credit sales, its spoilt goods, and the day the owner takes money out for school fees, because life is like that.',
    ),
  },
  outcomes: [
    { th: 'บันทึกรับจ่ายรายวันที่ตรวจย้อนได้', en: 'Keep a daily record you can trace' },
    { th: 'ปิดยอดสิ้นเดือนให้ตรงกับธนาคาร', en: 'Close a month that agrees with the bank' },
    { th: 'รู้กำไรขั้นต้นของสินค้าแต่ละกลุ่ม', en: 'Know the gross profit of each group of goods' },
    { th: 'เตรียมเอกสารให้ผู้ทำบัญชีโดยไม่ต้องรื้อ', en: 'Hand papers to a bookkeeper without a search' },
  ],
  language: 'th',
  instructor: 'sasiwan-rueankham',
  cover: 'bookkeeping-for-small-shops',
  coverAlt: { th: 'สมุดบัญชีเปิดสองหน้ากับดินสอ', en: 'An open ledger and a pencil' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  freeBook: { productId: '5002', delivery: 'ship' },
  plans: [lifetimePlan('1012-1', baht(590), null, { isDefault: true })],
  sections: buildSections('1012', 'lesson-tax', 1, [
    {
      name: { th: 'สมุดรายวัน', en: 'The daily book' },
      lectures: [
        { th: 'เงินร้าน เงินบ้าน คนละกระเป๋า', en: 'Shop money and house money' },
        { th: 'บันทึกขายสด ขายเชื่อ และรับชำระ', en: 'Cash sales, credit sales and payments' },
        { th: 'ของเสีย ของแถม ของใช้เอง', en: 'Spoilt, given away, used at home' },
      ],
    },
    {
      name: { th: 'ปิดเดือน', en: 'Closing the month' },
      lectures: [
        { th: 'กระทบยอดธนาคารทีละบรรทัด', en: 'Agree with the bank line by line' },
        { th: 'นับสต็อกแบบไม่ต้องปิดร้าน', en: 'Count stock without closing' },
        { th: 'อ่านกำไรขาดทุนหน้าแรกของคุณ', en: 'Read your first profit and loss' },
        {
          film: null,
          th: 'รายการตรวจสิ้นเดือนหนึ่งหน้า',
          en: 'A one-page month-end checklist',
          text: {
            th: 'นับเงินในลิ้นชัก ดูยอดธนาคาร ไล่บิลที่ยังไม่จ่าย ไล่ลูกค้าที่ยังค้าง นับของขายดีสิบอย่าง แล้วจึงดูกำไร ทำตามลำดับนี้ทุกเดือน ไม่เกินหนึ่งชั่วโมงก็เสร็จ',
            en: 'Count the drawer, read the bank balance, list the bills not yet paid and the customers who still owe, count your ten best sellers, and only then look at the profit. In this order it takes less than an hour.',
          },
        },
      ],
    },
  ]),
};

const taxUpdate: DemoCourse = {
  id: '1013',
  slug: 'tax-update-for-bookkeepers',
  category: 'accounting',
  type: 'liveBroadcast',
  title: { th: 'อัปเดตภาษีประจำปีสำหรับผู้ทำบัญชี', en: 'The year’s tax changes for bookkeepers' },
  summary: {
    th: 'ถ่ายทอดสด 6 ชั่วโมง สรุปสิ่งที่เปลี่ยนและผลต่อการลงบัญชี พร้อมหนังสือรับรองชั่วโมงพัฒนาความรู้',
    en: 'Six live hours on what changed and how to book it, with a certificate of professional hours',
  },
  description: {
    th: paragraphs(
      'หนึ่งปีมีประกาศและคำวินิจฉัยใหม่หลายร้อยฉบับ ที่กระทบงานประจำเดือนของผู้ทำบัญชีมีไม่กี่ฉบับ การถ่ายทอดสดนี้คัดเฉพาะส่วนนั้น แล้วแสดงรายการบัญชีก่อนและหลังการเปลี่ยนแปลงให้เห็นคู่กัน',
      'ช่วงเช้าเป็นภาษีมูลค่าเพิ่มและภาษีหัก ณ ที่จ่าย ช่วงบ่ายเป็นภาษีเงินได้นิติบุคคลและกรณีศึกษาจากผู้เรียน ส่งคำถามล่วงหน้าได้ถึงวันก่อนเรียน ผู้เข้าครบเวลาได้รับหนังสือรับรองเพื่อต่ออายุคุณสมบัติ',
    ),
    en: paragraphs(
      'A year brings hundreds of announcements and rulings; only a few touch a bookkeeper’s month. This broadcast keeps to those, and shows each entry before and after the change.',
      'The morning covers VAT and withholding tax, the afternoon company income tax and cases sent in by participants. Questions are welcome until the day before. Those who attend in full receive a certificate towards renewal.',
    ),
  },
  outcomes: [
    { th: 'รู้รายการที่ต้องแก้ในงวดถัดไป', en: 'Know what to change in the next period' },
    { th: 'ลงบัญชีตามเกณฑ์ใหม่พร้อมเอกสารประกอบ', en: 'Book by the new rules, with the papers to support it' },
    { th: 'ตอบลูกค้าได้ว่าเรื่องไหนไม่กระทบเขา', en: 'Tell clients what does not affect them' },
  ],
  language: 'th',
  instructor: 'theerapong-yooyen',
  cover: 'tax-update-for-bookkeepers',
  coverAlt: { th: 'ปฏิทินมีเครื่องหมายร้อยละกับตรายาง', en: 'A calendar page with a percent sign and a rubber stamp' },
  teaser: null,
  schedule: {
    startsInDays: 34,
    endsInDays: 34,
    registrationOpensInDays: -10,
    registrationClosesInDays: 31,
    venue: null,
  },
  seats: 200,
  isRecertification: true,
  plans: [
    seatPlan('1013-1', baht(1_800), dollars(54), { name: { th: 'บุคคลทั่วไป', en: 'Standard' } }),
    lifetimePlan('1013-2', baht(1_440), dollars(43), { name: { th: 'สมาชิก', en: 'Members' }, membersOnly: true }),
  ],
  sections: buildAgenda('1013', [
    {
      name: { th: 'ช่วงเช้า VAT และหัก ณ ที่จ่าย', en: 'Morning: VAT and withholding tax' },
      lectures: [
        { minutes: 75, th: 'ภาษีมูลค่าเพิ่ม ประกาศที่กระทบงานประจำเดือน', en: 'VAT: the announcements that touch your month' },
        { minutes: 60, th: 'ภาษีหัก ณ ที่จ่าย อัตราและแบบที่เปลี่ยน', en: 'Withholding tax: the rates and forms that changed' },
        { minutes: 45, th: 'ลงรายการก่อนและหลังให้เห็นคู่กัน', en: 'Entries before and after, side by side' },
      ],
    },
    {
      name: { th: 'ช่วงบ่าย นิติบุคคลและกรณีศึกษา', en: 'Afternoon: companies and cases' },
      lectures: [
        { minutes: 75, th: 'ภาษีเงินได้นิติบุคคล', en: 'Company income tax' },
        { minutes: 60, th: 'กรณีศึกษาที่ผู้เรียนส่งมา', en: 'Cases sent in by participants' },
        { minutes: 45, th: 'รายการที่ต้องแก้ในงวดถัดไป', en: 'What to change in the next period' },
      ],
    },
  ]),
};

const foodCost: DemoCourse = {
  id: '1014',
  slug: 'food-cost-and-menu-price',
  category: 'accounting',
  type: 'online',
  title: { th: 'ต้นทุนอาหารและการตั้งราคาเมนู', en: 'Food cost and menu pricing' },
  summary: {
    th: 'ชั่งทีละกรัม คิดทีละจาน จนรู้ว่าเมนูไหนเลี้ยงร้าน',
    en: 'Weigh by the gram, cost by the plate, and find the dish that feeds the shop',
  },
  description: {
    th: paragraphs(
      'ก๋วยเตี๋ยวชามละ 50 บาทที่ขายดีที่สุดอาจเป็นชามที่กำไรน้อยที่สุด คอร์สนี้พาชั่งวัตถุดิบหลังล้าง หั่น และปรุง คิดส่วนที่เสียไป แล้วทำการ์ดสูตรต้นทุนที่พ่อครัวใช้ได้จริง',
      'มีวิธีคิดค่าแก๊ส ค่าแรง ค่ากล่อง และค่าธรรมเนียมเดลิเวอรี พร้อมตารางตั้งราคาหน้าร้านกับราคาแอปให้เหลือกำไรเท่ากัน',
    ),
    en: paragraphs(
      'The 50-baht noodles that sell best may earn the least. You weigh ingredients after washing, cutting and cooking, count the waste, and make cost cards a cook will really use.',
      'Gas, labour, boxes and delivery fees have their own method, and one table sets the counter price and the app price so that both leave the same profit.',
    ),
  },
  outcomes: [
    { th: 'ทำการ์ดต้นทุนต่อจานได้ทุกเมนู', en: 'Make a cost card for every dish' },
    { th: 'หาร้อยละวัตถุดิบที่เหมาะกับร้านของคุณ', en: 'Find the right food-cost percentage for your shop' },
    { th: 'ตั้งราคาเดลิเวอรีโดยไม่ขาดทุน', en: 'Price for delivery without a loss' },
    { th: 'ตัดสินใจว่าเมนูไหนควรอยู่ ปรับ หรือเลิก', en: 'Decide which dishes stay, change or go' },
  ],
  language: 'th',
  instructor: 'sasiwan-rueankham',
  cover: 'food-cost-and-menu-price',
  coverAlt: { th: 'ชามก๋วยเตี๋ยวบนตาชั่งครัวกับป้ายราคา', en: 'A bowl of noodles on a kitchen scale with a price tag' },
  teaser: 'teaser',
  schedule: null,
  seats: null,
  isRecertification: false,
  freeBook: { productId: '5004', delivery: 'download' },
  plans: [
    periodPlan('1014-1', baht(790), dollars(24), { isDefault: true }),
    lifetimePlan('1014-2', baht(1_190), dollars(36)),
    periodPlan('1014-3', baht(390), dollars(12), {
      name: { th: 'ต่ออายุรายปี', en: 'Renew for a year' },
      pricingType: 'renew',
    }),
  ],
  sections: buildSections('1014', 'lesson-tax', 1, [
    {
      name: { th: 'ต้นทุนหนึ่งจาน', en: 'The cost of one plate' },
      lectures: [
        { th: 'ในราคาหน้าเมนูมี VAT อยู่เท่าไร', en: 'How much VAT is in a menu price' },
        { th: 'ชั่งก่อนล้าง ชั่งหลังหั่น', en: 'Weigh before washing and after cutting' },
        {
          th: 'การ์ดต้นทุนใบแรก',
          en: 'Your first cost card',
          text: {
            th: 'เริ่มจากเมนูที่ขายดีที่สุด จดราคาซื้อต่อกิโลกรัม น้ำหนักที่ใช้ได้จริง และกรัมต่อจาน ยังไม่ต้องใส่ค่าแก๊ส บทถัดไปจะเติมให้ครบ',
            en: 'Begin with your best seller. Note the price per kilogram, the usable weight and the grams per plate. Leave out the gas; the next lecture adds it.',
          },
        },
        { th: 'แก๊ส แรง และกล่อง', en: 'Gas, labour and boxes' },
      ],
    },
    {
      name: { th: 'ราคาและเมนู', en: 'Prices and the menu' },
      lectures: [
        { th: 'ตั้งราคาจากกำไรต่อจาน ไม่ใช่ร้อยละอย่างเดียว', en: 'Price by profit per plate, not by percentage alone' },
        { th: 'หน้าร้านกับเดลิเวอรีให้เหลือเท่ากัน', en: 'Counter and delivery with the same profit' },
        { th: 'จัดกลุ่มเมนูตามยอดขายและกำไร', en: 'Group dishes by sales and profit' },
      ],
    },
  ]),
};

const payroll: DemoCourse = {
  id: '1015',
  slug: 'payroll-and-social-security',
  category: 'accounting',
  type: 'online',
  title: {
    th: 'เงินเดือนและประกันสังคมสำหรับกิจการที่มีลูกจ้างไม่เกิน 30 คน',
    en: 'Payroll and social security for up to 30 employees',
  },
  summary: {
    th: 'คิดเงินเดือนให้ถูกตั้งแต่วันแรกที่จ้าง จนถึงวันที่ลูกจ้างลาออก',
    en: 'Right pay from the first day of employment to the last',
  },
  description: {
    th: paragraphs(
      'เงินเดือนผิดครั้งเดียว ความไว้ใจหายไปนาน คอร์สนี้ทำตารางเงินเดือนหนึ่งเดือนเต็มไปพร้อมกัน มีทั้งคนทำล่วงเวลา คนลาป่วย คนเข้ากลางเดือน และคนที่ถูกหักภาษี ณ ที่จ่าย',
      'ต่อด้วยการขึ้นทะเบียนนายจ้าง นำส่งเงินสมทบ และยื่น ภ.ง.ด.1 ทุกเดือน ท้ายคอร์สมีปฏิทินงานทั้งปีให้ติดข้างโต๊ะ',
    ),
    en: paragraphs(
      'One wrong payslip costs trust for a long time. Together we run a full month of payroll, with overtime, sick leave, someone who joined mid-month and someone with tax withheld.',
      'Then come employer registration, contributions and the monthly P.N.D. 1 return. At the end there is a year’s calendar to pin beside your desk.',
    ),
  },
  outcomes: [
    { th: 'คิดค่าล่วงเวลาและวันหยุดตามกฎหมายแรงงาน', en: 'Work out overtime and holidays by labour law' },
    { th: 'นำส่งประกันสังคมและ ภ.ง.ด.1 ทันกำหนด', en: 'File contributions and P.N.D. 1 on time' },
    { th: 'ออกสลิปเงินเดือนที่ลูกจ้างอ่านเข้าใจ', en: 'Issue payslips people understand' },
  ],
  language: 'th',
  instructor: 'sasiwan-rueankham',
  cover: 'payroll-and-social-security',
  coverAlt: { th: 'สลิปเงินเดือนกับเครื่องคิดเลข', en: 'A payslip and a calculator' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [periodPlan('1015-1', baht(1_090), dollars(33), { isDefault: true })],
  sections: buildSections('1015', null, 1, [
    {
      name: { th: 'ตารางเงินเดือนหนึ่งเดือนเต็ม', en: 'One full month of pay' },
      lectures: [
        { th: 'รายเดือน รายวัน และคนเข้ากลางเดือน', en: 'Monthly, daily, and the mid-month starter' },
        { th: 'ล่วงเวลาและวันหยุด', en: 'Overtime and holidays' },
        { th: 'หักภาษี ณ ที่จ่ายรายเดือน', en: 'Monthly withholding tax' },
      ],
    },
    {
      name: { th: 'ยื่นและเก็บ', en: 'File and keep' },
      lectures: [
        { th: 'ขึ้นทะเบียนนายจ้างและลูกจ้าง', en: 'Register employer and employees' },
        { th: 'นำส่งเงินสมทบออนไลน์', en: 'Pay contributions online' },
        { th: 'เว็บไซต์สำนักงานประกันสังคม', en: 'The Social Security Office’s website', linkUrl: 'https://www.sso.go.th/' },
        { th: 'วันที่ลูกจ้างลาออก', en: 'When someone leaves' },
      ],
    },
  ]),
};

/** Courses about accounting and tax. */
export const accountingCourses: readonly DemoCourse[] = [incomeTax, bookkeeping, taxUpdate, foodCost, payroll];
