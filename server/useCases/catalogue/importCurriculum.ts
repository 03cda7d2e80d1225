import { setImmediate as breathe } from 'node:timers/promises';
import { holdingListings } from '../../catalogue/cachedListings.ts';
import { type CurriculumPlan, type KnownCourse, planCurriculum } from '../../import/curriculumPlan.ts';
import { byPlace } from '../../import/importEntry.ts';
import type { ImportOutcome } from '../../import/importOutcome.ts';
import type { LectureEntry } from '../../import/lectureEntry.ts';
import { CatalogueChanged } from '../../store/catalogue/catalogueChanged.ts';
import {
  findLectures,
  findNamedMedia,
  findSections,
  isMedium,
  type StoredPart,
} from '../../store/catalogue/curriculumImport.ts';
import {
  insertLecture,
  insertSection,
  readCurriculum,
  takeOutLectures,
  updateLecture,
  updateSection,
  writeOrder,
} from '../../store/catalogue/deskCurriculum.ts';
import { refreshStatistics } from '../../store/catalogue/refreshStatistics.ts';
import { findStoredItem, lockItem, updateItem } from '../../store/catalogue/storedItems.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { transaction } from '../../store/database/transaction.ts';
import { cleanLectureText } from './cleanLectureText.ts';
import type { ImportOptions } from './importCatalogue.ts';

/**
 * Imports sections and lectures: all rows are checked, and without a fault each course is written in its own
 * transaction. The same rows again write what is missing. What the file does not name stays. Sections and lectures are
 * counted.
 */
export async function importCurriculum(
  db: Db,
  batches: AsyncIterable<readonly LectureEntry[]> | Iterable<readonly LectureEntry[]>,
  options: Omit<ImportOptions, 'randomBytes'>,
): Promise<ImportOutcome> {
  const { total, isDryRun, onProgress, signal } = options;
  const courses = new Map<string, LectureEntry[]>();
  let done = 0;
  for await (const entries of batches) {
    for (const entry of entries.map(cleaned)) {
      const known = courses.get(entry.courseId);
      if (known === undefined) courses.set(entry.courseId, [entry]);
      else known.push(entry);
    }
    done += entries.length;
  }
  if (done !== total) throw new Error(`${done} of ${total} rows came`);

  const plans: CurriculumPlan[] = [];
  const changed: CourseEntries[] = [];
  let checked = 0;
  for (const [courseId, entries] of courses) {
    signal?.throwIfAborted();
    const plan = planCurriculum(entries, await readKnown(db, courseId, entries));
    plans.push(plan);
    if (hasChanges(plan)) changed.push({ courseId, entries });
    checked += entries.length;
    await onProgress({ step: 'checked', done: checked, total });
    await breathe();
  }
  const faults = plans.flatMap((plan) => plan.faults).toSorted(byPlace);
  const isFaulty = faults.length > 0 || [...courses.values()].flat().some((entry) => entry.isFaulty);
  if (!isFaulty && !isDryRun) await holdingListings(db, () => writeCourses(db, changed, options));
  const sum = (count: (plan: CurriculumPlan) => number) => plans.reduce((all, plan) => all + count(plan), 0);
  return {
    faults,
    created: sum(({ newSections, newLectures }) => newSections.length + newLectures.length),
    changed: sum(changesIn),
    removed: sum(({ removedIds }) => removedIds.length),
    unchanged: sum(({ unchanged }) => unchanged),
    ...{ newCategories: [], newInstructors: [] },
  };
}

const cleaned = (entry: LectureEntry): LectureEntry => {
  const { content } = entry;
  if (content === null || content.text === undefined) return entry;
  return { ...entry, content: { ...content, text: cleanLectureText(content.text) } };
};

/** A new order counts as one change. */
const changesIn = ({ changedSections, changedLectures, isReordered }: CurriculumPlan): number =>
  changedSections.length + changedLectures.length + Number(isReordered);

