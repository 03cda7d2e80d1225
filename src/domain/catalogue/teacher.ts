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
import type { Listing } from './course.ts';

/** A teacher of the catalogue and the account that answers as them. */
export type Teacher = {
  readonly id: string;
  readonly name: LocalText;
  /** The line below the name on course pages, or `null`. */
  readonly headline: LocalText | null;
  /** The text of their page, its paragraphs parted by empty lines, or `null`. */
  readonly about: LocalText | null;
  /** Address of a picture in the public store, or `null`. */
  readonly pictureUrl: string | null;
  /** E-mail of the account that answers under the teacher's courses, or `null`. */
  readonly accountEmail: string | null;
};

export const teacherLineMaximum = 255;
export const teacherTextMaximum = 5_000;

/** The page of a teacher with visible courses. */
export type TeacherPage = Omit<Teacher, 'accountEmail'> & { readonly courses: readonly Listing[] };

/** The words and the picture of a teacher, which the desk edits. */
export type TeacherWords = Pick<Teacher, 'name' | 'headline' | 'about' | 'pictureUrl'>;
export type TypedTeacher = {
  readonly name: TypedText;
  readonly headline: TypedText;
  readonly about: TypedText;
  readonly pictureUrl: string | null;
};

export const typedTeacher = (teacher: TeacherWords | null): TypedTeacher => ({
  name: teacher === null ? noText : typedText(teacher.name),
  headline: typedText(teacher?.headline ?? null),
  about: typedText(teacher?.about ?? null),
  pictureUrl: teacher?.pictureUrl ?? null,
});

export const storedTeacher = ({ name, headline, about, pictureUrl }: TypedTeacher): TeacherWords => ({
  name: neededText(name),
  headline: storedText(headline),
  about: storedText(about),
  pictureUrl,
});

/** Problems of the words by `name.<language>`, `headline.<language>` and `about.<language>`. */
export const refuseTeacher = ({ name, headline, about }: TypedTeacher): Record<string, TextProblem> => ({
  ...refuseText('name', name, { maximum: teacherLineMaximum, isRequired: true }),
  ...refuseText('headline', headline, { maximum: teacherLineMaximum, isRequired: false }),
  ...refuseText('about', about, { maximum: teacherTextMaximum, isRequired: false }),
});
