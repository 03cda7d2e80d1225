import type { DemoCourse } from '../demoTypes.ts';
import { buildAgenda, buildSections } from './curriculum.ts';
import { paragraphs } from './paragraphs.ts';
import { baht, dollars, freePlan, lifetimePlan, periodPlan, seatPlan, watchedHoursPlan } from './plans.ts';

const excelPowerBi: DemoCourse = {
  id: '1001',
  slug: 'excel-power-bi-for-work',
  category: 'data',
  type: 'online',
  title: {
    th: 'วิเคราะห์ข้อมูลด้วย Excel และ Power BI สำหรับคนทำงาน',
    en: 'Data analysis with Excel and Power BI for working people',
  },
  summary: {
    th: 'จากไฟล์งานที่มีอยู่แล้ว สู่แดชบอร์ดหน้าเดียวที่อัปเดตเอง',
    en: 'From the files you already have to a one-page dashboard that updates itself',
  },
  description: {
    th: paragraphs(
      'คุณมีข้อมูลอยู่แล้วในไฟล์งานทุกวัน คอร์สนี้พาตั้งคำถาม จัดข้อมูลให้สะอาด และเล่าเรื่องด้วยกราฟที่หัวหน้าอ่านเข้าใจในหน้าเดียว',
      'ทุกบทใช้ไฟล์ยอดขายของร้านวัสดุก่อสร้างร้านเดียวกัน เริ่มจากใบเสร็จที่พิมพ์ชื่อสินค้าไม่เหมือนกันสักใบ จบที่รายงานซึ่งเปิดมาแล้วตอบได้ว่าเดือนนี้ขายดีเพราะอะไร ไม่ต้องเขียนโปรแกรมเป็นมาก่อน',
      'ใช้ Excel 2016 ขึ้นไปบน Windows ส่วน Power BI Desktop ติดตั้งได้โดยไม่เสียเงิน ผู้ใช้ Mac เรียนหมวด PivotTable ได้ครบ แต่หมวด Power BI ต้องใช้เครื่อง Windows',
    ),
    en: paragraphs(
      'The data is already in the files you open every day. This course helps you ask a good question, clean the data, and tell the answer in one chart your manager can read.',
      'Every lecture works on the sales file of one hardware shop: it begins with receipts that never spell a product the same way twice, and ends with a report that says why this month went well. You need no programming.',
      'You need Excel 2016 or later on Windows; Power BI Desktop is free to install. On a Mac you can follow the PivotTable section in full, but the Power BI section needs Windows.',
    ),
  },
  outcomes: [
    { th: 'ทำความสะอาดข้อมูลหลายพันแถวในไม่กี่นาที', en: 'Clean thousands of rows in a few minutes' },
    { th: 'สรุปยอดขายรายเดือนด้วย PivotTable', en: 'Sum up monthly sales with a PivotTable' },
    { th: 'สร้างแดชบอร์ดที่อัปเดตเองทุกเช้า', en: 'Build a dashboard that is fresh every morning' },
    {
      th: 'เลือกกราฟให้ตรงกับคำถาม และตัดกราฟที่ไม่จำเป็นออก',
      en: 'Choose the chart that fits the question, and drop the rest',
    },
  ],
  language: 'th',
  instructor: 'paweena-srisuk',
  cover: 'excel-power-bi-for-work',
  coverAlt: { th: 'หน้าต่างโปรแกรมมีตารางและกราฟแท่งสามแท่ง', en: 'A program window with a table and three bars' },
  teaser: 'teaser',
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1001-1', baht(1_990), dollars(59), { isDefault: true }),
    periodPlan('1001-2', baht(2_990), dollars(89), {
      name: { th: '2 ปี', en: 'Two years' },
      term: { amount: 2, unit: 'year' },
    }),
    lifetimePlan('1001-3', baht(3_490), dollars(99)),
    watchedHoursPlan('1001-4', baht(690), dollars(20), {
      name: { th: 'เก็บชั่วโมง 4 ชั่วโมง', en: '4 hours of watching' },
      hours: 4,
      withinDays: 90,
    }),
    periodPlan('1001-5', baht(1_592), dollars(47), {
      name: { th: 'สมาชิกรายปี', en: 'Members, one year' },
      membersOnly: true,
    }),
    freePlan('1001-6', {
      name: { th: 'ทุนเรียนฟรี', en: 'Scholarship' },
      term: { amount: 1, unit: 'year' },
      needsApproval: true,
    }),
    periodPlan('1001-7', baht(990), dollars(29), {
      name: { th: 'ต่ออายุรายปี', en: 'Renew for a year' },
      pricingType: 'renew',
    }),
  ],
  sections: buildSections('1001', 'lesson-data', 2, [
    {
      name: { th: 'เริ่มจากข้อมูลที่มี', en: 'Start with the data you have' },
      lectures: [
        { th: 'รู้จักข้อมูลรอบตัวและคำถามที่ดี', en: 'The data around you, and a good question' },
        {
          th: 'จัดตารางให้อ่านง่ายตั้งแต่ต้น',
          en: 'A table that reads well from the start',
          text: {
            th: 'หนึ่งแถวคือหนึ่งเหตุการณ์ หนึ่งคอลัมน์คือหนึ่งเรื่อง ก่อนดูบทถัดไป ลองเปิดไฟล์งานของคุณแล้วนับว่ามีกี่คอลัมน์ที่เก็บสองเรื่องไว้ด้วยกัน',
            en: 'One row is one event, one column is one thing. Before the next lecture, open a file of your own and count the columns that hold two things at once.',
          },
        },
        { th: 'นำเข้าไฟล์จากหลายแหล่ง', en: 'Bring in files from several places' },
        {
          th: 'ทำความสะอาดข้อมูลด้วย Power Query',
          en: 'Clean the data with Power Query',
          text: {
            th: 'ไฟล์จริงมักมีช่องว่างเกิน ตัวสะกดไม่ตรงกัน และวันที่ปนทั้ง พ.ศ. กับ ค.ศ. บทนี้แก้ทั้งหมดเป็นขั้นตอนที่กดซ้ำได้เดือนหน้า',
            en: 'Real files have stray spaces, uneven spelling, and dates in two calendars. This lecture mends them in steps you can run again next month.',
          },
        },
        { th: 'รวมตารางโดยไม่ต้องคัดลอก', en: 'Join tables without copying' },
      ],
    },
    {
      name: { th: 'สรุปด้วย PivotTable', en: 'Sum up with PivotTable' },
      lectures: [
        { th: 'สรุปยอดขายรายเดือนในสามคลิก', en: 'Monthly sales in three clicks' },
        { th: 'จัดกลุ่มวันที่ สินค้า และสาขา', en: 'Group by date, product and branch' },
        { th: 'เทียบกับเดือนก่อนเป็นร้อยละ', en: 'Compare with last month in percent' },
        { th: 'ตัวกรองที่หัวหน้ากดเองได้', en: 'Slicers your manager can use alone' },
      ],
    },
    {
      name: { th: 'วาดแดชบอร์ดใน Power BI', en: 'Draw the dashboard in Power BI' },
      lectures: [
        { th: 'เชื่อมข้อมูลจาก Excel ให้อัปเดตเอง', en: 'Connect to Excel so that it updates itself' },
        { th: 'ตารางข้อเท็จจริงกับตารางปฏิทิน', en: 'The fact table and the calendar table' },
        { th: 'DAX สี่สูตรที่ใช้ทุกวัน', en: 'Four DAX formulas for every day' },
        { th: 'วางหน้าเดียวให้ตาไล่จากซ้ายบน', en: 'One page, read from the top left' },
      ],
    },
    {
      name: { th: 'เล่าให้คนฟังตัดสินใจ', en: 'Help the listener decide' },
      lectures: [
        { th: 'ตั้งชื่อกราฟด้วยคำตอบ ไม่ใช่ชื่อข้อมูล', en: 'Title a chart with its answer' },
        { th: 'ส่งรายงานเช้าวันจันทร์แบบไม่ต้องนั่งทำ', en: 'The Monday report that makes itself' },
      ],
    },
  ]),
};

