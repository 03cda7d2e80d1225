import type { LectureContent } from '../learning/playlist.ts';
import { plainEntry } from '../plainEntry.ts';
import {
  neededText,
  noText,
  refuseText,
  storedText,
  type TextProblem,
  type TypedText,
  typedText,
} from '../typedText.ts';
import type { LectureFields, SectionFields } from './deskCurriculum.ts';

export const lectureNameMaximum = 255;
export const lectureTextMaximum = 20_000;
export const lectureFilesMaximum = 10;
export const linkMaximum = 2_000;
const durationMaximum = 99 * 3_600;

/** A lecture as typed; its length as `m:ss` or `h:mm:ss`. */
export type TypedLecture = {
  readonly name: TypedText;
  readonly isPreview: boolean;
  readonly duration: string;
  readonly text: TypedText;
  readonly kind: LectureContent;
  readonly mediumId: string | null;
  readonly linkUrl: string;
  readonly fileIds: readonly string[];
};

export type LectureProblem =
  | TextProblem
  | 'lecture.duration.invalid'
  | 'lecture.link.invalid'
  | 'lecture.medium.unknown'
  | 'lecture.files.max'
  | 'lecture.files.unknown';

export const noLecture: TypedLecture = {
  ...{ name: noText, isPreview: false, duration: '', text: noText },
  ...{ kind: 'video', mediumId: null, linkUrl: '', fileIds: [] },
};

export const typedLecture = (lecture: LectureFields): TypedLecture => ({
  name: typedText(lecture.name),
  isPreview: lecture.isPreview,
  duration: typedDuration(lecture.durationSeconds),
  text: typedText(lecture.text),
  kind: lecture.kind,
  mediumId: lecture.mediumId,
  linkUrl: lecture.linkUrl ?? '',
  fileIds: lecture.fileIds,
});

/** Whether a lecture with an imported film loses it when saved like this: only a film lecture without a file keeps it. */
export const losesImportedFilm = ({ kind, mediumId }: Pick<LectureFields, 'kind' | 'mediumId'>): boolean =>
  kind !== 'video' || mediumId !== null;

/** The lecture as stored, if nothing is refused. What its kind does not have is dropped. */
export const storedLecture = (typed: TypedLecture): LectureFields => ({
  name: neededText(typed.name),
  isPreview: typed.isPreview,
  durationSeconds: durationOf(typed.duration) ?? 0,
  text: storedText(typed.text),
  kind: typed.kind,
  mediumId: typed.kind === 'link' || typed.kind === 'text' ? null : typed.mediumId,
  linkUrl: typed.kind === 'link' && typed.linkUrl.trim() !== '' ? typed.linkUrl.trim() : null,
  fileIds: typed.fileIds,
});

/** Problems by field. A lecture may still lack its content. */
export const refuseLecture = (typed: TypedLecture): Record<string, LectureProblem> => ({
  ...refuseText('name', typed.name, { maximum: lectureNameMaximum, isRequired: true }),
  ...refuseText('text', typed.text, { maximum: lectureTextMaximum, isRequired: false }),
  ...(durationOf(typed.duration) === null ? { duration: 'lecture.duration.invalid' as const } : {}),
  ...(typed.kind === 'link' && !isLink(typed.linkUrl) ? { linkUrl: 'lecture.link.invalid' as const } : {}),
  ...(typed.fileIds.length > lectureFilesMaximum ? { fileIds: 'lecture.files.max' as const } : {}),
});

/** Whether the text is empty or a whole web address. */
export function isLink(typed: string): boolean {
  const text = typed.trim();
  return text === '' || (text.length <= linkMaximum && /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]\S*)?$/i.test(text));
}

/** `m:ss`, or `h:mm:ss` from an hour on; '' for nothing. */
export function typedDuration(seconds: number): string {
  if (seconds === 0) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Seconds; 0 if nothing was typed, `null` if it is no length. A number alone counts minutes. */
export function durationOf(typed: string): number | null {
  const text = plainEntry(typed);
  if (text === '') return 0;
  const parts = text.split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null;
  const numbers = parts.map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = parts.length === 3 ? numbers : [0, ...numbers];
  if (seconds > 59 || (parts.length === 3 && minutes > 59)) return null;
  const length = hours * 3_600 + minutes * 60 + seconds;
  return length <= durationMaximum ? length : null;
}

/** A section as typed. */
export type TypedSection = { readonly name: TypedText; readonly location: TypedText };

export const noSection: TypedSection = { name: noText, location: noText };

export const typedSection = ({ name, location }: SectionFields): TypedSection => ({
  name: typedText(name),
  location: typedText(location),
});

export const storedSection = ({ name, location }: TypedSection): SectionFields => ({
  name: neededText(name),
  location: storedText(location),
});

export const refuseSection = ({ name, location }: TypedSection): Record<string, TextProblem> => ({
  ...refuseText('name', name, { maximum: lectureNameMaximum, isRequired: true }),
  ...refuseText('location', location, { maximum: lectureNameMaximum, isRequired: false }),
});
