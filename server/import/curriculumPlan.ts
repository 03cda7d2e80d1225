import {
  type CurriculumOrder,
  type DeskLecture,
  type DeskSection,
  type LectureFields,
  orderOf,
  type SectionFields,
} from '../../src/domain/catalogue/deskCurriculum.ts';
import { mergeOrder } from '../../src/domain/catalogue/mergeOrder.ts';
import type { RowFault } from './importEntry.ts';
import type { LectureEntry, LectureEntryContent } from './lectureEntry.ts';

/** An uploaded file that a row may name. */
export type KnownMedium = Pick<LectureFields, 'kind'> & {
  readonly id: string;
  readonly durationSeconds: number | null;
};

/** The shop's data about the rows of one course. */
export type KnownCourse = {
  /** `null` without such a course. */
  readonly sections: readonly DeskSection[] | null;
  /** The reason why a section or lecture cannot be used here; `null` if it can. */
  readonly refuseSection: (id: string) => string | null;
  readonly refuseLecture: (id: string) => string | null;
  /** The files that a text names: none, one, or several of the same name. */
  readonly mediaNamed: (text: string) => readonly KnownMedium[];
};

/** The changes of an import to one course. With faults nothing is changed. */
export type CurriculumPlan = {
  readonly faults: readonly RowFault[];
  readonly newSections: readonly Placed<SectionFields>[];
  readonly changedSections: readonly Placed<SectionFields>[];
  readonly newLectures: readonly (Placed<LectureFields> & { readonly sectionId: string })[];
  readonly changedLectures: readonly Placed<LectureFields>[];
  readonly removedIds: readonly string[];
  readonly order: CurriculumOrder;
  readonly isReordered: boolean;
  readonly unchanged: number;
};

type Placed<Fields> = { readonly id: string; readonly fields: Fields };

/** Compares the rows of one course with its curriculum. */
export function planCurriculum(entries: readonly LectureEntry[], known: KnownCourse): CurriculumPlan {
  const stored = known.sections ?? [];
  const faults: RowFault[] = [];
  const say = ({ line, row }: LectureEntry, reasons: readonly (string | null)[]) => {
    const at = row === undefined ? { line } : { line, row };
    for (const reason of reasons) if (reason !== null) faults.push({ ...at, reason });
  };
  const [first] = entries;
  if (known.sections === null && first !== undefined && first.courseId !== '')
    say(first, [`There is no course ${first.courseId}.`]);

  const named = sectionsNamed(entries);
  const lectureOf = new Map(stored.flatMap(({ lectures }) => lectures.map((each) => [each.id, each] as const)));
  const lectures: (Placed<LectureFields> & { readonly sectionId: string })[] = [];
  const removedIds: string[] = [];
  for (const entry of entries) {
    say(entry, [known.refuseLecture(entry.id)]);
    if (entry.content === null) {
      if (lectureOf.has(entry.id)) removedIds.push(entry.id);
      continue;
    }
    const { sectionId, section } = entry.content;
    const isKnown = sectionId === '' || named.has(sectionId) || stored.some(({ id }) => id === sectionId);
    const isOther = section !== null && !isSame(section, named.get(sectionId));
    say(entry, [
      known.refuseSection(sectionId),
      isKnown ? null : `section_name_th is missing: the section ${sectionId} is new.`,
      isOther ? `The section ${sectionId} has another name or location further up in the file.` : null,
    ]);
    const { fields, reasons } = fieldsOf(entry.content, lectureOf.get(entry.id), known);
    say(entry, reasons);
    lectures.push({ id: entry.id, sectionId, fields });
  }
  const order = orderAfter(orderOf(stored), lectures, removedIds);
  const newSections = [...named].filter(([id]) => !stored.some((section) => section.id === id));
  const changedSections = [...named].filter(([id, fields]) =>
    stored.some((section) => section.id === id && !isSame(fieldsOfSection(section), fields)),
  );
  const newLectures = lectures.filter(({ id }) => !lectureOf.has(id));
  const changedLectures = lectures.filter(({ id, fields }) => {
    const before = lectureOf.get(id);
    return before !== undefined && !isSame(fieldsOfLecture(before), fields);
  });
  return {
    ...{ faults, newLectures, changedLectures, removedIds, order },
    newSections: newSections.map(([id, fields]) => ({ id, fields })),
    changedSections: changedSections.map(([id, fields]) => ({ id, fields })),
    isReordered: !isSame(
      without(
        order,
        newLectures.map(({ id }) => id),
        newSections.map(([id]) => id),
      ),
      without(orderOf(stored), removedIds, []),
    ),
    unchanged: entries.length - newLectures.length - changedLectures.length - removedIds.length,
  };
}