const python: DemoCourse = {
  id: '1002',
  slug: 'python-for-office-work',
  category: 'data',
  type: 'online',
  title: { th: 'Python จัดการงานเอกสารซ้ำ ๆ แทนคุณ', en: 'Python for repetitive office work' },
  summary: {
    th: 'เปลี่ยนชื่อไฟล์ แยกใบแจ้งหนี้ ส่งอีเมลตามรายชื่อ ด้วยโค้ดไม่เกินหนึ่งหน้า',
    en: 'Rename files, split invoices and send mail to a list, with a page of code or less',
  },
  description: {
    th: paragraphs(
      'งานที่ทำเหมือนเดิมทุกสิ้นเดือนคืองานที่เหมาะจะสอนคอมพิวเตอร์ที่สุด คอร์สนี้เริ่มจากงานจริงห้าอย่างในสำนักงาน แล้วค่อยเรียนภาษาเท่าที่งานนั้นต้องใช้',
      'เขียนไปพร้อมกันทีละบรรทัด อ่านข้อความแจ้งข้อผิดพลาดเป็น และมีวิธีลองกับไฟล์สำเนาก่อนเสมอ เพื่อให้ไฟล์จริงไม่เสียหาย ใช้ได้ทั้ง Windows และ Mac',
    ),
    en: paragraphs(
      'Work you repeat at every month’s end is the best work to teach a computer. The course begins with five real office tasks and teaches only as much of the language as each one needs.',
      'You write along line by line, learn to read an error message, and always try on a copy first so that your real files stay safe. Windows and Mac both work.',
    ),
  },
  outcomes: [
    { th: 'เปลี่ยนชื่อและจัดไฟล์หลายร้อยไฟล์ตามกติกาเดียว', en: 'Rename and sort hundreds of files by one rule' },
    { th: 'แยกไฟล์ PDF รวมเป็นใบแจ้งหนี้รายลูกค้า', en: 'Split one PDF into an invoice for each customer' },
    { th: 'รวมไฟล์ Excel จากทุกสาขาเป็นตารางเดียว', en: 'Merge the Excel files of every branch into one table' },
    { th: 'ตั้งเวลาให้งานทำเองตอนเช้า', en: 'Schedule the work for the morning' },
  ],
  language: 'th',
  instructor: 'nattadon-lanthong',
  cover: 'python-for-office-work',
  coverAlt: { th: 'เอกสารสามแผ่นไหลผ่านเฟืองเข้าแฟ้มเดียว', en: 'Three papers passing through a gear into one folder' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    periodPlan('1002-1', baht(1_290), dollars(39), { isDefault: true }),
    lifetimePlan('1002-2', baht(1_990), dollars(60)),
    freePlan('1002-3', {
      name: { th: 'ฟรีสำหรับผู้เรียน Excel และ Power BI', en: 'Free for learners of Excel and Power BI' },
      term: { amount: 6, unit: 'month' },
      freeForOwnersOf: ['1001'],
    }),
  ],
  sections: buildSections('1002', 'lesson-data', 1, [
    {
      name: { th: 'เตรียมเครื่องและเขียนบรรทัดแรก', en: 'Set up and write the first line' },
      lectures: [
        { th: 'งานแบบไหนควรให้เครื่องทำ', en: 'Which work to hand over' },
        { th: 'ติดตั้งให้เรียบร้อยในครั้งเดียว', en: 'Install it once and properly' },
        { th: 'ตัวแปร รายการ และการวนซ้ำ', en: 'Variables, lists and loops' },
        {
          th: 'คู่มือ Python ฉบับทางการ',
          en: 'The official Python tutorial',
          linkUrl: 'https://docs.python.org/3/tutorial/',
        },
      ],
    },
    {
      name: { th: 'ไฟล์และโฟลเดอร์', en: 'Files and folders' },
      lectures: [
        {
          th: 'เปลี่ยนชื่อไฟล์ร้อยไฟล์โดยไม่พลาด',
          en: 'Rename a hundred files without a slip',
          text: {
            th: 'ให้โปรแกรมพิมพ์ชื่อเก่าและชื่อใหม่ออกมาก่อน อ่านจนแน่ใจ แล้วจึงเปลี่ยนตัวแปร DRY_RUN เป็น False',
            en: 'Let the program print the old and new names first. Read them, and only then set DRY_RUN to False.',
          },
        },
        { th: 'แยกและรวม PDF', en: 'Split and join PDF files' },
        { th: 'อ่าน Excel หลายไฟล์เป็นตารางเดียว', en: 'Read many Excel files as one table' },
      ],
    },
    {
      name: { th: 'ให้งานเดินเอง', en: 'Let it run by itself' },
      lectures: [
        { th: 'ส่งอีเมลพร้อมไฟล์แนบตามรายชื่อ', en: 'Mail an attachment to everyone on a list' },
        { th: 'ตั้งเวลาทำงาน และรู้ทันทีเมื่อไม่สำเร็จ', en: 'Schedule it, and know when it fails' },
      ],
    },
  ]),
};

