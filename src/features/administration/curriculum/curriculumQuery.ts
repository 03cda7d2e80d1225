import { queryOptions } from '@tanstack/react-query';
import { curriculumCalls } from '../../../contract/administration/curriculum.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

/** The sections and lectures of a course as the desk edits them. */
export const curriculumQuery = (itemId: string) =>
  queryOptions({
    queryKey: administrationKeys.curriculum(itemId),
    queryFn: ({ signal }) => callServer(curriculumCalls.read, { params: { itemId } }, { signal }),
    staleTime: 5_000,
  });

/** The lectures that were taken out of a course; read again with each change of its curriculum. */
export const archivedQuery = (itemId: string) =>
  queryOptions({
    queryKey: administrationKeys.archived(itemId),
    queryFn: ({ signal }) => callServer(curriculumCalls.archived, { params: { itemId } }, { signal }),
    staleTime: 5_000,
  });
