import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CourseType } from '../../../src/domain/catalogue/course.ts';
import type { LocalText } from '../../../src/domain/localText.ts';
import { isShown } from '../catalogue/shownItems.ts';
import type { Db } from '../database/connection.ts';
import { items, lectures, sections } from '../schema/catalogue.ts';

export type TaughtLecture = {
  readonly id: string;
  readonly sectionId: string;
  readonly courseId: string;
  readonly name: LocalText;
  readonly isPreview: boolean;
  readonly durationSeconds: number;
  readonly text: LocalText | null;
  /** Base name of the video's files; `null` for a lecture without video. */
  readonly videoName: string | null;
  readonly mediumId: string | null;
  readonly linkUrl: string | null;
  readonly fileIds: readonly string[];
  /** When it was taken out of the course (`ownLectures`). */
  readonly archivedAt: number | null;
};

type TaughtSection = {
  readonly id: string;
  readonly name: LocalText;
  /** Where its lectures take place. */
  readonly location: LocalText | null;
  readonly archivedAt: number | null;
};

/** A course as the player needs it. */
export type TaughtCourse = {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly type: CourseType;
  readonly coverName: string | null;
};

/** The courses with these ids; a withdrawn course stays available to its buyers. */
export async function findCourses(db: Db, ids: readonly string[]): Promise<readonly TaughtCourse[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(items)
    .where(and(inArray(items.id, [...ids]), eq(items.kind, 'course')));
  return rows.flatMap(({ id, slug, titleTh, titleEn, courseType, coverName }) =>
    courseType === null ? [] : [{ id, slug, title: { th: titleTh, en: titleEn }, type: courseType, coverName }],
  );
}

/** Whether visitors see the course. */
export async function isCourseShown(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.id, id), isShown));
  return rows.length > 0;
}

/** Sections of one course in teaching order, with those that were taken out. */
export async function sectionsOf(db: Db, courseId: string): Promise<readonly TaughtSection[]> {
  const rows = await db
    .select()
    .from(sections)
    .where(eq(sections.itemId, courseId))
    .orderBy(asc(sections.position), asc(sections.id));
  return rows.map((row) => ({
    id: row.id,
    name: { th: row.nameTh, en: row.nameEn },
    location: row.locationTh === null ? null : { th: row.locationTh, en: row.locationEn },
    archivedAt: row.archivedAt,
  }));
}

/** Lectures of these courses in teaching order, with those that were taken out. */
export async function lecturesOf(db: Db, courseIds: readonly string[]): Promise<readonly TaughtLecture[]> {
  if (courseIds.length === 0) return [];
  const rows = await db
    .select({ lecture: lectures, courseId: sections.itemId })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .where(inArray(sections.itemId, [...courseIds]))
    .orderBy(asc(sections.position), asc(sections.id), asc(lectures.position), asc(lectures.id));
  return rows.map(({ lecture, courseId }) => ({
    id: lecture.id,
    sectionId: lecture.sectionId,
    courseId,
    name: { th: lecture.nameTh, en: lecture.nameEn },
    isPreview: lecture.isPreview,
    durationSeconds: lecture.durationSeconds,
    text: lecture.textTh === null ? null : { th: lecture.textTh, en: lecture.textEn },
    videoName: lecture.videoName,
    mediumId: lecture.mediumId,
    linkUrl: lecture.linkUrl,
    fileIds: lecture.fileIds,
    archivedAt: lecture.archivedAt,
  }));
}
