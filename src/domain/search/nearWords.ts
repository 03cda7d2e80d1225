import { compactText } from './compactText.ts';
import { leastLikeness, stretchesOf } from './likeness.ts';
import { partsOf } from './nearFinds.ts';
import type { WordSegmenter } from './search.ts';
import type { RowTexts } from './searchedTexts.ts';

/** The words of a row that resemble a normalised question, for highlighting. */
export function nearWords(
  typed: string,
  { title, instructor, category, summary }: RowTexts,
  segmenter: WordSegmenter,
): string {
  const texts = [title, instructor, category, summary];
  // The ends of a text are ends of words.
  const compared = texts.map((text) => ` ${compactText(text)} `);
  const words = partsOf(typed).map((part) => {
    const stretches = stretchesOf(part, compared);
    const most = Math.max(...stretches.map(({ likeness }) => likeness));
    const place = stretches.findIndex(({ likeness }) => likeness === most);
    const [text = '', stretch] = [texts[place], stretches[place]];
    if (stretch === undefined || most < leastLikeness) return '';
    return wordsWithin(text, stretch.from - 1, stretch.to - 1, segmenter);
  });
  return [...new Set(words.filter((word) => word !== ''))].join(' ');
}

/** The words with at least a third of their letters in a stretch, otherwise the words it touches. */
function wordsWithin(text: string, from: number, to: number, segmenter: WordSegmenter): string {
  const touched: { readonly from: number; readonly to: number; readonly isWithin: boolean }[] = [];
  let at = 0;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const begins = text.indexOf(segment, at);
    at = begins + segment.length;
    const shared = Math.min(to, at) - Math.max(from, begins);
    if (isWordLike === false || shared <= 0) continue;
    touched.push({ from: begins, to: at, isWithin: shared * 3 >= segment.length });
  }
  const within = touched.filter(({ isWithin }) => isWithin);
  const words = within.length > 0 ? within : touched;
  return text.slice(words[0]?.from, words.at(-1)?.to ?? 0);
}
