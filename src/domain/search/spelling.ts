import { onOtherLayout } from './keyboardLayout.ts';
import { lettersNamed } from './letterNames.ts';
import { normaliseSearchText } from './search.ts';
import { transliteratedWords } from './transliteration.ts';

/** The normalised words of a catalogue; corrects mistyped words. */
export type Vocabulary = {
  readonly add: (word: string) => void;
  readonly isWord: (text: string) => boolean;
  /** Thai words with the same sound, or English words that a Thai spelling or letter names may mean. */
  readonly soundingLike: (typed: string) => readonly string[];
  /** The English words that a Thai spelling or letter names may mean. */
  readonly inEnglish: (typed: string) => readonly string[];
  /** The nearest words, all equally near; empty if none is near enough. */
  readonly nearestTo: (typed: string) => readonly string[];
};

/** Words of one length and first letter. `letters` and `pairs` are bit filters that skip most comparisons. */
type Words = {
  readonly words: string[];
  readonly folded: string[];
  readonly letters: number[];
  readonly pairs: number[];
};

/** Thai tone marks and other marks above a letter that are easily omitted. */
const easilyMissed = /[\u0E47-\u0E4E]/g;
/** A word without easily omitted marks. */
export const folded = (word: string): string => word.replace(easilyMissed, '');

/** Letters by a more frequent letter with the same sound. */
const spokenAs: Readonly<Record<string, string>> = {
  ...{ ศ: 'ส', ษ: 'ส', ซ: 'ส', ณ: 'น', ฎ: 'ด', ฏ: 'ต', ฐ: 'ท', ฑ: 'ท', ฒ: 'ท', ธ: 'ท', ถ: 'ท' },
  ...{ ภ: 'พ', ฆ: 'ค', ฅ: 'ค', ฃ: 'ข', ฌ: 'ช', ฬ: 'ล', ใ: 'ไ' },
};
/** The sound of a Thai word as far as its letters tell; 'สี' and 'ศรี' are equal. `null` if it is too short. */
const soundOf = (plain: string): string | null =>
  plain.length < leastSounding || !/^[\u0E01-\u0E46]+$/.test(plain)
    ? null
    : plain.replace(/[สศซท]ร/g, 'ส').replace(/[\u0E01-\u0E46]/g, (letter) => spokenAs[letter] ?? letter);
const leastSounding = 4;

/** Allowed edit distance by the length of the longer word; tone marks do not count. */
const mostSlips = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);
/** A mistake in the first letter is rare. */
const worth = { toneMark: 0.25, sound: 0.5, firstLetter: 0.5 } as const;
/** A transposition changes three letter pairs; no other edit changes more. */
const pairsOfSlip = 3;
const mostSpellings = 4;
/** Most mistyped words of a question: each one is compared with the whole catalogue. */
export const mostMistyped = 4;
/** A shorter word before an English one matches by chance. */
const leastBefore = 3;
/** A shorter piece on the other keyboard layout matches by chance. */
const leastOnOtherLayout = 3;

export function vocabulary(): Vocabulary {
  const byLength = new Map<number, Map<string, Words>>();
  const known = new Set<string>();
  const bySound = new Map<string, string[]>();
  const loans = transliteratedWords();
  const inEnglish = (typed: string): readonly string[] => {
    const letters = lettersNamed(folded(typed));
    return letters !== null && letters.length > 1 && known.has(letters) ? [letters] : loans.soundingLike(typed);
  };
  const soundingLike = (typed: string): readonly string[] => {
    const plain = folded(typed);
    const sound = soundOf(plain);
    const alike = sound === null ? undefined : bySound.get(sound);
    const thai = alike?.filter((word) => folded(word) !== plain).toSorted() ?? [];
    return thai.length > 0 ? thai : inEnglish(typed);
  };
  /**
   * Thai has no spaces between words: a row may not contain the English word with the Thai word before it ("เรียน").
   */
  const loansBehindWord = (typed: string): readonly string[] => {
    for (let from = leastBefore; from < typed.length; from += 1) {
      const before = typed.slice(0, from);
      const words = known.has(before) ? inEnglish(typed.slice(from)) : [];
      if (words.length > 0) return words.flatMap((word) => [`${before} ${word}`, word]);
    }
    return [];
  };
  return {
    add: (word) => {
      if (known.has(word)) return;
      known.add(word);
      loans.add(word);
      const plain = folded(word);
      // A single letter occurs in nearly every text.
      if (plain.length < 2) return;
      const ofLength = byLength.get(plain.length) ?? new Map<string, Words>();
      byLength.set(plain.length, ofLength);
      const alike = ofLength.get(plain.charAt(0)) ?? { words: [], folded: [], letters: [], pairs: [] };
      ofLength.set(plain.charAt(0), alike);
      alike.words.push(word);
      alike.folded.push(plain);
      alike.letters.push(lettersOf(plain));
      alike.pairs.push(pairsOf(plain));
      const sound = soundOf(plain);
      if (sound !== null) bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
    },
    isWord: (text) => known.has(text),
    soundingLike,
    inEnglish,
    nearestTo: (typed) => {
      const plain = folded(typed);
      const [letters, pairs] = [lettersOf(plain), pairsOf(plain)];
      let nearest = [...soundingLike(typed)];
      let least = nearest.length > 0 ? worth.sound : Number.POSITIVE_INFINITY;
      const look = (length: number, alike: Words, begins: number) => {
        let most = Math.min(mostSlips(Math.max(length, plain.length)), Math.floor(least - begins));
        if (Math.abs(length - plain.length) > most) return;
        for (let place = 0; place < alike.letters.length; place += 1) {
          if (isFurther(letters, alike.letters[place] ?? 0, most)) continue;
          if (isFurther(pairs, alike.pairs[place] ?? 0, most * pairsOfSlip)) continue;
          const [word = '', other = ''] = [alike.words[place], alike.folded[place]];
          const slips = slipsBetween(plain, other, most);
          if (slips > most) continue;
          const marks = slips === 0 || typed.length === plain.length ? 0 : marksDiffer(typed, word);
          const cost = slips + begins + marks;
          if (cost < least) nearest = [];
          least = Math.min(least, cost);
          most = Math.min(most, Math.floor(least - begins));
          if (cost === least) nearest.push(word);
        }
      };
      const near = nearestLengthFirst(byLength, plain.length);
      const first = plain.charAt(0);
      for (const [length, ofLength] of near) {
        const alike = ofLength.get(first);
        if (alike !== undefined) look(length, alike, 0);
      }
      // A different first letter is an edit by itself, so most comparisons end here.
      if (least < 1 + worth.firstLetter) return nearest.toSorted();
      for (const [length, ofLength] of near) {
        for (const [letter, alike] of ofLength) if (letter !== first) look(length, alike, worth.firstLetter);
      }
      return nearest.length > 0 ? nearest.toSorted() : loansBehindWord(typed);
    },
  };
}

