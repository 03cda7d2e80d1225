import { markWords } from '../search/markWords.ts';
import { thaiSegmenter } from '../search/thaiSegmenter.ts';

/** A text with the searched words marked. */
export function MarkedText({ text, question }: { text: string; question: string }) {
  return markWords(text, question, thaiSegmenter).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no id but its position
    part.isMarked ? <mark key={place}>{part.text}</mark> : part.text,
  );
}
