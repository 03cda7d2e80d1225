import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayBuy } from '../../domain/people/identity.ts';
import type { ShownPromotion } from '../../domain/pricing/promotion.ts';
import { cartQuery } from '../cart/cartQuery.ts';
import { usePerson } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { orderedCoursesQuery } from './orderedCoursesQuery.ts';
import { type PromotionCourses, sortCourses } from './promotionCourses.ts';

const none: readonly never[] = [];

/** A promotion's courses for this viewer; staff (`isStaff`) cannot buy. */
export function usePromotionCourses(promotion: ShownPromotion): PromotionCourses & { readonly isStaff: boolean } {
  const { currency } = useSiteSettings();
  const person = usePerson();
  const isBuyer = person !== null && mayBuy(person.role);
  const ordered = useQuery({ ...orderedCoursesQuery(person?.id ?? ''), enabled: isBuyer }).data ?? none;
  const cartLines = useQuery(cartQuery).data?.lines ?? none;
  const isStaff = person !== null && !isBuyer;
  const isMember = person?.role === 'student';
  return useMemo(
    () => ({
      ...sortCourses(promotion, { isMember, ordered, cartLines, currency }),
      isStaff,
    }),
    [promotion, isMember, isStaff, ordered, cartLines, currency],
  );
}
