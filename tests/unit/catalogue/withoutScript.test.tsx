import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CourseDetail } from '../../../src/domain/catalogue/course.ts';
import type { ShownPromotion } from '../../../src/domain/pricing/promotion.ts';
import { BuyHere } from '../../../src/features/course/offer/BuyHere.tsx';
import { useCourseOffer } from '../../../src/features/course/offer/useCourseOffer.ts';
import { ProductGallery } from '../../../src/features/product/ProductGallery.tsx';
import { PromotionView } from '../../../src/features/promotion/PromotionView.tsx';
import { courseStates } from '../../../src/i18n/th/catalogue/courseStates.ts';
import { product as productWords } from '../../../src/i18n/th/catalogue/product.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';
import { noSharing, row } from '../listingFixture.ts';
import { promotion } from '../offersFixture.ts';

/** Server markup for a guest. */
function drawn(part: ReactElement): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{part}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const words = (th: string) => ({ th, en: null });
const purchase = { word: 'buy', isInCart: false, addToCart: async () => {}, buy: async () => {} } as const;
const Panel = ({ of }: { of: CourseDetail }) => <BuyHere course={of} offer={useCourseOffer(of)} purchase={purchase} />;

test('the thumbnails of a product are drawn with their pictures', () => {
  const pictures = ['a', 'b', 'c'].map((name) => ({ url: `/uploads/public/${name}.webp`, alt: words(name) }));
  const product = { ...row('5', 'สมุด', 'Book', { kind: 'product', coverUrl: '/uploads/public/cover.webp' }), pictures };
  const rest = {
    kindName: null,
    description: words(''),
    facts: [],
    video: null,
    plans: [],
    isLocked: false,
    publishEndsAt: null,
  };
  const markup = drawn(<ProductGallery product={{ ...product, ...rest, sharing: noSharing }} />);
  const thumbs = markup.slice(markup.indexOf('class="gallery-thumbs"')).match(/<button.*?<\/button>/gs) ?? [];
  expect(thumbs).toHaveLength(4);
  for (const thumb of thumbs) expect(thumb).toContain('<picture>');
});

test('a gallery counts its pictures, as the large view does, and calls the film by its name', () => {
  const pictures = ['a', 'b'].map((name) => ({ url: `/uploads/public/${name}.webp`, alt: words(name) }));
  const product = { ...row('5', 'สมุด', 'Book', { kind: 'product', coverUrl: '/uploads/public/cover.webp' }), pictures };
  const video = { mp4Url: '/film.mp4', webmUrl: null, posterUrl: '/film.webp', subtitles: [] };
  const rest = {
    kindName: null,
    description: words(''),
    facts: [],
    video,
    plans: [],
    isLocked: false,
    publishEndsAt: null,
  };
  const markup = drawn(<ProductGallery product={{ ...product, ...rest, sharing: noSharing }} />);
  const thumbs = markup.slice(markup.indexOf('class="gallery-thumbs"'));
  const names = [...thumbs.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  const { place, video: film } = productWords.gallery;
  expect(names.map((name) => name?.replace(/ \S*$/, ''))).toEqual([place(1, 3), film, place(2, 3), place(3, 3)]);
  expect(markup).toContain('>1 / 3<');
});

test('a promotion is drawn with the covers of its courses, and the first one is fetched before all others', () => {
  const courses = ['1', '2', '3', '4'].map((id) =>
    row(id, `คอร์ส ${id}`, id, { coverUrl: `/uploads/public/${id}.webp` }),
  );
  const shown: ShownPromotion = {
    ...promotion({ courseIds: courses.map(({ id }) => id) }),
    ...{ descriptions: [], endsAt: null, courses, plans: [] },
  };
  const markup = drawn(<PromotionView promotion={shown} readAt={0} />);
  for (const { coverUrl } of courses) expect(markup).toContain(`${coverUrl?.replace('/public/', '/public/480/')}.webp`);
  expect(markup).toMatch(/<link rel="preload" as="image"[^>]*320x320\/1\.webp\.avif/);
});

test('the panel that sells beside a course explains what it needs, with a link', () => {
  const markup = drawn(<Panel of={course({ layout: 'four', categoryPath: 'tax' })} />);
  const said = /<noscript>(.*?)<\/noscript>/s.exec(markup)?.[1];
  expect(said).toContain(courseStates.buyHere.withoutScript);
  expect(said).toContain('href="/courses/tax"');
});
