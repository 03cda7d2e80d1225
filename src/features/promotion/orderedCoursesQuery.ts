import { queryOptions } from '@tanstack/react-query';
import { orderedCourses } from '../../contract/cart/cart.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { promotionKeys } from './promotionKeys.ts';

/** Ids of the courses that a buyer owns or has ordered. */
export const orderedCoursesQuery = (personId: string) =>
  queryOptions({
    queryKey: promotionKeys.orderedCourses(personId),
    queryFn: ({ signal }) => callServer(orderedCourses, {}, { signal }),
    ...persisted.private,
  });
