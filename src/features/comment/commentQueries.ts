import { queryOptions } from '@tanstack/react-query';
import { courseComments, groupComments, ownComments } from '../../contract/catalogue/comment.ts';
import type { ReviewOrder } from '../../domain/catalogue/review.ts';
import { isRefusedForGood } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { commentKeys } from './commentKeys.ts';
import { areThreadsHeld } from './heldThreads.ts';

export const threadPageSize = 10;

/**
 * A page from 1 of questions, newest first, or of reviews in an order. The same for everybody, unless the course is
 * limited to groups.
 */
export const threadsQuery = (courseId: string, page: number, isLimited: boolean, reviews: ReviewOrder | null) =>
  queryOptions({
    queryKey: commentKeys.page(courseId, page, isLimited, reviews),
    queryFn: ({ signal }) =>
      callServer(
        isLimited ? groupComments : courseComments,
        { params: { courseId }, query: { page, pageSize: threadPageSize, ...(reviews === null ? {} : { reviews }) } },
        { signal },
      ),
    staleTime: 0,
    ...unlessHeld(courseId),
    ...(isLimited ? persisted.private : persisted.shared),
  });

/** The person's relation to the comments. Deleted from the device at sign-out. */
export const ownCommentsQuery = (courseId: string) =>
  queryOptions({
    queryKey: commentKeys.own(courseId),
    queryFn: ({ signal }) => callServer(ownComments, { params: { courseId } }, { signal }),
    staleTime: 0,
    ...unlessHeld(courseId),
    ...persisted.private,
  });

/** A course that has no comments for good is not asked for again. */
function unlessHeld(courseId: string) {
  const mayBeNewer = ({ state }: { readonly state: { readonly error: unknown } }) =>
    !areThreadsHeld(courseId) && !isRefusedForGood(state.error);
  return { refetchOnWindowFocus: mayBeNewer, refetchOnReconnect: mayBeNewer };
}
