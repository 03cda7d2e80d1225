import { mayWatch } from '../../src/domain/accessTime.ts';
import { isWatchable, type VideoSource } from '../../src/domain/course.ts';
import type { Playlist } from '../../src/domain/playlist.ts';
import type { AppParts } from '../appParts.ts';
import { publicVideo, videoSource } from '../files/addresses.ts';
import { lectureFileUrl } from '../files/lectureToken.ts';
import { type Refusal, refuse } from '../http/failure.ts';
import type { Caller } from '../http/session.ts';
import type { Db } from '../store/connection.ts';
import {
  findCourses,
  isCourseShown,
  lecturesOf,
  sectionsOf,
  type TaughtCourse,
  type TaughtLecture,
} from '../store/curriculum.ts';
import { accessTo } from './accessTo.ts';

/** What the caller may watch, and until when; `null` is nothing beside the previews. */
type Permission = { readonly userId: string; readonly endsAt: number | null } | null;

/**
 * The playlist of a course. A lecture's video and text are there for those with access and, of a preview, for
 * everybody; of the others only the names.
 */
export async function showPlaylist(
  { db, config }: Pick<AppParts, 'db' | 'config'>,
  courseId: string,
  caller: Caller,
  now: number,
): Promise<Playlist | Refusal> {
  const [course] = await findCourses(db, [courseId]);
  if (!course) return refuse('NOT_FOUND');
  const permission = await permissionOf(db, course, caller, now);
  if (permission === null && !(await isCourseShown(db, courseId))) return refuse('NOT_FOUND');
  const sections = await sectionsOf(db, courseId);
  const lectures = await lecturesOf(db, [courseId]);
  const addressOf = (lecture: TaughtLecture): VideoSource | null =>
    videoOf(lecture, permission, (name, { userId, endsAt }) =>
      lectureFileUrl(name, userId, config.secrets.MEDIA_SECRET, { now, accessEndsAt: endsAt }),
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

/** Administrators watch what they sell. */
async function permissionOf(db: Db, course: TaughtCourse, caller: Caller, now: number): Promise<Permission> {
  if (caller.kind !== 'person') return null;
  if (caller.role === 'administrator') return { userId: caller.userId, endsAt: null };
  if (!isWatchable(course.type)) return null;
  const { state } = await accessTo(db, caller.userId, course.id, now);
  return state !== null && mayWatch(state) ? { userId: caller.userId, endsAt: state.endsAt } : null;
}

function videoOf(
  { videoName, isPreview }: TaughtLecture,
  permission: Permission,
  signed: (name: string, permission: NonNullable<Permission>) => string,
): VideoSource | null {
  if (videoName === null) return null;
  if (isPreview) return publicVideo(videoName);
  return permission === null ? null : videoSource(videoName, (name) => signed(name, permission));
}
