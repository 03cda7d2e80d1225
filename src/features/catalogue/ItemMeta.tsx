import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { itemWords } from '../../domain/catalogue/itemWords.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { links } from '../../ui/press/links.ts';
import { useItemShown } from '../measurement/useItemShown.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { categoriesQuery } from './categoriesQuery.ts';
import { useOwnAddress } from './ownAddress.ts';
import { useRating } from './useRating.ts';

/**
 * Metadata of a course page, and a note that it was viewed, unless only its outline is shown. Courses of a group are
 * not indexed.
 */
export function CourseMeta({ course, isShown = true }: { course: CourseDetail; isShown?: boolean }) {
  const context = useItemContext(course.categoryPath);
  const rating = useRating(course);
  const about = useMemo(() => ({ kind: 'course' as const, course, rating, ...context }), [course, rating, context]);
  const { language } = useLanguage();
  useOwnAddress(links.course(course.slug));
  useItemShown(isShown ? course : null);
  return <PageMeta {...itemWords(course, language)} index={course.limitedTo.length === 0} about={about} />;
}

/** Metadata of a product page, and a note that it was viewed, unless only its outline is shown. */
export function ProductMeta({ product, isShown = true }: { product: ProductDetail; isShown?: boolean }) {
  const context = useItemContext(product.categoryPath);
  const about = useMemo(() => ({ kind: 'product' as const, product, ...context }), [product, context]);
  const { language } = useLanguage();
  useOwnAddress(links.product(product.slug));
  useItemShown(isShown ? product : null);
  return <PageMeta {...itemWords(product, language)} about={about} />;
}

function useItemContext(categoryPath: string) {
  const { currency } = useSiteSettings();
  const category = useQuery(categoriesQuery).data?.find((one) => one.linkPath === categoryPath) ?? null;
  return useMemo(() => ({ category, currency }), [category, currency]);
}
