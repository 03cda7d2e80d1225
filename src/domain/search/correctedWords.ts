import { normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { combined, mostMistyped, type Vocabulary } from './spelling.ts';

/** The catalogue's words. `isWritten`: a text contains this within or across words. */
type Known = { readonly isWritten: (text: string) => boolean } & Pick<
  Vocabulary,
  'isWord' | 'nearestTo' | 'soundingLike'
>;

/**
 * Corrections of a question whose words all occur, because the dictionary splits mistyped Thai words into known pieces.
 * Normalised, likeliest first; empty if every part is fine.
 */
export function correctedWords(question: string, known: Known, segmenter: WordSegmenter): readonly string[] {
  let mistyped = 0;
  const choices = normaliseSearchText(question)
    .split(' ')
    .map((part) => {
      const pieces = wordsOf(part, segmenter);
      const meant = mistyped < mostMistyped ? meantBy(part, pieces, known) : [];
      if (meant.length > 0) mistyped += 1;
      return meant.length > 0 ? meant : [pieces.join(' ')];
    });
  return mistyped === 0 ? [] : combined(choices);
}

function meantBy(part: string, pieces: readonly string[], known: Known): readonly string[] {
  if (pieces.length < 2 || known.isWritten(part)) return [];
  const alike = known.soundingLike(part);
  return alike.length > 0 || pieces.every(known.isWord) ? alike : known.nearestTo(part);
}
