import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onOtherLayout } from '../../../src/domain/search/keyboardLayout.ts';
import { normaliseSearchText } from '../../../src/domain/search/search.ts';
import { spellingsOf, vocabulary } from '../../../src/domain/search/spelling.ts';
import '../../property/fixedSeed.ts';

const words = ['ข้อมูล', 'ภาษี', 'ภาษา', 'ร้าน', 'เริ่ม', 'วิเคราะห์', 'บัญชี', 'excel', 'photo', 'python', 'sql'];
const spoken = vocabulary();
for (const word of words) spoken.add(word);
const text = words.join(' ');
const meant = (question: string) => spellingsOf(question, (part) => text.includes(part), spoken.nearestTo);

describe('the word that was meant', () => {
  test.each([
    ['without its tone mark', 'ขอมูล', 'ข้อมูล'],
    ['with another tone mark', 'ข่อมูล', 'ข้อมูล'],
    ['with a tone mark too many', 'ข้อมู่ล', 'ข้อมูล'],
    ['with a letter missing', 'ข้อมล', 'ข้อมูล'],
    ['with a letter twice', 'บัญญชี', 'บัญชี'],
    ['with a wrong letter', 'วิเคราะฟ์', 'วิเคราะห์'],
    ['with two wrong letters of many', 'วิเคาาะฟ์', 'วิเคราะห์'],
    ['with two letters changed', 'xecel', 'excel'],
    ['in English with a letter missing', 'pyton', 'python'],
    ['in capitals', 'EXCLE', 'excel'],
    ['on the English layout', '4kKu', 'ภาษี'],
    ['on the English layout with its signs', '-hv,^]', 'ข้อมูล'],
    ['on the Thai layout', 'ำปแำส', 'excel'],
    ['beside a right one', 'excel ขอมูล', 'excel ข้อมูล'],
  ])('%s', (_, typed, expected) => {
    expect(meant(typed)).toEqual([expected]);
  });

  test('a word that sounds alike is nearer than one that looks alike', () => {
    const names = vocabulary();
    for (const name of ['ศรีสุข', 'สิริสุข', 'สีสด', 'ณัฐพร', 'ทราย']) names.add(name);
    expect(['สีสุข', 'นัทพร', 'นัฐภร', 'ซาย'].map(names.nearestTo)).toEqual([['ศรีสุข'], ['ณัฐพร'], ['ณัฐพร'], []]);
  });

  test('two that come equally near are both meant', () => {
    expect(meant('ภาษู')).toEqual(['ภาษา', 'ภาษี']);
  });

  test.each(['ฟฟฟฟฟฟ', 'zzzzzz', 'sq', 'xx', 'excel zzzzzz', "'; drop table", '\u202Eabcdef', ''])(
    'is none for %j',
    (typed) => {
      expect(meant(typed)).toEqual([]);
    },
  );

  test('a correctly spelled question is not corrected', () => {
    expect(meant('ภาษี excel')).toEqual([]);
  });
});

test('a question of many mistyped words is compared with the words of the shop a few times at most', () => {
  const slips = words.map((word) => `${word}ฬฬ`);
  let looked = 0;
  const lookUp = (typed: string) => {
    looked += 1;
    return spoken.nearestTo(typed);
  };
  for (let count = 1; count <= slips.length; count += 1) {
    looked = 0;
    spellingsOf(slips.slice(0, count).join(' '), (part) => text.includes(part), lookUp);
    expect(looked).toBeLessThanOrEqual(4);
  }
});

test('a whole question on the other layout is understood, however long', () => {
  const english = words.filter((word) => /^[a-z]+$/.test(word));
  const sentence = [...english, ...english];
  expect(meant(sentence.map(onOtherLayout).join(' '))).toEqual([sentence.join(' ')]);
});

const letters = [...'กขคงจชมนรลวสหอาีิุู', ...'abcdefghij'];
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 12 }).map(normaliseSearchText);
const place = fc.nat({ max: 11 });

test('one slip in a word of four letters or more is always forgiven', () => {
  const slips = [
    (typed: string, at: number) => typed.slice(0, at) + typed.slice(at + 1),
    (typed: string, at: number) => `${typed.slice(0, at)}${typed.charAt(at)}${typed.slice(at)}`,
    (typed: string, at: number) => `${typed.slice(0, at)}ฬ${typed.slice(at + 1)}`,
    (typed: string, at: number) =>
      typed.slice(0, at) + [...typed.slice(at, at + 2)].toReversed().join('') + typed.slice(at + 2),
  ];
  fc.assert(
    fc.property(word, place, fc.constantFrom(...slips), (right, at, slip) => {
      fc.pre(right.length >= 4);
      const one = vocabulary();
      one.add(right);
      expect(one.nearestTo(slip(right, at % right.length))).toEqual([right]);
    }),
  );
});

test('a word that is there is the nearest to itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), (known) => {
      const some = vocabulary();
      for (const each of known) some.add(each);
      for (const each of known) expect(some.nearestTo(each)).toEqual([each]);
    }),
  );
});

test('text typed in the wrong keyboard layout is converted, and back', () => {
  expect(onOtherLayout('l;ylfu')).toBe('สวัสดี');
  expect(onOtherLayout('ไพีะำ')).toBe('wrute');
  const typed = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') });
  fc.assert(
    fc.property(typed, (keys) => {
      expect(onOtherLayout(onOtherLayout(keys))).toBe(keys);
    }),
  );
});

test('a long word is known again after any two slips', () => {
  const letter = fc.constantFrom(...'กขคงจะาิีabcdefor');
  const slip = fc.record({ kind: fc.nat({ max: 3 }), at: fc.nat(), letter });
  const mistype = (word: string, { kind, at, letter: other }: { kind: number; at: number; letter: string }) => {
    const place = at % word.length;
    const [before, after] = [word.slice(0, place), word.slice(place + 1)];
    if (kind === 0) return before + after;
    if (kind === 1) return `${before}${other}${word.charAt(place)}${after}`;
    if (kind === 2) return before + other + after;
    return before + after.slice(0, 1) + word.charAt(place) + after.slice(1);
  };
  fc.assert(
    fc.property(fc.array(letter, { minLength: 8, maxLength: 14 }), slip, slip, (letters, first, second) => {
      const word = letters.join('');
      const one = vocabulary();
      one.add(word);
      expect(one.nearestTo(mistype(mistype(word, first), second))).toEqual([word]);
    }),
  );
});
