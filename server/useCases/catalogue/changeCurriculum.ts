import {
  type ArchivedLecture,
  type CurriculumOrder,
  type DeskSection,
  hasSameParts,
  type LectureFields,
  orderOf,
  type SectionFields,
} from '../../../src/domain/catalogue/deskCurriculum.ts';
import type { Revised } from '../../../src/domain/catalogue/storedItem.ts';
import {
  refuseLecture,
  refuseSection,
  storedLecture,
  storedSection,
  typedLecture,
  typedSection,
} from '../../../src/domain/catalogue/typedLecture.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import {
  insertLecture,
  insertSection,
  putBackLecture,
  readArchived,
  readCurriculum,
  takeOutLectures,
  takeOutSection,
  updateLecture,
  updateSection,
  writeOrder,
} from '../../store/catalogue/deskCurriculum.ts';
import { findStoredItem, lockItem, updateItem } from '../../store/catalogue/storedItems.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { holdMedia } from '../../store/media/media.ts';
import { cleanLectureText } from './cleanLectureText.ts';

type Curriculum = readonly DeskSection[];
type Saved = Promise<Curriculum | Refusal>;

/** The curriculum of a course as the desk edits it. */
export async function showCurriculum(db: Db, itemId: string): Saved {
  const item = await findStoredItem(db, itemId);
  return item?.kind === 'course' ? await readCurriculum(db, itemId) : refuse('NOT_FOUND');
}

/** The archived lectures of a course. */
export async function showArchived(db: Db, itemId: string): Promise<readonly ArchivedLecture[] | Refusal> {
  const item = await findStoredItem(db, itemId);
  return item?.kind === 'course' ? await readArchived(db, itemId) : refuse('NOT_FOUND');
}

/** Runs a change of a locked course, which lists and pages show at once. */
async function change(
  tx: Tx,
  { itemId, now }: { readonly itemId: string; readonly now: number },
  work: (sections: Curriculum) => Promise<Refusal | null>,
): Saved {
  await lockItem(tx, itemId);
  const sections = await showCurriculum(tx, itemId);
  if (isRefusal(sections)) return sections;
  const refused = await work(sections);
  if (refused) return refused;
  await updateItem(tx, itemId, 'course', {}, now);
  return await readCurriculum(tx, itemId);
}

type Course = { readonly itemId: string; readonly now: number };

/** Refused if sections or lectures were added or removed meanwhile. */
export const orderCurriculum = (tx: Tx, course: Course, order: CurriculumOrder): Saved =>
  change(tx, course, async (sections) => {
    if (!hasSameParts(orderOf(sections), order)) return refuse('CHANGED_MEANWHILE');
    await writeOrder(tx, order);
    return null;
  });

export const addSection = (tx: Tx, course: Course, id: string, wanted: SectionFields): Saved =>
  change(tx, course, async () => {
    const typed = typedSection(wanted);
    const refused = refuseFields<string>(refuseSection(typed), (field) => field);
    if (!refused) await insertSection(tx, course.itemId, id, storedSection(typed));
    return refused;
  });

export const changeSection = (tx: Tx, course: Course, id: string, wanted: Revised<SectionFields>): Saved =>
  change(tx, course, async (sections) => {
    const section = sections.find((each) => each.id === id);
    if (section === undefined) return refuse('NOT_FOUND');
    if (section.revision !== wanted.revision) return refuse('CHANGED_MEANWHILE');
    const typed = typedSection(wanted.value);
    const refused = refuseFields<string>(refuseSection(typed), (field) => field);
    if (!refused) await updateSection(tx, id, storedSection(typed));
    return refused;
  });

/** Takes a section with its lectures out of the course; a missing one is fine. */
export const removeSection = (tx: Tx, course: Course, id: string): Saved =>
  change(tx, course, async (sections) => {
    const section = sections.find((each) => each.id === id);
    if (section === undefined) return null;
    const lectureIds = section.lectures.map((lecture) => lecture.id);
    await takeOutLectures(tx, course.itemId, lectureIds, course.now);
    await takeOutSection(tx, id, course.now);
    return null;
  });

type NewLecture = { readonly sectionId: string; readonly id: string };

export const addLecture = (tx: Tx, course: Course, { sectionId, id }: NewLecture, wanted: LectureFields): Saved =>
  change(tx, course, async (sections) => {
    if (!sections.some((section) => section.id === sectionId)) return refuse('NOT_FOUND');
    const refused = await refuseWanted(tx, wanted);
    if (!refused) await insertLecture(tx, sectionId, id, cleaned(storedLecture(typedLecture(wanted))));
    return refused;
  });

export const changeLecture = (tx: Tx, course: Course, id: string, wanted: Revised<LectureFields>): Saved =>
  change(tx, course, async (sections) => {
    const lecture = sections.flatMap(({ lectures }) => lectures).find((each) => each.id === id);
    if (lecture === undefined) return refuse('NOT_FOUND');
    if (lecture.revision !== wanted.revision) return refuse('CHANGED_MEANWHILE');
    const refused = await refuseWanted(tx, wanted.value);
    if (!refused) await updateLecture(tx, id, cleaned(storedLecture(typedLecture(wanted.value))));
    return refused;
  });

/** Takes a lecture out of the course; a missing one is fine. */
export const removeLecture = (tx: Tx, course: Course, id: string): Saved =>
  change(tx, course, async (sections) => {
    const isThere = sections.some(({ lectures }) => lectures.some((lecture) => lecture.id === id));
    if (isThere) await takeOutLectures(tx, course.itemId, [id], course.now);
    return null;
  });

/** Puts an archived lecture back; one that is there already is fine. */
export const putLectureBack = (tx: Tx, course: Course, id: string): Saved =>
  change(tx, course, async (sections) => {
    const isThere = sections.some(({ lectures }) => lectures.some((lecture) => lecture.id === id));
    return isThere || (await putBackLecture(tx, course.itemId, id)) ? null : refuse('NOT_FOUND');
  });

const cleaned = (lecture: LectureFields): LectureFields => ({ ...lecture, text: cleanLectureText(lecture.text) });

const wireNames: Readonly<Record<string, string>> = {
  ...{ linkUrl: 'link', mediumId: 'medium_id', fileIds: 'file_ids' },
};

/** Refuses invalid fields, a file of another kind and files that are not there. */
async function refuseWanted(tx: Tx, wanted: LectureFields): Promise<Refusal | null> {
  const { mediumId, kind, fileIds } = wanted;
  const media = await holdMedia(tx, [...(mediumId === null ? [] : [mediumId]), ...fileIds]);
  const isOfKind = mediumId === null || media.some((medium) => medium.id === mediumId && medium.kind === kind);
  const areFiles = fileIds.every((id) => media.some((medium) => medium.id === id));
  return refuseFields<string>(
    {
      ...(isOfKind ? {} : { mediumId: 'lecture.medium.unknown' }),
      ...(areFiles ? {} : { fileIds: 'lecture.files.unknown' }),
      ...refuseLecture(typedLecture(wanted)),
    },
    (field) => wireNames[field] ?? field,
  );
}
