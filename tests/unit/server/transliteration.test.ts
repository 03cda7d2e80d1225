import { expect, test } from 'vitest';
import { demoShop } from '../../../server/demo/content/demoShop.ts';
import { transliteratedWords } from '../../../src/domain/search/transliteration.ts';
import { inShop, onDevice } from '../demoSearches.ts';

/** English words of titles with their Thai spellings. */
const loans: readonly (readonly [string, ...string[]])[] = [
  ['excel', 'เอกเซล', 'เอ็กเซล', 'เอ็กซ์เซล', 'เอ็กเซลล์'],
  ['powerpoint', 'พาวเวอร์พอยต์', 'พาวเวอร์พ้อยท์', 'เพาเวอร์พอยต์'],
  ['photoshop', 'โฟโต้ชอป', 'โฟโตช็อป'],
  ['illustrator', 'อิลลัสเตรเตอร์'],
  ['lightroom', 'ไลท์รูม'],
  ['python', 'ไพทอน', 'ไพธอน'],
  ['javascript', 'จาวาสคริปต์', 'จาวาสคริป'],
  ['canva', 'แคนวา', 'แคนว่า'],
  ['figma', 'ฟิกม่า'],
  ['notion', 'โนชั่น'],
  ['facebook', 'เฟซบุ๊ก', 'เฟสบุ๊ค'],
  ['tiktok', 'ติ๊กต็อก', 'ติกตอก'],
  ['youtube', 'ยูทูบ', 'ยูทูป'],
  ['google', 'กูเกิล', 'กูเกิ้ล'],
  ['instagram', 'อินสตาแกรม'],
  ['wordpress', 'เวิร์ดเพรส'],
  ['marketing', 'มาร์เก็ตติ้ง', 'มาเก็ตติ้ง'],
  ['content', 'คอนเทนต์', 'คอนเท้นท์'],
  ['affiliate', 'แอฟฟิลิเอต'],
  ['dashboard', 'แดชบอร์ด', 'แดชบอด'],
  ['design', 'ดีไซน์'],
  ['designer', 'ดีไซเนอร์'],
  ['infographic', 'อินโฟกราฟิก'],
  ['animation', 'แอนิเมชัน', 'แอนนิเมชั่น'],
  ['presentation', 'พรีเซนเทชัน', 'พรีเซ็นเตชั่น'],
  ['management', 'แมเนจเมนต์'],
  ['leadership', 'ลีดเดอร์ชิป'],
  ['startup', 'สตาร์ทอัพ', 'สตาร์ตอัป'],
  ['freelance', 'ฟรีแลนซ์', 'ฟรีแลนส์'],
  ['trading', 'เทรดดิ้ง'],
  ['finance', 'ไฟแนนซ์'],
  ['coding', 'โค้ดดิ้ง'],
  ['program', 'โปรแกรม'],
  ['script', 'สคริปต์'],
  ['data', 'ดาต้า', 'เดต้า'],
  ['online', 'ออนไลน์', 'ออนไลน'],
  ['english', 'อิงลิช'],
  ['workshop', 'เวิร์กช็อป', 'เวิร์คช้อป'],
  ['podcast', 'พอดแคสต์', 'พอดคาสท์'],
  ['video', 'วิดีโอ', 'วีดีโอ'],
  ['camera', 'คาเมร่า'],
  ['barista', 'บาริสต้า'],
  ['yoga', 'โยคะ'],
  ['piano', 'เปียโน'],
  ['guitar', 'กีตาร์', 'กีต้า'],
  ['email', 'อีเมล', 'อีเมล์'],
  ['technique', 'เทคนิค'],
];

const known = transliteratedWords();
for (const [word] of loans) known.add(word);
const everyWord = [
  ...new Set(
    JSON.stringify(demoShop)
      .toLowerCase()
      .match(/[a-z]{3,}/g),
  ),
];
for (const word of everyWord) known.add(word);

test.each(loans)('%s is found by how it sounds in Thai letters', (word, ...spellings) => {
  expect(spellings.filter((typed) => !known.soundingLike(typed).includes(word))).toEqual([]);
});

/** Thai words, many of them courses and few of them loanwords; none means an English word. */
const thai =
  'มะม่วง กระเป๋า ตัดผม ต้นไม้ ขี่ม้า รองเท้า มะพร้าว ผ้าไหม ขี่ช้าง กะทิ น้ำปลา ส้มตำ ปลาร้า ไข่เจียว เลี้ยงปลา ทำนา ' +
  'ดำน้ำ มวยไทย รำไทย ระนาด ว่ายน้ำ เดินป่า ตกปลา ดูดวง สวดมนต์ สมาธิ นวดไทย จักสาน ทอผ้า เย็บผ้า ถักไหมพรม ปั้นดิน ' +
  'แกะสลัก วาดรูป ร้องเพลง เต้นรำ ขับรถ ซ่อมรถ เชื่อมเหล็ก ช่างไฟ ประปา ปูกระเบื้อง ทาสี จัดสวน เลี้ยงลูก ทำขนม ชงชา ' +
  'กองทุน ประกัน กฎหมาย บาลี สันสกฤต จีน เกาหลี พม่า ลาว เขมร มลายู ฝรั่งเศส เยอรมัน ชีวะ เลขคณิต เรขาคณิต พีชคณิต สถิติ ' +
  'โหราศาสตร์ ดาราศาสตร์ ปรัชญา ศาสนา นิทาน กลอน วรรณคดี มะลิ นารี ดารา บาดาล มาลา วาสนา กำไร ขาดทุน ปิติ กะปิ กาละแม';

test('a Thai word sounds like none of the English words of a whole shop', () => {
  expect(everyWord.length).toBeGreaterThan(1_000);
  expect(thai.split(' ').filter((word) => known.soundingLike(word).length > 0)).toEqual([]);
});

test('few English words have the same sound in Thai letters, and too short or non-Thai words have none', () => {
  const answers = loans.flatMap(([, ...spellings]) => spellings).map((typed) => known.soundingLike(typed).length);
  expect(Math.max(...answers)).toBeLessThanOrEqual(3);
  for (const typed of ['', 'เอ', 'อ', 'ไอ', 'อออออ', 'excel', 'เอกcel', '์์์', 'ๆๆๆๆ'])
    expect(known.soundingLike(typed)).toEqual([]);
});

test.each(['เอกเซล', 'เอ็กเซล', 'เอ็กซ์เซล'])(
  '%s finds the courses that say Excel, in the shop and on the device',
  (typed) => {
    for (const ask of [inShop, onDevice]) {
      const found = ask(typed);
      expect(found.foundAs).toBe('excel');
      expect(found.ids).toEqual(ask('excel').ids);
      expect(found.ids).not.toEqual([]);
    }
  },
);

test.each(['เรียนเอกเซล', 'คอร์สเอ็กเซล', 'สอนเอ็กซ์เซล'])(
  '%s finds them, too: there is no space between Thai words',
  (typed) => {
    const excel = inShop('excel').ids;
    for (const ask of [inShop, onDevice]) expect(ask(typed).ids.toSorted()).toEqual(excel.toSorted());
  },
);

test.each(['เรียนขี่ม้า', 'คอร์สตัดผม', 'สอนสวดมนต์', 'เรียนมวยไทย', 'คอร์สสมาธิ'])(
  '%s is taken for no English word',
  (typed) => {
    for (const ask of [inShop, onDevice]) expect(ask(typed).foundAs ?? '').not.toMatch(/[a-z]/);
  },
);
