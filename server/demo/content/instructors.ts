import type { DemoInstructor } from '../demoTypes.ts';

/** The teachers of the demo shop. They are invented. */
export const instructors: readonly DemoInstructor[] = [
  {
    id: 'paweena-srisuk',
    name: { th: 'ปวีณา ศรีสุข', en: 'Paweena Srisuk' },
    headline: {
      th: 'นักวิเคราะห์ข้อมูลค้าปลีก ทำรายงานให้ร้านเล็กและโรงงานมา 12 ปี',
      en: 'Retail data analyst, 12 years of reports for small shops and factories',
    },
    about: {
      th: 'เริ่มจากช่วยร้านของชำที่บ้านนับสต็อกด้วยสมุด แล้วย้ายมาทำในตาราง วันนี้ดูแลรายงานให้ร้านค้าปลีกกว่า 40 แห่ง\n\nเชื่อว่าตัวเลขที่ดีคือตัวเลขที่คนหน้าร้านใช้ได้ในเช้าวันจันทร์',
      en: "She began by counting the stock of her family's grocery in a notebook, then moved it into a table. Today more than 40 shops read her reports.\n\nA good figure, she says, is one that the shop floor can use on Monday morning.",
    },
  },
  {
    id: 'nattadon-lanthong',
    name: { th: 'ณัฐดนย์ ลานทอง', en: 'Nattadon Lanthong' },
    headline: {
      th: 'โปรแกรมเมอร์ที่เขียนเครื่องมือให้คนทำเอกสาร',
      en: 'A programmer who writes tools for people who handle paperwork',
    },
    about: {
      th: 'เขียนโปรแกรมมา 15 ปี เริ่มจากเครื่องมือเล็ก ๆ ที่ทำให้แม่ไม่ต้องพิมพ์ใบเสร็จซ้ำทุกสิ้นเดือน\n\nสอนทีละก้าว ให้ได้ของที่ใช้งานจริงก่อนจบบทแรก',
      en: 'He has written programs for 15 years. The first saved his mother from typing the same receipts at the end of every month.\n\nHe teaches in small steps, and something works before the first section is over.',
    },
  },
  {
    id: 'rawikan-thammarak',
    name: { th: 'รวิกานต์ ธรรมรักษ์', en: 'Rawikan Thammarak' },
    headline: {
      th: 'ทนายความด้านข้อมูลส่วนบุคคล ที่ปรึกษาของร้านค้าและคลินิก',
      en: 'Personal-data lawyer, adviser to shops and clinics',
    },
  },
  {
    id: 'mintra-wongthong',
    name: { th: 'มินตรา วงศ์ทอง', en: 'Mintra Wongthong' },
    headline: {
      th: 'ล่ามญี่ปุ่นประจำโรงงานในชลบุรี 9 ปี',
      en: 'Japanese interpreter at a factory in Chonburi for 9 years',
    },
    about: {
      th: 'แปลหน้าไลน์ผลิตมา 9 ปี รู้ว่าคำไหนทำให้งานเดิน และคำไหนทำให้ทั้งห้องเงียบ\n\nบทเรียนมาจากสิ่งที่ได้ยินจริงในโรงงาน',
      en: 'Nine years of interpreting beside the production line have taught her which words keep the work going, and which ones silence a room.\n\nHer lessons come from what is really said in the factory.',
    },
  },
  {
    id: 'pimdao-romsai',
    name: { th: 'พิมพ์ดาว ร่มไทร', en: 'Pimdao Romsai' },
    headline: {
      th: 'ครูภาษาอังกฤษในที่ทำงาน อดีตผู้ประสานงานส่งออก',
      en: 'Teacher of English at work, formerly an export coordinator',
    },
  },
  {
    id: 'lalita-saelew',
    name: { th: 'ลลิตา แซ่หลิว', en: 'Lalita Saelew' },
    headline: {
      th: 'โตมาหลังเคาน์เตอร์ร้านยาจีนที่เยาวราช สอนภาษาจีนหน้าร้าน',
      en: 'Grew up behind a herbalist’s counter in Yaowarat, teaches shop-floor Mandarin',
    },
  },
  {
    id: 'arunee-baibua',
    name: { th: 'อรุณี ใบบัว', en: 'Arunee Baibua' },
    headline: {
      th: 'ครูสอนภาษาไทยให้ผู้มาอยู่ใหม่กว่า 30 ชาติ',
      en: 'Teaches Thai to newcomers from more than 30 countries',
    },
  },
  {
    id: 'theerapong-yooyen',
    name: { th: 'ธีรพงษ์ อยู่เย็น', en: 'Theerapong Yooyen' },
    headline: {
      th: 'ผู้สอบบัญชีที่อธิบายภาษีด้วยภาษาคน',
      en: 'Auditor who explains tax in plain words',
    },
  },
  {
    id: 'sasiwan-rueankham',
    name: { th: 'ศศิวรรณ เรือนคำ', en: 'Sasiwan Rueankham' },
    headline: {
      th: 'ผู้ทำบัญชีของร้านอาหารและร้านวัสดุในเชียงใหม่',
      en: 'Bookkeeper to restaurants and hardware shops in Chiang Mai',
    },
  },
  {
    id: 'yada-pinkaew',
    name: { th: 'ญาดา ปิ่นแก้ว', en: 'Yada Pinkaew' },
    headline: {
      th: 'ช่างภาพสินค้าที่ถ่ายด้วยมือถือและแสงหน้าต่าง',
      en: 'Product photographer who works with a phone and window light',
    },
  },
  {
    id: 'phuri-saengthian',
    name: { th: 'ภูริ แสงเทียน', en: 'Phuri Saengthian' },
    headline: {
      th: 'นักเขียนแบรนด์ให้ผู้ผลิตรายเล็ก',
      en: 'Brand writer for small makers',
    },
  },
  {
    id: 'krit-dindee',
    name: { th: 'กฤษฎิ์ ดินดี', en: 'Krit Dindee' },
    headline: {
      th: 'ช่างปั้นสโตนแวร์ เปิดโรงปั้นเล็ก ๆ ที่สันกำแพง',
      en: 'Stoneware potter with a small workshop in San Kamphaeng',
    },
    about: {
      th: 'เรียนปั้นจากพ่อที่ทำหม้อน้ำขาย แล้วไปฝึกเคลือบขี้เถ้าที่ลำปางสามปี\n\nที่โรงปั้นมีเตาฟืนหนึ่งเตา แมวสองตัว และที่ว่างให้คนมาลองเสมอ',
      en: 'He learned to throw from his father, who sold water jars, and spent three years with ash glazes in Lampang.\n\nThe workshop has one wood kiln, two cats, and always room for someone who wants to try.',
    },
  },
  {
    id: 'buakham-khramngam',
    name: { th: 'บัวคำ ครามงาม', en: 'Buakham Khramngam' },
    headline: {
      th: 'ช่างย้อมครามรุ่นที่สามของบ้าน ปลูกคราม ก่อหม้อ และทอเอง',
      en: 'Third-generation indigo dyer who grows, brews and weaves her own',
    },
    about: {
      th: 'บัวคำโตมากับกลิ่นหม้อครามของยายที่สกลนคร ปลูกครามเอง ตีครามเอง และจำได้ว่าหม้อไหนนิสัยอย่างไร\n\nทุกคอร์สเริ่มจากการฟังหม้อ เพราะครามบอกเองว่าพร้อมเมื่อไร ผิดก็ย้อมใหม่ได้ ไม่มีผืนไหนเสียเปล่า',
      en: "Buakham grew up with the smell of her grandmother's indigo vats in Sakon Nakhon. She grows the plants, beats the paste, and knows the temper of every vat.\n\nEach course begins with listening, because indigo says when it is ready. What goes wrong is dyed again; no cloth is wasted.",
    },
  },
  {
    id: 'chalida-khemthong',
    name: { th: 'ชลิดา เข็มทอง', en: 'Chalida Khemthong' },
    headline: {
      th: 'ช่างเครื่องหนังเย็บมือ รับซ่อมกระเป๋าเก่า',
      en: 'Hand-stitching leatherworker and mender of old bags',
    },
  },
  {
    id: 'saman-kophai',
    name: { th: 'สมาน กอไผ่', en: 'Saman Kophai' },
    headline: {
      th: 'ช่างจักสานจากอ่างทอง สานมาตั้งแต่อายุสิบสอง',
      en: 'Basket maker from Ang Thong, weaving since the age of twelve',
    },
  },
  {
    id: 'anon-maihom',
    name: { th: 'อานนท์ ไม้หอม', en: 'Anon Maihom' },
    headline: {
      th: 'ช่างไม้เครื่องมือมือ ทำเก้าอี้และซ่อมเรือนเก่า',
      en: 'Hand-tool woodworker, maker of chairs and mender of old houses',
    },
  },
  {
    id: 'thitima-phuphithak',
    name: { th: 'พญ. ฐิติมา ผู้พิทักษ์', en: 'Dr Thitima Phuphithak' },
    headline: {
      th: 'แพทย์ห้องฉุกเฉิน ครูฝึกการกู้ชีพ',
      en: 'Emergency physician and resuscitation trainer',
    },
  },
  {
    id: 'kanya-waree',
    name: { th: 'กภ. กันยา วารี', en: 'Kanya Waree, physiotherapist' },
    headline: {
      th: 'นักกายภาพบำบัดที่ดูแลคนนั่งทำงานทั้งวัน',
      en: 'Physiotherapist for people who sit all day',
    },
  },
  {
    id: 'wanna-unjai',
    name: { th: 'วรรณา อุ่นใจ', en: 'Wanna Unjai' },
    headline: {
      th: 'พยาบาลชุมชน ดูแลผู้สูงอายุที่บ้านมา 20 ปี',
      en: 'Community nurse, 20 years of caring for older people at home',
    },
    about: {
      th: 'เยี่ยมบ้านผู้สูงอายุมา 20 ปี ทั้งในซอยที่รถเข้าไม่ถึงและบ้านกลางสวน\n\nสอนให้คนดูแลมีแรงเหลือไว้ดูแลตัวเองด้วย',
      en: 'For 20 years she has visited older people at home, in lanes too narrow for a car and in houses among orchards.\n\nShe teaches carers so that they have strength left for themselves.',
    },
  },
  {
    id: 'nalin-channuan',
    name: { th: 'นลิน จันทร์นวล', en: 'Nalin Channuan' },
    headline: {
      th: 'นักจิตวิทยาคลินิกด้านการนอน',
      en: 'Clinical psychologist for sleep',
    },
  },
];
