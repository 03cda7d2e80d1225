import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPeople, groupResource } from '../../../contract/administration/adminGroup.ts';
import { adminItems } from '../../../contract/administration/adminItem.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { resourceQuery } from '../resourceQueries.ts';

/** Page size of a group's people or courses. */
export const membersPageSize = 20;
/** Limit of search results to add. */
const foundAtMost = 10;

export const groupsQuery = resourceQuery(groupResource);

export type AskedMembers =
  | { readonly groupId: string; readonly page: number }
  /** Matches of the keyword, in the group or not. */
  | { readonly keyword: string };

const queryOf = (asked: AskedMembers) =>
  'groupId' in asked
    ? { group: asked.groupId, page: asked.page + 1, pageSize: membersPageSize }
    : { keyword: asked.keyword, pageSize: foundAtMost };

const isEnough = (asked: AskedMembers): boolean => !('keyword' in asked) || asked.keyword.length > 1;

export const peopleQuery = (asked: AskedMembers) =>
  queryOptions({
    queryKey: administrationKeys.memberList('people', asked),
    queryFn: ({ signal }) => callServer(adminPeople, { query: queryOf(asked) }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isEnough(asked),
    staleTime: 5_000,
  });

export const coursesQuery = (asked: AskedMembers) =>
  queryOptions({
    queryKey: administrationKeys.memberList('courses', asked),
    queryFn: ({ signal }) =>
      callServer(adminItems, { query: { ...queryOf(asked), kind: 'course' as const } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isEnough(asked),
    staleTime: 5_000,
  });
