import { onOtherLayout } from './keyboardLayout.ts';
import { lettersNamed } from './letterNames.ts';
import { normaliseSearchText } from './search.ts';
import { transliteratedWords } from './transliteration.ts';

/** The words of a catalogue, normalised; says which of them a mistyped one was meant to be. */
export type Vocabulary = {
  readonly add: (word: string) => void;
  readonly isWord: (text: string) => boolean;
  /** Thai words that are spoken as this one, written in other letters, or else English ones that it may spell in Thai letters, or by their names. */
  readonly soundingLike: (typed: string) => readonly string[];
  /** The words that come nearest, all of them equally near; none where no word is near enough. */
  readonly nearestTo: (typed: string) => readonly string[];
};

/** Words of one length and first letter, side by side. `letters`, `pairs`: a bit for each, to pass by most words without comparing them. */
type Words = {
  readonly words: string[];
  readonly folded: string[];
  readonly letters: number[];
  readonly pairs: number[];
};

/** Thai tone marks and what else stands above a letter and is easily left out. */
const easilyMissed = /[\u0E47-\u0E4E]/g;
/** A word without what is easily left out of it. */
export const folded = (word: string): string => word.replace(easilyMissed, '');

/** Letters that are spoken as another one, which more words have. */
const spokenAs: Readonly<Record<string, string>> = {
  ...{ ศ: 'ส', ษ: 'ส', ซ: 'ส', ณ: 'น', ฎ: 'ด', ฏ: 'ต', ฐ: 'ท', ฑ: 'ท', ฒ: 'ท', ธ: 'ท', ถ: 'ท' },
  ...{ ภ: 'พ', ฆ: 'ค', ฅ: 'ค', ฃ: 'ข', ฌ: 'ช', ฬ: 'ล', ใ: 'ไ' },
};
/** How a Thai word is spoken, as far as its letters tell; 'สี' and 'ศรี' are the same. `null`: so short that many are. */
const soundOf = (plain: string): string | null =>
  plain.length < leastSounding || !/^[\u0E01-\u0E46]+$/.test(plain)
    ? null
    : plain.replace(/[สศซท]ร/g, 'ส').replace(/[\u0E01-\u0E46]/g, (letter) => spokenAs[letter] ?? letter);
const leastSounding = 4;

/** How many slips are forgiven where the longer word has so many letters, tone marks not counted: those are no slip. */
const mostSlips = (length: number): number => (length <= 3 ? 0 : length <= 7 ? 1 : 2);
/** A person seldom mistypes how a word begins. */
const worth = { toneMark: 0.25, sound: 0.5, firstLetter: 0.5 } as const;
/** Two letters that change places are in three pairs; no other slip is in more. */
const pairsOfSlip = 3;
const mostSpellings = 4;
/** A question with more mistyped words than this is no slip, and each of them is compared with a whole catalogue. */
export const mostMistyped = 4;
/** A shorter word before an English one is found by chance. */
const leastBefore = 3;
/** A shorter piece on the other keyboard layout is found by chance. */
const leastOnOtherLayout = 3;

export function vocabulary(): Vocabulary {
  const byLength = new Map<number, Map<string, Words>>();
  const known = new Set<string>();
  const bySound = new Map<string, string[]>();
  const loans = transliteratedWords();
  const englishFor = (typed: string): readonly string[] => {
    const letters = lettersNamed(folded(typed));
    return letters !== null && letters.length > 1 && known.has(letters) ? [letters] : loans.soundingLike(typed);
  };
  const soundingLike = (typed: string): readonly string[] => {
    const plain = folded(typed);
    const sound = soundOf(plain);
    const alike = sound === null ? undefined : bySound.get(sound);
    const thai = alike?.filter((word) => folded(word) !== plain).toSorted() ?? [];
    return thai.length > 0 ? thai : englishFor(typed);
  };
  /** Between Thai words there is no space: what an English word stands behind ("เรียน") may be said by no row with it. */
  const loansBehindWord = (typed: string): readonly string[] => {
    for (let from = leastBefore; from < typed.length; from += 1) {
      const before = typed.slice(0, from);
      const words = known.has(before) ? englishFor(typed.slice(from)) : [];
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
      // A letter alone stands in nearly every text, and nobody has meant it.
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
      // Another first letter is a slip by itself, so that most questions end here.
      if (least < 1 + worth.firstLetter) return nearest.toSorted();
      for (const [length, ofLength] of near) {
        for (const [letter, alike] of ofLength) if (letter !== first) look(length, alike, worth.firstLetter);
      }
      return nearest.length > 0 ? nearest.toSorted() : loansBehindWord(typed);
    },
  };
}

/**
 * What a question was meant to say where it finds nothing as it was typed: each word that no text holds is replaced by
 * what the keys would have typed on the other layout, or by the nearest words. Normalised; none where a word stays unknown
 * or every word is right. The likeliest first.
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

/** What stands between spaces. Names of letters side by side are one part, as people say an abbreviation. */
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

/** The questions that the choices for each part make together, the likeliest first; no more than a few. */
export const combined = (choices: readonly (readonly string[])[]): readonly string[] =>
  choices
    .reduce<readonly string[]>(
      (begun, choice) => begun.flatMap((start) => choice.map((word) => `${start} ${word}`)).slice(0, mostSpellings),
      [''],
    )
    .map((spelling) => spelling.trim());

/** What is known of a part as it was typed, or as the keys would have typed it on the other layout; `null` for neither. */
function rightSpellingOf(part: string, isKnown: (text: string) => boolean): string | null {
  const typed = normaliseSearchText(part);
  if (isKnown(typed)) return typed;
  const other = normaliseSearchText(onOtherLayout(part));
  return other.length >= leastOnOtherLayout && isKnown(other) ? other : null;
}

/** The words that may come near to one of so many letters. */
const nearestLengthFirst = <Value>(byLength: ReadonlyMap<number, Value>, typed: number) =>
  [...byLength]
    .filter(([length]) => Math.abs(length - typed) <= mostSlips(Math.max(length, typed)))
    .toSorted(([one], [other]) => Math.abs(one - typed) - Math.abs(other - typed));

const marksDiffer = (typed: string, word: string): number =>
  (typed.match(easilyMissed) ?? []).join() === (word.match(easilyMissed) ?? []).join() ? 0 : worth.toneMark;

/**
 * How many letters were left out, put in, replaced, or changed places with the next one, to make one word of another; any
 * number above `most` where there are more.
 */
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

/** A bit for each two letters side by side, the ends of the word among them; strewn by the golden ratio. */
function pairsOf(word: string): number {
  const ends = ` ${word} `;
  let pairs = 0;
  for (let place = 1; place < ends.length; place += 1) {
    const pair = (ends.charCodeAt(place - 1) << 8) ^ ends.charCodeAt(place);
    pairs |= 1 << (Math.imul(pair, 0x9e37_79b1) >>> 27);
  }
  return pairs;
}

/** Whether on either side there are more bits than this that the other side has not. */
const isFurther = (one: number, other: number, most: number): boolean =>
  hasMore(one & ~other, most) || hasMore(other & ~one, most);

/** Whether more than so many bits are set. */
function hasMore(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most; count += 1) left &= left - 1;
  return left !== 0;
}
