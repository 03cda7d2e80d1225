import type { VideoSource } from '../../../src/domain/catalogue/course.ts';
import type { Playlist } from '../../../src/domain/learning/playlist.ts';
import type { Caller } from '../../base/caller.ts';
import { publicVideo, videoSource } from '../../base/fileAddresses.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { lectureFileUrl } from '../../files/lectureToken.ts';
import {
  findCourses,
  isCourseShown,
  lecturesOf,
  sectionsOf,
  type TaughtLecture,
} from '../../store/learning/curriculum.ts';
import type { AppParts } from '../appParts.ts';
import { mayEnterCourse } from '../catalogue/groupRight.ts';
import { type WatchPermission, watchPermission } from './watchPermission.ts';

/**
 * The playlist of a course. Video and text only with access or for previews; otherwise names. People outside its groups
 * get nothing unless they bought it.
 */
export async function showPlaylist(
  { db, config }: Pick<AppParts, 'db' | 'config'>,
  courseId: string,
  caller: Caller,
  now: number,
): Promise<Playlist | Refusal> {
  const [course] = await findCourses(db, [courseId]);
  if (!course) return refuse('NOT_FOUND');
  const permission = await watchPermission(db, course, caller, now);
  if (permission === null && !(await isCourseShown(db, courseId))) return refuse('NOT_FOUND');
  if (permission === null && !(await mayEnterCourse(db, courseId, caller))) return refuse('COURSE_ACCESS_DENIED');
  const sections = await sectionsOf(db, courseId);
  const lectures = await lecturesOf(db, [courseId]);
  const addressOf = (lecture: TaughtLecture): VideoSource | null =>
    videoOf(lecture, permission, (name, { userId, endsAt }) =>
      lectureFileUrl(name, { userId, courseId }, config.secrets.MEDIA_SECRET, { now, accessEndsAt: endsAt }),
    );
  return {
    courseId,
    slug: course.slug,
    title: course.title,
    hasAccess: permission !== null,
    sections: sections.map(({ id, name }) => ({
      id,
      name,
      lectures: lectures
        .filter((lecture) => lecture.sectionId === id)
        .map((lecture) => ({
          id: lecture.id,
          name: lecture.name,
          isPreview: lecture.isPreview,
          durationSeconds: lecture.durationSeconds,
          text: permission !== null || lecture.isPreview ? lecture.text : null,
          video: addressOf(lecture),
        })),
    })),
  };
}

function videoOf(
  { videoName, isPreview }: TaughtLecture,
  permission: WatchPermission,
  signed: (name: string, permission: NonNullable<WatchPermission>) => string,
): VideoSource | null {
  if (videoName === null) return null;
  if (isPreview) return publicVideo(videoName);
  return permission === null ? null : videoSource(videoName, (name) => signed(name, permission));
}
