import { useQuery } from '@tanstack/react-query';
import type { Category, Listing } from '../../domain/catalogue/course.ts';
import { type Language, type LocalText, turnedBack } from '../../domain/localText.ts';
import { courseTypeWords } from '../../domain/search/courseTypeWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { markWords } from '../search/markWords.ts';
import { thaiSegmenter } from '../search/thaiSegmenter.ts';
import { categoriesQuery } from './categoriesQuery.ts';
import { MarkedText } from './MarkedText.tsx';

/**
 * Why a row is among the finds, where nothing that its leaf shows holds a word of the question: the text in the other
 * language, the category or the kind that does.
 */
export function FoundBy({ row, shownKind, question }: { row: Listing; shownKind: string; question: string }) {
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery).data;
  const category = categories?.find(({ linkPath }) => linkPath === row.categoryPath);
  const isFound = (text: string) => markWords(text, question, thaiSegmenter).some(({ isMarked }) => isMarked);
  if ([shownKind, ...shownTexts(row, language)].some(isFound)) return null;
  const text = hiddenTexts(row, category, language).find(isFound);
  if (text === undefined) return null;
  return (
    <span className="meta read">
      <MarkedText text={text} question={question} />
    </span>
  );
}

const wordsOf = (row: Listing): readonly LocalText[] =>
  [row.title, row.instructorName, row.summary].filter((text) => text !== null);

const shownTexts = (row: Listing, language: Language): readonly string[] =>
  wordsOf(row).map((text) => text[language] || text.th);

function hiddenTexts(row: Listing, category: Category | undefined, language: Language): readonly string[] {
  const other = language === 'th' ? 'en' : 'th';
  const texts = [
    ...wordsOf(row).map((text) => text[other]),
    ...(category === undefined ? [] : [category.name[language], category.name[other]]),
    row.courseType === null ? null : courseTypeWords[row.courseType],
  ];
  return texts.flatMap((text) => (text ? [turnedBack(text)] : []));
}
