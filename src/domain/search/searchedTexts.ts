import type { LocalText } from '../localText.ts';
import { compactText } from './compactText.ts';
import { courseTypeWords } from './courseTypeWords.ts';
import { type CutText, cutWords, joinedWords, type WordSegmenter, wordsOf } from './search.ts';
import { type Vocabulary, vocabulary } from './spelling.ts';

/** The texts by which a row is found, both languages in one. */
export type RowTexts<Text = string> = Readonly<Record<'title' | 'instructor' | 'category' | 'summary', Text>>;

/** Both languages of a text, as they are searched together. */
export const bothOf = (text: LocalText | null): string => (text === null ? '' : `${text.th} ${text.en ?? ''}`);

/** All that a row says by itself, of its normalised texts: the title first, each between two spaces and in its line. */
export const bodyText = ({ title, instructor, category, summary }: RowTexts): string =>
  [title, instructor, category, summary].map((text) => ` ${text} `).join('\n');

/** A row as it is compared with a mistyped question, compact. */
export type SearchedTexts = { readonly title: string; readonly told: string };

/** The same of its normalised texts. */
export const searchedTexts = (texts: RowTexts): SearchedTexts => ({
  title: compactText(texts.title),
  told: compactText(bodyText(texts)),
});

/** The words that a mistyped one is compared with before any row is known: those for the kinds of courses. */
export function kindVocabulary(segmenter: WordSegmenter): Vocabulary {
  const known = vocabulary();
  for (const text of Object.values(courseTypeWords)) for (const word of wordsOf(text, segmenter)) known.add(word);
  return known;
}

/** Adds the words of a row. Names and titles are made of words that no dictionary has, which it cuts into pieces. */
export function addWordsOf(known: Vocabulary, { title, instructor, category, summary }: RowTexts<CutText>): void {
  for (const cut of [title, instructor, category, summary]) for (const word of cutWords(cut)) known.add(word);
  for (const cut of [title, instructor, category]) for (const word of joinedWords(cut)) known.add(word);
}
