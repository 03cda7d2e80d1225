import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Language } from '../../../src/domain/localText.ts';
import { ItemCard } from '../../../src/features/catalogue/ItemCard.tsx';
import { CourseCover } from '../../../src/features/course/CourseCover.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';

const coverAlt = { th: 'แบบยื่นภาษีกับเหรียญบาท', en: 'A tax form and a coin' };
const covered = course({ coverUrl: '/uploads/public/tax.webp', coverAlt });

/** Alternative texts of the pictures. */
function wordsOfPictures(part: ReactElement, language: Language = 'th'): readonly (string | undefined)[] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value={language}>
        <MemoryRouter>{part}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return [...markup.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, words]) => words);
}

test('on the page of a course its cover is read in the words that were written for it', () => {
  expect(wordsOfPictures(<CourseCover course={covered} />)).toEqual([coverAlt.th]);
  expect(wordsOfPictures(<CourseCover course={covered} />, 'en')).toEqual([coverAlt.en]);
});

test('a cover without words, and one in a list beside its title, is not read', () => {
  const wordless = { ...covered, coverAlt: { th: '', en: null } };
  expect(wordsOfPictures(<CourseCover course={wordless} />)).toEqual(['']);
  expect(wordsOfPictures(<ItemCard row={covered} first />)).toEqual(['']);
});
