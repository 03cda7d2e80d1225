/** A word limit: it marks the words of a cut text, and the bound ends of a word that is looked for. */
export const wordEnd = '\u007F';

/** Names with signs: `c#`, `c++`, `.net`. */
const signed = '[a-z][a-z0-9]*(?:#|\\++)|\\.[a-z][a-z0-9]*';
/** The names with signs in a normalised text. */
export const signedNames = new RegExp(`(?<![a-z0-9.])(?:${signed})(?![a-z0-9+#])`, 'g');
const isSigned = new RegExp(`^(?:${signed})$`);

/**
 * A normalised word with the ends that must be ends of a word in the text: both of a letter alone and of a name with
 * signs, the beginning of two letters. They would occur in nearly every text.
 */
export function boundWord(word: string): string {
  if (isSigned.test(word)) return `${word.startsWith('.') ? '' : wordEnd}${word}${wordEnd}`;
  if (/^[a-z]$/.test(word)) return wholeWord(word);
  return /^[a-z]{2}$/.test(word) ? wordEnd + word : word;
}

export const wholeWord = (word: string): string => `${wordEnd}${word}${wordEnd}`;

export const unbound = (word: string): string => word.replaceAll(wordEnd, '');

/** The index of a bound word in a normalised or compact text; -1 if it does not occur. */
export function placeOfWord(text: string, bound: string, from = 0): number {
  const [begins, ends] = [bound.startsWith(wordEnd), bound.endsWith(wordEnd)];
  if (!begins && !ends) return text.indexOf(bound, from);
  const word = unbound(bound);
  let at = text.indexOf(word, from);
  while (at !== -1 && ((begins && isLetter(text[at - 1])) || (ends && isJoined(text[at + word.length])))) {
    at = text.indexOf(word, at + 1);
  }
  return at;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z0-9]/.test(sign);
const isJoined = (sign: string | undefined): boolean => sign !== undefined && /[a-z0-9+#]/.test(sign);

const eachLetter = /[\s\S]/g;
const special = /[\\^$.*+?()[\]{}|/-]/;

/** A pattern that finds a bound word in cut texts, whatever their word limits; faster than removing the limits. */
export function patternOf(bound: string): RegExp {
  const letters = unbound(bound).replace(eachLetter, (letter) => `${letter.replace(special, '\\$&')}${wordEnd}*`);
  const before = bound.startsWith(wordEnd) ? '(?<![a-z0-9])' : '';
  const after = bound.endsWith(wordEnd) ? `(?!${wordEnd}*[a-z0-9+#])` : '';
  return new RegExp(before + letters + after, 'g');
}
