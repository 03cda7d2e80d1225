/** The sound of an English word in Thai letters: consonants, voiced or not, and the vowels between them. */
type Transliteration = { readonly consonants: string; readonly vowels: readonly Vowel[] };

/**
 * `at`: after so many consonants, or one less if `isBefore`. `sounds`: one letter for each possible sound (x as in
 * "work", y as in "my", w as in "down"). `isSilent`: it may be silent.
 */
type Vowel = {
  readonly at: number;
  readonly sounds: string;
  readonly isBefore: boolean;
  readonly isSilent: boolean;
};

/** English words that are found by their Thai spelling. */
export type TransliteratedWords = {
  readonly add: (word: string) => void;
  /** The English words that a Thai spelling may mean. */
  readonly soundingLike: (typed: string) => readonly string[];
};

/** Indexes words by sound. The index is built with the first question. */
export function transliteratedWords(): TransliteratedWords {
  const unheardYet: string[] = [];
  const byConsonants = new Map<string, { readonly word: string; readonly sound: Transliteration }[]>();
  const listen = () => {
    for (const word of unheardYet.splice(0)) {
      for (const sound of englishSounds(word)) {
        const alike = byConsonants.get(sound.consonants);
        if (alike === undefined) byConsonants.set(sound.consonants, [{ word, sound }]);
        else alike.push({ word, sound });
      }
    }
  };
  return {
    add: (word) => {
      if (/^[a-z]{3,}$/.test(word)) unheardYet.push(word);
    },
    soundingLike: (typed) => {
      const sounds = thaiSounds(typed);
      if (sounds.length === 0) return [];
      listen();
      const words = sounds.flatMap((heard) =>
        (byConsonants.get(heard.consonants) ?? []).flatMap(({ word, sound }) =>
          soundsLike(heard, sound) ? [word] : [],
        ),
      );
      return [...new Set(words)].toSorted();
    },
  };
}

/** Spelling rules, first match wins: consonants are upper case, vowel sounds lower case. */
type Rule = readonly [letters: string, heard: string];

/** Fewer sounds match too many words; a single vowel counts only with a silenced letter. */
const leastConsonants = 2;
const leastSounds = 4;
const leastVowels = 2;

/** `+`: the vowel is written before two consonants and heard after the first or the second. `?`: it may be silent. */
const ofThai: readonly Rule[] = [
  ['[รยวห]\u0E4C', ''],
  ['ห(?=[นมลรวยง])', ''],
  ['อ(?=[ัาำิีึืุูะเแโไใอ])', ''],
  ['(?<=เ)อ', 'x'],
  ['อ', 'o'],
  ['(?<=[ัาิีุูอ])ย(?![ัาิีึืุูะเแโไใ])', 'y'],
  ['(?<=ั)ว', 'ua'],
  ['(?<=[าิี])ว(?![ัาิีึืุูะเแโไใ])', 'w'],
  ['ร(?![ัาำิีึืุูะเแโไใอ+])', ''],
  ['[กขคฆ]', 'K'],
  ['[จฉชฌ]', 'C'],
  ['[ซศษส]', 'S'],
  ['[ดตถทธฎฏฐฑฒ]', 'T'],
  ['[บปผพภ]', 'P'],
  ['[ฝฟ]', 'F'],
  ['[นณงญ]', 'N'],
  ['ม', 'M'],
  ['ย', 'Y'],
  ['ร', 'R'],
  ['[ลฬ]', 'L'],
  ['ว', 'W'],
  ['[หฮ]', 'H'],
  ['เ', 'ex'],
  ['แ', 'ea'],
  ['โ', 'o'],
  ['[ไใ]', 'y'],
  ['[าะั]', 'a'],
  ['[ิี]', 'i'],
  ['[ึื]', 'ix'],
  ['[ุู]', 'u'],
  ['ำ', 'a M'],
  ['\\+', '+'],
];

/** `hard`: a letter with two possible sounds. */
const ofEnglish = (hard: boolean): readonly Rule[] => [
  ['(?<=^)[kgp]n', 'N'],
  ['(?<=^)wr', 'R'],
  ['(?<=^)x', 'S'],
  ['(?:t|ss?|c)i(?=on|an|al|ous)', 'C'],
  ['t(?=ure)', 'C'],
  ['tch|sh|j|dg(?=e)', 'C'],
  ['ch|g(?=[eiy])', hard ? 'K' : 'C'],
  ['ph|f', 'F'],
  ['th|d|t', 'T'],
  ['que?$|gu(?=[ei])|ck|k', 'K'],
  ['qu', 'K W'],
  ['gh', ''],
  ['gn', 'N'],
  ['x', 'K S'],
  ['c(?=[eiy])|s|z', 'S'],
  ['ng(?![aeiouy])', 'N'],
  // Silent after a diphthong: "point" is พอยต์.
  ['(?<=o[iu])n(?=[td])', ''],
  ['c|g', 'K'],
  ['mb$|m', 'M'],
  ['p|b', 'P'],
  ['n', 'N'],
  ['(?<=[^aeiouyl])le$', 'xe L'],
  ['l', 'L'],
  ['wh|v|w(?=[aeiouy])', 'W'],
  ['w', 'w'],
  ['r(?=[aiouy]|e(?!s?$))', 'R'],
  ['r', ''],
  ['(?<=[aeiouy].*)e(?=s?$)', ''],
  ['y(?=[aeou])', 'Y'],
  ['h', 'H'],
  ['ai|ay|ei|ey', 'eyi'],
  ['ou|au', 'owua'],
  ['ee|ea', 'ie'],
  ['ie', 'iey'],
  ['oo', 'uo'],
  ['a', 'aeox'],
  ['e(?=r(?![aeiouy]))', 'ex'],
  ['e', 'eix?'],
  ['i(?=r(?![aeiouy]))', 'ix'],
  ['i', 'iy'],
  ['(?<=i)o(?=n)', 'oxa'],
  ['o(?=w)', 'oa'],
  ['o', 'ox'],
  ['u(?=e?$)', 'u'],
  ['u', 'uax'],
  ['y', 'iy'],
];

