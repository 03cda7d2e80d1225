import { queryOptions } from '@tanstack/react-query';
import { courseOfGroup } from '../../contract/catalogue/courseOfGroup.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { courseKeys } from './courseKeys.ts';

/** A course for certain groups, by person or guest. */
export const courseOfGroupQuery = (courseId: string, personId: string | null) =>
  queryOptions({
    queryKey: courseKeys.ofGroup(courseId, personId),
    queryFn: ({ signal }) => callServer(courseOfGroup, { params: { id: courseId } }, { signal }),
    ...persisted.private,
  });
