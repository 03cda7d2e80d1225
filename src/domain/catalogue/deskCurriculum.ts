import type { LectureContent } from '../learning/playlist.ts';
import type { LocalText } from '../localText.ts';
import type { EpochMs } from '../time.ts';

/** The fields of a lecture that the desk edits. */
export type LectureFields = {
  readonly name: LocalText;
  readonly isPreview: boolean;
  readonly durationSeconds: number;
  readonly text: LocalText | null;
  readonly kind: LectureContent;
  /** The uploaded file; `null` for a link or a text, and while none is chosen. */
  readonly mediumId: string | null;
  /** The address of a link. */
  readonly linkUrl: string | null;
  /** Uploaded files to download beside the lecture, in order. */
  readonly fileIds: readonly string[];
};

export type DeskLecture = LectureFields & {
  readonly id: string;
  /** Changes with its content. */
  readonly revision: string;
  /** Whether a film came with an import, not with an upload. */
  readonly hasImportedFilm: boolean;
};

export type SectionFields = {
  readonly name: LocalText;
  /** Where its lectures take place. */
  readonly location: LocalText | null;
};

/** A section with its lectures in teaching order. */
export type DeskSection = SectionFields & {
  readonly id: string;
  readonly revision: string;
  readonly lectures: readonly DeskLecture[];
};

/** A lecture that was taken out while buyers keep it. */
export type ArchivedLecture = {
  readonly id: string;
  readonly name: LocalText;
  readonly sectionName: LocalText;
  readonly archivedAt: EpochMs;
};

/** The order of a course: each section with the ids of its lectures. */
export type CurriculumOrder = readonly { readonly id: string; readonly lectureIds: readonly string[] }[];

export const orderOf = (sections: readonly DeskSection[]): CurriculumOrder =>
  sections.map(({ id, lectures }) => ({ id, lectureIds: lectures.map((lecture) => lecture.id) }));

/** Whether two orders hold the same sections and the same lectures, in any place. */
export function hasSameParts(a: CurriculumOrder, b: CurriculumOrder): boolean {
  const idsIn = (order: CurriculumOrder) => [
    ...order.map(({ id }) => `section ${id}`),
    ...order.flatMap(({ lectureIds }) => lectureIds),
  ];
  const [left, right] = [idsIn(a), new Set(idsIn(b))];
  return left.length === right.size && new Set(left).size === left.length && left.every((id) => right.has(id));
}

/** The sections in another order. */
export function inOrder(sections: readonly DeskSection[], order: CurriculumOrder): readonly DeskSection[] {
  const lectures = new Map(sections.flatMap((section) => section.lectures).map((lecture) => [lecture.id, lecture]));
  return order.flatMap(({ id, lectureIds }) => {
    const section = sections.find((each) => each.id === id);
    return section ? [{ ...section, lectures: lectureIds.flatMap((each) => lectures.get(each) ?? []) }] : [];
  });
}

/** One line of the list at the desk: a section's heading, or a lecture below it. */
export type CurriculumLine = { readonly kind: 'section' | 'lecture'; readonly id: string };

export const linesOf = (order: CurriculumOrder): readonly CurriculumLine[] =>
  order.flatMap(({ id, lectureIds }) => [
    { kind: 'section' as const, id },
    ...lectureIds.map((lectureId) => ({ kind: 'lecture' as const, id: lectureId })),
  ]);

/**
 * The order after the line at `from` was moved to the place of the line at `to`. A section takes its lectures along and
 * never lands inside another one; a lecture never lands above the first section.
 */
export function moveLine(order: CurriculumOrder, from: number, to: number): CurriculumOrder {
  const lines = linesOf(order);
  const moved = lines[from];
  const goal = lines[to];
  if (moved === undefined || goal === undefined || from === to) return order;
  if (moved.kind === 'section') return moveSection(order, moved.id, sectionAt(order, to));
  const rest = lines.filter((line) => line !== moved);
  // Dropped on a heading from below it goes above the heading, which is the end of the section before.
  const place = Math.max(to, 1);
  return orderOfLines([...rest.slice(0, place), moved, ...rest.slice(place)]);
}

function moveSection(order: CurriculumOrder, id: string, to: number): CurriculumOrder {
  const moved = order.find((section) => section.id === id);
  const rest = order.filter((section) => section !== moved);
  return moved === undefined ? order : [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** The index of the section that holds a line. */
const sectionAt = (order: CurriculumOrder, line: number): number =>
  linesOf(order)
    .slice(0, line + 1)
    .filter(({ kind }) => kind === 'section').length - 1;

function orderOfLines(lines: readonly CurriculumLine[]): CurriculumOrder {
  const order: { id: string; lectureIds: string[] }[] = [];
  for (const { kind, id } of lines) {
    if (kind === 'section') order.push({ id, lectureIds: [] });
    else order.at(-1)?.lectureIds.push(id);
  }
  return order;
}

/** The order after one step up or down; a section passes a whole section. */
export function stepLine(order: CurriculumOrder, from: number, step: -1 | 1): CurriculumOrder {
  const line = linesOf(order)[from];
  if (line?.kind !== 'section') return moveLine(order, from, from + step);
  const at = sectionAt(order, from);
  return at + step < 0 || at + step >= order.length ? order : moveSection(order, line.id, at + step);
}