/** The sections that the rows describe, in the file's order. */
function sectionsNamed(entries: readonly LectureEntry[]): ReadonlyMap<string, SectionFields> {
  const named = new Map<string, SectionFields>();
  for (const { content } of entries) {
    if (content === null || content.section === null || named.has(content.sectionId)) continue;
    named.set(content.sectionId, content.section);
  }
  return named;
}

type Fields = { readonly fields: LectureFields; readonly reasons: readonly string[] };

/** The lecture after the import. What the file has no column for stays. */
function fieldsOf(content: LectureEntryContent, before: DeskLecture | undefined, known: KnownCourse): Fields {
  const reasons: string[] = [];
  const find = (text: string): KnownMedium | null => {
    const found = known.mediaNamed(text);
    if (found.length === 0) reasons.push(`There is no uploaded file "${text}".`);
    if (found.length > 1) reasons.push(`${found.length} uploaded files are named "${text}": write the address of one.`);
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const { media, link, files } = content;
  // A link takes the place of a file, and a file that of a link.
  const wantedMedia = media === undefined ? (link ? null : before?.mediumId) : media;
  const medium = wantedMedia ? find(wantedMedia) : null;
  const wantedLink = link === undefined ? before?.linkUrl : link;
  const linkUrl = medium === null ? (wantedLink ?? null) : null;
  const isFilmOfShop = before?.hasImportedFilm === true && linkUrl === null;
  const kind = medium?.kind ?? (linkUrl !== null ? 'link' : isFilmOfShop ? 'video' : 'text');
  const hasContent = medium !== null || linkUrl !== null;
  if (hasContent && content.kind !== null && content.kind !== kind)
    reasons.push(`kind is ${content.kind}, but the content is of the kind ${kind}.`);
  const ofMedium = medium?.durationSeconds ?? 0;
  return {
    reasons,
    fields: {
      name: content.name,
      isPreview: content.isPreview ?? before?.isPreview ?? false,
      durationSeconds:
        content.length === undefined ? (before?.durationSeconds ?? ofMedium) : (content.length ?? ofMedium),
      text: content.text === undefined ? (before?.text ?? null) : content.text,
      kind,
      mediumId: medium?.id ?? null,
      linkUrl,
      fileIds: files === undefined ? (before?.fileIds ?? []) : files.flatMap((file) => find(file)?.id ?? []),
    },
  };
}

/** The order after the import: the file decides about the rows that it has. */
function orderAfter(
  stored: CurriculumOrder,
  lectures: readonly { readonly id: string; readonly sectionId: string }[],
  removedIds: readonly string[],
): CurriculumOrder {
  const sectionIds = [...new Set(lectures.map(({ sectionId }) => sectionId))];
  const merged = mergeOrder(
    stored.map(({ id }) => id),
    sectionIds,
  );
  return merged.map((id) => {
    const named = lectures.filter(({ sectionId }) => sectionId === id).map((lecture) => lecture.id);
    const isElsewhere = (lectureId: string) =>
      removedIds.includes(lectureId) ||
      lectures.some((lecture) => lecture.id === lectureId && lecture.sectionId !== id);
    const before = stored.find((section) => section.id === id)?.lectureIds ?? [];
    return {
      id,
      lectureIds: mergeOrder(
        before.filter((lectureId) => !isElsewhere(lectureId)),
        named,
      ),
    };
  });
}

const without = (order: CurriculumOrder, lectureIds: readonly string[], sectionIds: readonly string[]) =>
  order
    .filter(({ id }) => !sectionIds.includes(id))
    .map(({ id, lectureIds: all }) => ({ id, lectureIds: all.filter((each) => !lectureIds.includes(each)) }));

const fieldsOfSection = ({ name, location }: SectionFields): SectionFields => ({ name, location });

const fieldsOfLecture = ({ id: _, revision: __, hasImportedFilm: ___, ...fields }: DeskLecture): LectureFields =>
  fields;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
