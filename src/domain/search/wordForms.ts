import { wholeWord } from './wordBounds.ts';

/** Shorter singulars are other words. */
const leastLetters = 3;
/** Words that end like plurals. */
const singulars = /(?:ss|us|is|news|series)$/;

/** The other number of an English noun, whole (`wholeWord`); its `+s` is found within the longer word anyway. */
export function otherNumbers(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  return formsOf(word)
    .filter((form) => form.length >= leastLetters)
    .map(wholeWord);
}

function formsOf(word: string): readonly string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (!word.endsWith('s') || singulars.test(word)) return [];
  const one = word.slice(0, -1);
  if (word.endsWith('ies')) return [one, `${word.slice(0, -3)}y`];
  return /(?:s|x|z|ch|sh)es$/.test(word) ? [one, word.slice(0, -2)] : [one];
}
