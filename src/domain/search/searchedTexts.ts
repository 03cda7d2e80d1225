import type { LocalText } from '../localText.ts';
import { compactText } from './compactText.ts';
import { courseTypeWords } from './courseTypeWords.ts';
import { type CutText, cutWords, joinedWords, type WordSegmenter, wordsOf } from './search.ts';
import { type Vocabulary, vocabulary } from './spelling.ts';

/** The searched texts of a row, both languages in one. */
export type RowTexts<Text = string> = Readonly<Record<'title' | 'instructor' | 'category' | 'summary', Text>>;

/** A text in both languages, searched together. */
export const bothOf = (text: LocalText | null): string => (text === null ? '' : `${text.th} ${text.en ?? ''}`);

/** All normalised texts of a row: the title first, each between spaces and on its own line. */
export const bodyText = ({ title, instructor, category, summary }: RowTexts): string =>
  [title, instructor, category, summary].map((text) => ` ${text} `).join('\n');

/** A row for fuzzy matching, in compact form. */
export type SearchedTexts = { readonly title: string; readonly told: string };

/** The searched texts in compact form. */
export const searchedTexts = (texts: RowTexts): SearchedTexts => ({
  title: compactText(texts.title),
  told: compactText(bodyText(texts)),
});

/** The vocabulary before any row is known: the words of the course types. */
export function kindVocabulary(segmenter: WordSegmenter): Vocabulary {
  const known = vocabulary();
  for (const text of Object.values(courseTypeWords)) for (const word of wordsOf(text, segmenter)) known.add(word);
  return known;
}

/** Adds the words of a row, and joined pieces of names and titles. */
export function addWordsOf(known: Vocabulary, { title, instructor, category, summary }: RowTexts<CutText>): void {
  for (const cut of [title, instructor, category, summary]) for (const word of cutWords(cut)) known.add(word);
  for (const cut of [title, instructor, category]) for (const word of joinedWords(cut)) known.add(word);
}
