import type { Category, Listing } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import { normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';
import { bothOf } from './searchedTexts.ts';

/** The finds of one kind, best first. `foundAs`: no exact match. */
export type FoundRows = { readonly rows: readonly Listing[]; readonly foundAs?: string };

type SuggestedTeacher = { readonly id: string; readonly name: LocalText };

/** Items, categories and teachers that a person may be typing. */
export type Suggestions = {
  readonly items: readonly Listing[];
  readonly categories: readonly Category[];
  readonly teachers: readonly SuggestedTeacher[];
};

const mostItems = 6;
/** Products are fewer, but are not crowded out by courses. */
const mostProducts = 2;
const mostNames = 3;

/**
 * Suggestions for a keyword: the best finds of both kinds, the categories with all its words in their name, and such
 * teachers of found courses. Near finds count only where no kind has exact ones.
 */
export function suggestionsOf(
  keyword: string,
  found: { readonly courses: FoundRows; readonly products: FoundRows; readonly categories: readonly Category[] },
  segmenter: WordSegmenter,
): Suggestions {
  const words = wordsOf(keyword, segmenter);
  const isNamed = (name: LocalText | null): name is LocalText => {
    const text = normaliseSearchText(bothOf(name));
    return words.length > 0 && words.every((word) => text.includes(word));
  };
  const [courses, products] = exactOf(found.courses, found.products);
  const shownProducts = products.slice(0, Math.max(mostProducts, mostItems - courses.length));
  const teachers = new Map(
    courses.flatMap(({ instructorId: id, instructorName: name }) =>
      id !== null && isNamed(name) ? [[id, { id, name }] as const] : [],
    ),
  );
  return {
    items: [...courses.slice(0, mostItems - Math.min(shownProducts.length, mostProducts)), ...shownProducts].slice(
      0,
      mostItems,
    ),
    categories: found.categories.filter(({ name, count }) => count > 0 && isNamed(name)).slice(0, mostNames),
    teachers: [...teachers.values()].slice(0, mostNames),
  };
}

function exactOf(courses: FoundRows, products: FoundRows): readonly [readonly Listing[], readonly Listing[]] {
  const isExact = ({ rows, foundAs }: FoundRows) => foundAs === undefined && rows.length > 0;
  const isAnyExact = isExact(courses) || isExact(products);
  const rowsOf = (found: FoundRows) => (isAnyExact && !isExact(found) ? [] : found.rows);
  return [rowsOf(courses), rowsOf(products)];
}
