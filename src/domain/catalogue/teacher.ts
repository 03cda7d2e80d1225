import type { LocalText } from '../localText.ts';
import {
  neededText,
  noText,
  refuseText,
  storedText,
  type TextProblem,
  type TypedText,
  typedText,
} from '../typedText.ts';

/** A teacher of the catalogue and the account that answers as them. */
export type Teacher = {
  readonly id: string;
  readonly name: LocalText;
  /** The line below the name on course pages, or `null`. */
  readonly headline: LocalText | null;
  /** E-mail of the account that answers under the teacher's courses, or `null`. */
  readonly accountEmail: string | null;
};

export const teacherLineMaximum = 255;

/** The words about a teacher that the desk edits. */
export type TeacherWords = Pick<Teacher, 'name' | 'headline'>;
export type TypedTeacher = { readonly name: TypedText; readonly headline: TypedText };

export const typedTeacher = (teacher: TeacherWords | null): TypedTeacher => ({
  name: teacher === null ? noText : typedText(teacher.name),
  headline: typedText(teacher?.headline ?? null),
});

export const storedTeacher = ({ name, headline }: TypedTeacher): TeacherWords => ({
  name: neededText(name),
  headline: storedText(headline),
});

/** Problems by `name.<language>` and `headline.<language>`. */
export const refuseTeacher = ({ name, headline }: TypedTeacher): Record<string, TextProblem> => ({
  ...refuseText('name', name, { maximum: teacherLineMaximum, isRequired: true }),
  ...refuseText('headline', headline, { maximum: teacherLineMaximum, isRequired: false }),
});
