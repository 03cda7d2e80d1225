import { type Language, textIn } from '../localText.ts';
import type { Sharing } from '../site/sharing.ts';
import type { Listing } from './course.ts';

/**
 * The title and description of an item for the tab and search results: its meta fields, otherwise its title and
 * summary.
 */
export const itemWords = (
  { title, summary, sharing }: Pick<Listing, 'title' | 'summary'> & { readonly sharing: Sharing },
  language: Language,
) => ({
  title: textIn(sharing.meta.title ?? title, language),
  description: textIn(sharing.meta.description ?? summary, language),
});