/**
 * Corrections of a question without matches: each unknown word is replaced by the other keyboard layout's text or by
 * the nearest words. Normalised, likeliest first; empty if a word stays unknown or all are right.
 */
export function spellingsOf(
  question: string,
  isKnown: (text: string) => boolean,
  nearestTo: Vocabulary['nearestTo'],
): readonly string[] {
  const choices: (readonly string[])[] = [];
  let mistyped = 0;
  for (const part of partsOf(question)) {
    const right = rightSpellingOf(part, isKnown);
    if (right === null) mistyped += 1;
    if (mistyped > mostMistyped) return [];
    const choice = right === null ? nearestTo(normaliseSearchText(part)) : [right];
    if (choice.length === 0) return [];
    choices.push(choice);
  }
  const asTyped = normaliseSearchText(question);
  return combined(choices).filter((spelling) => spelling !== asTyped);
}

/** The parts between spaces. Adjacent letter names form one part, as people spell an abbreviation. */
function partsOf(question: string): readonly string[] {
  const parts: string[] = [];
  let isNamed = false;
  for (const part of question.split(/\s+/).filter((each) => each !== '')) {
    const wasNamed = isNamed;
    isNamed = lettersNamed(folded(normaliseSearchText(part))) !== null;
    if (isNamed && wasNamed) parts.push(`${parts.pop()}${part}`);
    else parts.push(part);
  }
  return parts;
}

/** Combines the choices of each part, likeliest first, up to a limit. */
export const combined = (choices: readonly (readonly string[])[]): readonly string[] =>
  choices
    .reduce<readonly string[]>(
      (begun, choice) => begun.flatMap((start) => choice.map((word) => `${start} ${word}`)).slice(0, mostSpellings),
      [''],
    )
    .map((spelling) => spelling.trim());

/** The known spelling of a part, as typed or in the other keyboard layout; `null` otherwise. */
function rightSpellingOf(part: string, isKnown: (text: string) => boolean): string | null {
  const typed = normaliseSearchText(part);
  if (isKnown(typed)) return typed;
  const other = normaliseSearchText(onOtherLayout(part));
  return other.length >= leastOnOtherLayout && isKnown(other) ? other : null;
}

/** Candidate words by nearest length. */
const nearestLengthFirst = <Value>(byLength: ReadonlyMap<number, Value>, typed: number) =>
  [...byLength]
    .filter(([length]) => Math.abs(length - typed) <= mostSlips(Math.max(length, typed)))
    .toSorted(([one], [other]) => Math.abs(one - typed) - Math.abs(other - typed));

const marksDiffer = (typed: string, word: string): number =>
  (typed.match(easilyMissed) ?? []).join() === (word.match(easilyMissed) ?? []).join() ? 0 : worth.toneMark;

/** The edit distance with transpositions; any number above `most` if it is larger. */
function slipsBetween(one: string, other: string, most: number): number {
  let from = 0;
  while (from < one.length && from < other.length && one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  for (; end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]; otherEnd -= 1) end -= 1;
  return slipsInMiddle(one.slice(from, end), other.slice(from, otherEnd), most);
}

function slipsInMiddle(one: string, other: string, most: number): number {
  if (one === '' || other === '') return one.length + other.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return least;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** A bit for each letter pair including the word's ends, spread by the golden ratio. */
function pairsOf(word: string): number {
  const ends = ` ${word} `;
  let pairs = 0;
  for (let place = 1; place < ends.length; place += 1) {
    const pair = (ends.charCodeAt(place - 1) << 8) ^ ends.charCodeAt(place);
    pairs |= 1 << (Math.imul(pair, 0x9e37_79b1) >>> 27);
  }
  return pairs;
}

/** Whether either side has more extra bits than allowed. */
const isFurther = (one: number, other: number, most: number): boolean =>
  hasMore(one & ~other, most) || hasMore(other & ~one, most);

/** Whether more than so many bits are set. */
function hasMore(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most; count += 1) left &= left - 1;
  return left !== 0;
}