const sql: DemoCourse = {
  id: '1003',
  slug: 'sql-for-shop-questions',
  category: 'data',
  type: 'flex',
  title: { th: 'SQL เริ่มจากคำถามของร้าน', en: 'SQL, beginning with a shop’s questions' },
  summary: {
    th: 'เรียนเองตามเวลาที่ว่าง แล้วนัดตรวจแบบฝึกหัดกับผู้สอนสองครั้ง',
    en: 'Study in your own time, then go through your exercises with the teacher twice',
  },
  description: {
    th: paragraphs(
      'ลูกค้าคนไหนหายไปสามเดือนแล้ว สินค้าอะไรขายคู่กันบ่อย วันไหนของเดือนเงินเข้ามากที่สุด คอร์สนี้ตอบคำถามแบบนี้ด้วย SQL ทีละคำสั่ง บนฐานข้อมูลร้านเครื่องเขียนที่มีใบขายจริงกว่าหมื่นใบซึ่งปิดชื่อลูกค้าแล้ว',
      'เลือกจ่ายตามชั่วโมงที่ดูได้ เวลาจะนับเฉพาะตอนเล่นบทเรียน เหมาะกับคนที่ว่างเป็นช่วง ๆ เมื่อทำแบบฝึกหัดครบแต่ละครึ่งของคอร์ส นัดผู้สอนตรวจออนไลน์ได้ครั้งละ 30 นาที',
    ),
    en: paragraphs(
      'Which customers have not come back for three months? What sells together? On which day does most money come in? The course answers questions like these one statement at a time, on the database of a stationery shop with over ten thousand sales and no customer names.',
      'You may pay by watched hours: time counts only while a lecture plays, which suits people who study in odd moments. After each half, the teacher goes through your exercises online for 30 minutes.',
    ),
  },
  outcomes: [
    { th: 'เขียน SELECT, JOIN และ GROUP BY ได้โดยไม่เปิดโพย', en: 'Write SELECT, JOIN and GROUP BY from memory' },
    { th: 'แปลคำถามธุรกิจเป็นคำสั่งที่ตรวจคำตอบได้', en: 'Turn a business question into a query you can check' },
    { th: 'รู้ว่าเมื่อไรยอดรวมถูกนับซ้ำ', en: 'Notice when a total has been counted twice' },
  ],
  language: 'th',
  instructor: 'paweena-srisuk',
  cover: 'sql-for-shop-questions',
  coverAlt: { th: 'แว่นขยายส่องแถวหนึ่งในถังฐานข้อมูล', en: 'A magnifying glass over one row of a database' },
  teaser: null,
  schedule: null,
  seats: null,
  isRecertification: false,
  plans: [
    watchedHoursPlan('1003-1', baht(1_200), dollars(36), {
      name: { th: 'เก็บชั่วโมง 2 ชั่วโมง', en: '2 hours of watching' },
      hours: 2,
      withinDays: 120,
      isDefault: true,
    }),
    periodPlan('1003-2', baht(1_790), dollars(54), {
      name: { th: '6 เดือน', en: 'Six months' },
      term: { amount: 6, unit: 'month' },
    }),
  ],
  sections: buildSections('1003', 'lesson-data', 1, [
    {
      name: { th: 'ถามตารางเดียวให้คล่อง', en: 'Ask one table well' },
      lectures: [
        { th: 'ตารางคือสมุดที่ไม่มีวันเขียนนอกช่อง', en: 'A table is a ledger nobody can write outside of' },
        { th: 'เลือกแถวด้วย WHERE', en: 'Choose rows with WHERE' },
        { th: 'นับและรวมด้วย GROUP BY', en: 'Count and add with GROUP BY' },
      ],
    },
    {
      name: { th: 'ถามหลายตารางพร้อมกัน', en: 'Ask several tables at once' },
      lectures: [
        { th: 'JOIN จากใบขายถึงชื่อสินค้า', en: 'JOIN from the sale to the product' },
        {
          th: 'ยอดบวมเพราะ JOIN เกิน',
          en: 'Totals swollen by a JOIN',
          text: {
            th: 'ใบขายหนึ่งใบมีหลายรายการ ถ้า JOIN แล้วค่อยรวมค่าส่ง ค่าส่งจะถูกบวกทุกรายการ ลองหาว่าตารางไหนควรรวมก่อน',
            en: 'A sale has several lines. Join first and add the shipping after, and it is added once per line. Find which table must be summed first.',
          },
        },
        { th: 'ลูกค้าที่หายไป กับ LEFT JOIN', en: 'Missing customers and LEFT JOIN' },
        { th: 'สินค้าที่ซื้อคู่กัน', en: 'Products bought together' },
      ],
    },
  ]),
};

