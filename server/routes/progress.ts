import {
  accessKey,
  countdown,
  courseProgress,
  lastLecture,
  ownCourses,
  playlist,
  saveProgressCall,
} from '../../src/contract/learning/progress.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { pageIn } from '../http/pages/pageOf.ts';
import { saveProgress } from '../useCases/learning/saveProgress.ts';
import { showPlaylist } from '../useCases/learning/showPlaylist.ts';
import {
  showCountdown,
  showCourseProgress,
  showLastLecture,
  showOwnCourses,
} from '../useCases/learning/showProgress.ts';
import { accessPublicKey } from '../useCases/learning/signAccess.ts';

export const progressRoutes = [
  handle(accessKey, async (_, { parts }) => accessPublicKey(parts.config.secrets.ACCESS_KEY), {
    version: async ({ parts }) => accessPublicKey(parts.config.secrets.ACCESS_KEY),
  }),

  handle(playlist, ({ params }, { parts, caller, now }) => showPlaylist(parts, params.courseId, caller, now)),

  handle(courseProgress, async ({ params: { userId, courseId } }, { parts, person }) =>
    userId === person().userId ? await showCourseProgress(parts.db, userId, courseId) : refuse('PERMISSION_DENIED'),
  ),

  handle(lastLecture, async ({ params: { userId, courseId } }, { parts, person }) =>
    userId === person().userId ? await showLastLecture(parts.db, userId, courseId) : refuse('PERMISSION_DENIED'),
  ),

  handle(saveProgressCall, async ({ body }, { person, once, key, now }) =>
    body.userId === person().userId ? await once((tx) => saveProgress(tx, body, key, now)) : refuse('OTHER_USER'),
  ),

  handle(countdown, ({ params }, { parts, person, now }) =>
    showCountdown(parts, person().userId, params.courseId, now),
  ),

  handle(ownCourses, async ({ query }, { parts, person, now }) =>
    pageIn(await showOwnCourses(parts.db, person().userId, now), query),
  ),
];