const hasChanges = (plan: CurriculumPlan): boolean =>
  changesIn(plan) + plan.newSections.length + plan.newLectures.length + plan.removedIds.length > 0;

async function readKnown(db: Db, courseId: string, entries: readonly LectureEntry[]): Promise<KnownCourse> {
  const isCourse = (await findStoredItem(db, courseId))?.kind === 'course';
  const sections = isCourse ? await readCurriculum(db, courseId) : null;
  const contents = entries.flatMap(({ content }) => content ?? []);
  const [lectureIds, sectionIds] = [entries.map(({ id }) => id), contents.map(({ sectionId }) => sectionId)];
  const kept = sections?.flatMap(({ lectures }) => lectures.flatMap(({ mediumId }) => mediumId ?? [])) ?? [];
  const media = await findNamedMedia(db, [
    ...new Set([
      ...kept,
      ...contents.flatMap((content) => [...(content.media ? [content.media] : []), ...(content.files ?? [])]),
    ]),
  ]);
  return {
    sections,
    refuseSection: refusal('section', await findSections(db, sectionIds), courseId),
    refuseLecture: refusal('lecture', await findLectures(db, lectureIds), courseId, entries),
    mediaNamed: (text) => media.filter((medium) => isMedium(medium, text)),
  };
}

/** Refuses a part of another course, and an archived one: only the desk puts it back. */
function refusal(
  what: 'section' | 'lecture',
  stored: readonly StoredPart[],
  courseId: string,
  entries: readonly LectureEntry[] = [],
): (id: string) => string | null {
  const parts = new Map(stored.map((part) => [part.id, part]));
  const removals = new Set(entries.flatMap(({ id, content }) => (content === null ? [id] : [])));
  return (id) => {
    const part = parts.get(id);
    if (part === undefined) return null;
    if (part.courseId !== courseId) return `The ${what} ${id} belongs to the course ${part.courseId}.`;
    if (!part.isArchived || removals.has(id)) return null;
    return `The ${what} ${id} was taken out of the course; put it back at the desk, or use another id.`;
  };
}

/** The rows of one course. */
type CourseEntries = { readonly courseId: string; readonly entries: readonly LectureEntry[] };

/** Writes the courses in their order, and lets visitors have a turn after each. */
async function writeCourses(
  db: Db,
  courses: readonly CourseEntries[],
  { clock, onProgress, signal }: Omit<ImportOptions, 'randomBytes'>,
): Promise<void> {
  const total = courses.reduce((sum, { entries }) => sum + entries.length, 0);
  let done = 0;
  for (const { courseId, entries } of courses) {
    signal?.throwIfAborted();
    await transaction(db, (tx) => writeCourse(tx, courseId, entries, clock()));
    done += entries.length;
    await onProgress({ step: 'written', done, total });
    await breathe();
  }
  await refreshStatistics(db);
}

/** Plans again under the course's lock: somebody may have edited it meanwhile. */
async function writeCourse(tx: Tx, courseId: string, entries: readonly LectureEntry[], now: number): Promise<void> {
  await lockItem(tx, courseId);
  const plan = planCurriculum(entries, await readKnown(tx, courseId, entries));
  if (plan.faults.length > 0) throw new CatalogueChanged(`The course ${courseId} was changed meanwhile`);
  if (!hasChanges(plan)) return;
  for (const { id, fields } of plan.newSections) await insertSection(tx, courseId, id, fields);
  for (const { id, fields } of plan.changedSections) await updateSection(tx, id, fields);
  for (const { id, sectionId, fields } of plan.newLectures) await insertLecture(tx, sectionId, id, fields);
  for (const { id, fields } of plan.changedLectures) await updateLecture(tx, id, fields);
  await takeOutLectures(tx, courseId, plan.removedIds, now);
  await writeOrder(tx, plan.order);
  await updateItem(tx, courseId, 'course', {}, now);
}
