import { categoryPath } from '../../../domain/catalogue/categoryPath.ts';
import { type Language, textIn } from '../../../domain/localText.ts';

type Category = Parameters<typeof categoryPath>[0];

/** A category with those above it, for a choice among many. */
export const pathLabel = (category: Category, all: readonly Category[], language: Language): string =>
  categoryPath(category, all)
    .map((name) => textIn(name, language))
    .join(' › ');
