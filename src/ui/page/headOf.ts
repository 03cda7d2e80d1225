import type { Language } from '../../domain/localText.ts';
import { type DocumentHead, documentHead } from '../../domain/site/documentHead.ts';
import { shellMessages } from '../../i18n/app/shell.ts';
import { siteHeadMessages } from '../../i18n/app/siteHead.ts';
import { wordsIn } from '../../i18n/dictionary.ts';
import type { PageHead } from './pageRendering.ts';

/**
 * The head of a page from `PageMeta`, on server and browser. `publicUrl`: the public origin without a trailing slash.
 */
export function headOf(told: PageHead, language: Language, publicUrl: string): DocumentHead {
  const { siteName, home, allCourses, products } = wordsIn(shellMessages, language);
  const { title, description = siteHeadMessages[language].description, index = true, about = null } = told;
  return documentHead({ title, description, isListed: index }, about, {
    ...{ language, publicUrl, siteName },
    words: { home, courses: allCourses, products },
  });
}
