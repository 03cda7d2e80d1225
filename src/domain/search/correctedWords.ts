import { normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { combined, mostMistyped, type Vocabulary } from './spelling.ts';

/** What a catalogue says. `isWritten`: a text says just this somewhere, within a word or across several. */
type Known = { readonly isWritten: (text: string) => boolean } & Pick<
  Vocabulary,
  'isWord' | 'nearestTo' | 'soundingLike'
>;

/**
 * What a question was meant to say although rows hold all of its words: the dictionary cuts a mistyped Thai word into
 * pieces, and each of them stands within some other word. A part that no row says in one stretch gives way to the words
 * that sound like it and, where a piece of it is no word by itself, to the nearest ones. Normalised, the likeliest first;
 * none where every part may stand as it is.
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