const personalData: DemoCourse = {
  id: '1004',
  slug: 'personal-data-law-for-shops',
  category: 'data',
  type: 'liveBroadcast',
  title: { th: 'กฎหมายข้อมูลส่วนบุคคลสำหรับร้านค้า', en: 'Personal data law for shops' },
  summary: {
    th: 'ถ่ายทอดสดครึ่งวัน จบแล้วมีประกาศความเป็นส่วนตัวของร้านตัวเอง',
    en: 'A live half day that leaves you with your own privacy notice',
  },
  description: {
    th: paragraphs(
      'ร้านที่มีเบอร์โทร ที่อยู่ หรือรูปสลิปของลูกค้าคือผู้ควบคุมข้อมูลแล้ว การถ่ายทอดสดนี้ไล่ทีละเรื่องที่ร้านเล็กทำอยู่ทุกวัน ตั้งแต่สมุดสมาชิก กล้องวงจรปิด จนถึงรายชื่อส่งโปรโมชันทางแชต ว่าอะไรทำได้ อะไรต้องขอ และอะไรควรเลิกเก็บ',
      'ช่วงท้ายกรอกแบบบันทึกกิจกรรมและประกาศความเป็นส่วนตัวไปพร้อมกัน ถามได้ตลอดทางช่องแชต ผู้ลงทะเบียนได้แบบฟอร์มทั้งหมดเป็นไฟล์ที่แก้ไขได้',
    ),
    en: paragraphs(
      'A shop that keeps a customer’s phone number, address or transfer slip is already a data controller. This broadcast goes through what small shops do daily, from the members’ book and the security camera to promotions by chat: what is allowed, what needs consent, and what is better not kept.',
      'At the end everyone fills in the record of activities and a privacy notice together. Ask in the chat at any time; you receive every form as an editable file.',
    ),
  },
  outcomes: [
    { th: 'แยกได้ว่าข้อมูลไหนเก็บได้เลย ข้อมูลไหนต้องขอความยินยอม', en: 'Tell which data you may keep and which needs consent' },
    { th: 'เขียนประกาศความเป็นส่วนตัวของร้านเสร็จในวันเดียว', en: 'Finish your shop’s privacy notice in a day' },
    { th: 'รู้ขั้นตอนเมื่อข้อมูลรั่ว ภายใน 72 ชั่วโมงแรก', en: 'Know what to do in the first 72 hours after a leak' },
  ],
  language: 'th',
  instructor: 'rawikan-thammarak',
  cover: 'personal-data-law-for-shops',
  coverAlt: { th: 'บัตรลูกค้าหลังโล่ที่มีรูกุญแจ', en: 'A customer card behind a shield with a keyhole' },
  teaser: null,
  schedule: {
    startsInDays: 24,
    endsInDays: 24,
    registrationOpensInDays: -20,
    registrationClosesInDays: 22,
    hours: [9, 12.5],
    venue: null,
  },
  seats: 300,
  isRecertification: false,
  plans: [seatPlan('1004-1', baht(450), dollars(14))],
  sections: buildAgenda('1004', [
    {
      name: { th: 'สิ่งที่ร้านเก็บอยู่ทุกวัน', en: 'What a shop keeps every day' },
      lectures: [
        { minutes: 30, th: 'สมุดสมาชิก เบอร์โทร และรูปสลิป', en: 'The members’ book, phone numbers and transfer slips' },
        { minutes: 25, th: 'กล้องวงจรปิดและป้ายแจ้ง', en: 'The security camera and its sign' },
        { minutes: 30, th: 'โปรโมชันทางแชต ขอความยินยอมอย่างไร', en: 'Offers by chat, and how to ask for consent' },
      ],
    },
    {
      name: { th: 'เอกสารของร้านคุณ', en: 'Your own papers' },
      lectures: [
        { minutes: 35, th: 'กรอกบันทึกกิจกรรมไปพร้อมกัน', en: 'Fill in the record of activities together' },
        { minutes: 40, th: 'เขียนประกาศความเป็นส่วนตัวหนึ่งหน้า', en: 'Write a one-page privacy notice' },
        { minutes: 20, th: 'ข้อมูลรั่ว 72 ชั่วโมงแรกทำอะไร', en: 'A leak: the first 72 hours' },
        { minutes: 15, th: 'ถามตอบ', en: 'Questions' },
      ],
    },
  ]),
};

