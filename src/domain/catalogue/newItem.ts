import type { LocalText } from '../localText.ts';
import { neededText, refuseText, type TypedText } from '../typedText.ts';
import type { CourseType, ItemKind } from './course.ts';
import { type ItemProblem, isSlugWords, slugWordsOf, titleMaximum } from './typedItem.ts';

/** A new course or product as the desk asks for it; everything else is filled in afterwards. */
export type NewItem = {
  readonly kind: ItemKind;
  /** `null` for a product. */
  readonly courseType: CourseType | null;
  readonly title: LocalText;
  /** A known category. */
  readonly categoryId: string | null;
  /** The name of a category that is made with it, if none is chosen. */
  readonly newCategory: LocalText | null;
  readonly slugWords: string;
  readonly taughtIn: 'th' | 'en';
};

/** The short form of a new item as typed; '' where nothing was typed or chosen. */
export type TypedNewItem = {
  readonly courseType: CourseType | '';
  readonly title: TypedText;
  readonly categoryId: string;
  readonly newCategory: TypedText;
  readonly slugWords: string;
  readonly taughtIn: string;
};

export const noItem: TypedNewItem = {
  courseType: 'online',
  title: { th: '', en: '' },
  categoryId: '',
  newCategory: { th: '', en: '' },
  slugWords: '',
  taughtIn: 'th',
};

/** The item to make, if nothing is refused. Without address words the English title is used. */
export const storedNewItem = (typed: TypedNewItem, kind: ItemKind): NewItem => ({
  kind,
  courseType: kind === 'product' || typed.courseType === '' ? null : typed.courseType,
  title: neededText(typed.title),
  categoryId: typed.categoryId === '' ? null : typed.categoryId,
  newCategory: typed.categoryId === '' ? neededText(typed.newCategory) : null,
  slugWords: typed.slugWords.trim() === '' ? slugWordsOf(typed.title.en, kind) : typed.slugWords.trim(),
  taughtIn: typed.taughtIn === 'en' ? 'en' : 'th',
});

/** Problems by field. */
export function refuseNewItem(typed: TypedNewItem, kind: ItemKind): Record<string, ItemProblem> {
  const words = typed.slugWords.trim();
  return {
    ...refuseText('title', typed.title, { maximum: titleMaximum, isRequired: true }),
    ...(typed.categoryId === ''
      ? refuseText('newCategory', typed.newCategory, { maximum: titleMaximum, isRequired: true })
      : {}),
    ...(words === '' || isSlugWords(words) ? {} : { slugWords: 'slug.invalid' as const }),
    ...(kind === 'course' && typed.courseType === '' ? { courseType: 'courseType.required' as const } : {}),
  };
}