const patternsOf = (rules: readonly Rule[]) =>
  rules.map(([letters, heard]) => ({ pattern: new RegExp(letters, 'y'), heard: heard.split(' ') }));
const thai = patternsOf(ofThai);
const soft = patternsOf(ofEnglish(false));
const hard = patternsOf(ofEnglish(true));

/** A leading vowel is heard after its consonants. */
const leading = /([เแโไใ])(?:([กขคตทปพผบดฟส][รลว](?![าะ])|ห[งญนมยรลว])|([ก-ฮ]))/g;
const unheard = /[\u0E47-\u0E4B\u0E4D\u0E4E]/g;
const silenced = /[ก-ฮ]\u0E4C/g;

/** The sounds of a lower-case English word: as spoken, and without a final t that Thai drops. */
const englishSounds = (word: string): readonly Transliteration[] =>
  different(
    [transliterationOf(word, soft), transliterationOf(word, hard)].flatMap((sound) => [sound, ...withoutLastT(sound)]),
  );

function withoutLastT({ consonants, vowels }: Transliteration): readonly Transliteration[] {
  const last = consonants.length - 1;
  const isBehindOther = consonants.endsWith('T') && (vowels.at(-1)?.at ?? 0) < last;
  return isBehindOther ? [{ consonants: consonants.slice(0, last), vowels }] : [];
}

/** The sounds of a normalised Thai spelling, if it is long enough: with and without silenced letters. */
function thaiSounds(word: string): readonly Transliteration[] {
  if (!/^[\u0E01-\u0E4E]+$/.test(word)) return [];
  const spoken = word
    .replace(unheard, '')
    .replace(leading, (_, vowel: string, two: string | undefined, one: string | undefined) =>
      two === undefined ? `${one}${vowel}` : `${two}${vowel}+`,
    );
  const vowelsAtLeast = spoken.search(silenced) === -1 ? leastVowels : 1;
  return different([transliterationOf(spoken, thai), transliterationOf(spoken.replace(silenced, ''), thai)]).filter(
    ({ consonants, vowels }) =>
      consonants.length >= leastConsonants &&
      vowels.length >= vowelsAtLeast &&
      consonants.length + vowels.length >= leastSounds,
  );
}

/** Whether a Thai spelling may mean this English word with the same consonants. */
function soundsLike({ vowels: typed }: Transliteration, { vowels: word }: Transliteration): boolean {
  let at = 0;
  for (const vowel of word) {
    const heard = typed[at];
    if (heard !== undefined && isHeardAs(heard, vowel)) at += 1;
    else if (!vowel.isSilent) return false;
  }
  return at === typed.length;
}

const isHeardAs = (heard: Vowel, vowel: Vowel): boolean =>
  (heard.at === vowel.at || (heard.isBefore && heard.at - 1 === vowel.at)) &&
  [...heard.sounds].some((sound) => vowel.sounds.includes(sound));

function transliterationOf(word: string, rules: ReturnType<typeof patternsOf>): Transliteration {
  let consonants = '';
  const vowels: Vowel[] = [];
  const hear = (sound: string) => {
    const last = vowels.at(-1);
    const isBehindLast = last?.at === consonants.length;
    if (/^[A-Z]$/.test(sound)) {
      // A doubled consonant is heard once.
      if (isBehindLast || !consonants.endsWith(sound)) consonants += sound;
      return;
    }
    const isBefore = sound === '+';
    const sounds = sound.replace(/[+?]/g, '');
    if (isBehindLast) {
      const merged = {
        sounds: last.sounds + sounds,
        isBefore: last.isBefore || isBefore,
        isSilent: isBefore && last.isSilent,
      };
      vowels[vowels.length - 1] = { at: last.at, ...merged };
    } else if (sounds !== '') vowels.push({ at: consonants.length, sounds, isBefore, isSilent: sound.endsWith('?') });
  };
  let at = 0;
  while (at < word.length) {
    const from = at;
    at += 1;
    for (const { pattern, heard } of rules) {
      pattern.lastIndex = from;
      const found = pattern.exec(word);
      if (found === null) continue;
      at = from + found[0].length;
      for (const sound of heard) if (sound !== '') hear(sound);
      break;
    }
  }
  return { consonants, vowels };
}

const different = (sounds: readonly Transliteration[]): readonly Transliteration[] =>
  sounds.filter(
    (sound, place) => sounds.findIndex((other) => JSON.stringify(other) === JSON.stringify(sound)) === place,
  );