const teamDashboard: DemoCourse = {
  id: '1005',
  slug: 'team-dashboard-workshop',
  category: 'data',
  type: 'privateClassroom',
  title: { th: 'แดชบอร์ดของทีมคุณ เวิร์กช็อปส่วนตัว 2 วัน', en: 'Your team’s dashboard, a private two-day workshop' },
  summary: {
    th: 'เอาข้อมูลของบริษัทคุณมา กลับไปพร้อมแดชบอร์ดที่ใช้ได้วันจันทร์',
    en: 'Bring your company’s data, leave with a dashboard that works on Monday',
  },
  description: {
    th: paragraphs(
      'ห้องนี้มีทีมเดียวคือทีมของคุณ ไม่เกิน 8 คน ก่อนวันเรียนผู้สอนขอดูไฟล์จริงและคุยเรื่องคำถามที่ทีมตอบไม่ได้เสียที แล้วออกแบบสองวันจากคำถามนั้น',
      'วันแรกจัดข้อมูลและตกลงนิยามของตัวเลขให้ตรงกัน เพราะยอดขายของฝ่ายขายกับของฝ่ายบัญชีมักไม่ใช่ตัวเดียวกัน วันที่สองสร้างแดชบอร์ดและซ้อมดูแลด้วยตัวเอง ข้อมูลทั้งหมดอยู่ในเครื่องของคุณ มีข้อตกลงรักษาความลับให้ก่อนเริ่มงาน',
      'ราคาเป็นราคาต่อทีม รวมอาหารกลางวันและของว่าง',
    ),
    en: paragraphs(
      'There is one team in the room: yours, up to 8 people. Before the day the teacher looks at your real files, asks what you still cannot answer, and plans both days from that.',
      'The first day is for the data and for agreeing what each figure means, since sales as the sales team counts them are seldom sales as accounts count them. The second day builds the dashboard and practises keeping it. The data stays on your machines, under a confidentiality agreement.',
      'The price is for the whole team, with lunch and snacks.',
    ),
  },
  outcomes: [
    { th: 'แดชบอร์ดของบริษัทหนึ่งชุดที่ต่อกับข้อมูลจริง', en: 'One company dashboard on real data' },
    { th: 'พจนานุกรมตัวเลขที่ทุกฝ่ายใช้ร่วมกัน', en: 'A shared dictionary of figures' },
    { th: 'คนในทีมอย่างน้อยสองคนที่แก้รายงานต่อเองได้', en: 'At least two colleagues who can change the report themselves' },
  ],
  language: 'th',
  instructor: 'paweena-srisuk',
  cover: 'team-dashboard-workshop',
  coverAlt: {
    th: 'จอใหญ่บนผนังมีมาตรวัดและกราฟเส้น หน้าเก้าอี้สี่ตัว',
    en: 'A wall screen with a gauge and a line chart before four seats',
  },
  teaser: null,
  schedule: {
    startsInDays: 45,
    endsInDays: 46,
    registrationOpensInDays: -15,
    registrationClosesInDays: 31,
    venue: { th: 'ห้องเรียนลานเรียน ชั้น 3 ย่านอารีย์ กรุงเทพฯ', en: 'Lanrian classroom, 3rd floor, Ari, Bangkok' },
  },
  seats: 2,
  isRecertification: false,
  plans: [
    seatPlan('1005-1', baht(28_000), dollars(840), {
      name: { th: 'หนึ่งทีม ไม่เกิน 8 คน', en: 'One team, up to 8 people' },
    }),
    lifetimePlan('1005-2', null, null, {
      name: { th: 'ทีมใหญ่กว่า 8 คน ขอใบเสนอราคา', en: 'More than 8 people, by quotation' },
    }),
  ],
  sections: buildAgenda('1005', [
    {
      name: { th: 'วันแรก ข้อมูลและนิยาม', en: 'Day 1: the data and its meaning' },
      lectures: [
        { minutes: 90, th: 'เปิดไฟล์จริงของทีมด้วยกัน', en: 'Open the team’s real files together' },
        { minutes: 90, th: 'ยอดขายของใคร ตกลงนิยามของตัวเลข', en: 'Whose sales? Agree what each figure means' },
        { minutes: 90, th: 'จัดตารางและเชื่อมข้อมูล', en: 'Shape the tables and connect them' },
        { minutes: 90, th: 'พจนานุกรมตัวเลขฉบับแรก', en: 'The first dictionary of figures' },
      ],
    },
    {
      name: { th: 'วันที่สอง แดชบอร์ด', en: 'Day 2: the dashboard' },
      lectures: [
        { minutes: 90, th: 'ร่างบนกระดาษก่อนเปิดโปรแกรม', en: 'Sketch on paper before opening the program' },
        { minutes: 120, th: 'สร้างหน้าแรกกับข้อมูลจริง', en: 'Build the first page on real data' },
        { minutes: 60, th: 'ตั้งสิทธิ์และให้อัปเดตเอง', en: 'Set the rights and let it update itself' },
        { minutes: 90, th: 'ซ้อมแก้รายงานด้วยตัวเอง', en: 'Practise changing the report yourselves' },
      ],
    },
  ]),
};

/** Courses about data and computers. */
export const dataCourses: readonly DemoCourse[] = [excelPowerBi, python, sql, personalData, teamDashboard];
