import { ownLectures } from '../../../src/domain/learning/ownLectures.ts';
import {
  type LectureFile,
  lectureContentOf,
  type Playlist,
  type PlaylistLecture,
} from '../../../src/domain/learning/playlist.ts';
import type { Caller } from '../../base/caller.ts';
import { filmSource, openFileUrl, publicFileUrl } from '../../base/fileAddresses.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { lectureFileUrl } from '../../files/lectureToken.ts';
import {
  findCourses,
  isCourseShown,
  lecturesOf,
  sectionsOf,
  type TaughtLecture,
} from '../../store/learning/curriculum.ts';
import { findMedia, type StoredMedium } from '../../store/media/media.ts';
import type { AppParts } from '../appParts.ts';
import { cleanLectureText } from '../catalogue/cleanLectureText.ts';
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
  const lectures = ownLectures(await lecturesOf(db, [courseId]), permission?.boughtAt ?? null);
  const media = await findMedia(
    db,
    lectures.flatMap(({ mediumId, fileIds }) => [...(mediumId === null ? [] : [mediumId]), ...fileIds]),
  );
  const signed = (name: string, { userId, endsAt }: NonNullable<WatchPermission>) =>
    lectureFileUrl(name, { userId, courseId }, config.secrets.MEDIA_SECRET, { now, accessEndsAt: endsAt });
  // A section that was taken out holds the lectures that earlier buyers keep.
  const isKept = ({ id, archivedAt }: (typeof sections)[number]) =>
    archivedAt === null || lectures.some(({ sectionId }) => sectionId === id);
  return {
    courseId,
    slug: course.slug,
    title: course.title,
    hasAccess: permission !== null,
    sections: sections.filter(isKept).map(({ id, name, location }) => ({
      id,
      name,
      location,
      lectures: lectures
        .filter((lecture) => lecture.sectionId === id)
        .map((lecture) => ({
          id: lecture.id,
          name: lecture.name,
          isPreview: lecture.isPreview,
          durationSeconds: lecture.durationSeconds,
          ...contentOf(lecture, media, addressesFor(lecture, permission, signed)),
        })),
    })),
  };
}

/** Addresses of files: those that came with the shop, and uploaded ones. `null`: the caller may not see them. */
type Addresses = { readonly ofShop: (name: string) => string; readonly ofUpload: (name: string) => string } | null;

function addressesFor(
  { isPreview }: TaughtLecture,
  permission: WatchPermission,
  signed: (name: string, permission: NonNullable<WatchPermission>) => string,
): Addresses {
  if (isPreview) return { ofShop: publicFileUrl, ofUpload: openFileUrl };
  if (permission === null) return null;
  const address = (name: string) => signed(name, permission);
  return { ofShop: address, ofUpload: address };
}

type Content = Pick<PlaylistLecture, 'contentType' | 'text' | 'video' | 'file' | 'linkUrl' | 'files'>;

function contentOf(lecture: TaughtLecture, media: readonly StoredMedium[], addresses: Addresses): Content {
  const { mediumId, videoName, linkUrl, fileIds, text } = lecture;
  const medium = media.find(({ id }) => id === mediumId) ?? null;
  const contentType = lectureContentOf(medium?.kind ?? null, lecture);
  const nothing = { contentType, text: null, video: null, file: null, linkUrl: null, files: [] };
  if (addresses === null) return nothing;
  const { ofShop, ofUpload } = addresses;
  const fileOf = ({ name, storedName, bytes }: StoredMedium): LectureFile => ({
    name,
    url: ofUpload(storedName),
    bytes,
  });
  const isPlayed = contentType === 'video' || contentType === 'audio';
  const film = medium ?? videoName;
  return {
    // The text may be older than a rule of the cleaner.
    ...{ contentType, linkUrl, text: cleanLectureText(text) },
    video: isPlayed && film !== null ? filmSource(film, medium === null ? ofShop : ofUpload) : null,
    file: isPlayed || medium === null ? null : fileOf(medium),
    files: fileIds.flatMap((id) => media.filter((each) => each.id === id).map(fileOf)),
  };
}
