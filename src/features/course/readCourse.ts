import { courseDetail } from '../../contract/catalogue/course.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** The public answer: `n` 0 is nobody. */
const nobody = '0';

/** Asks for a course by the last part of its address. */
export const readCourse = (slug: string, signal: AbortSignal) =>
  callServer(courseDetail, { params: { slug, n: nobody } }, { signal });
