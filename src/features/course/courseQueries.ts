import { queryOptions } from '@tanstack/react-query';
import { courseDetail } from '../../contract/course.ts';
import { idFromSlug } from '../../domain/course.ts';
import { callServer } from '../../platform/callServer.ts';

/** The same answer for everybody: `n` 0 is nobody in particular. */
const nobody = '0';

/** A course by the last part of its address; kept under its id, whatever words stand behind it. */
export const courseDetailQuery = (slug: string) =>
  queryOptions({
    queryKey: ['courses', 'detail', idFromSlug(slug)],
    queryFn: ({ signal }) => callServer(courseDetail, { params: { slug, n: nobody } }, { signal }),
    meta: { keep: 'shared' },
  });
