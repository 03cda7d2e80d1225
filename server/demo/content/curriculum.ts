import type { Bilingual, DemoSection } from '../demoTypes.ts';

/** Seconds of each film of a subject, so that progress shown beside it is true. */
const filmSeconds = {
  'lesson-data': 30,
  'lesson-language': 30,
  'lesson-tax': 30,
  'lesson-marketing': 30,
  'lesson-craft': 30,
  'lesson-health': 30,
} as const;
type DemoFilm = keyof typeof filmSeconds;

/** Seconds of the film that is made from a course's own words; the words decide its length. */
const slidesSeconds: Readonly<Record<string, number>> = {
  '1001': 793,
  '1002': 566,
  '1003': 425,
  '1007': 435,
  '1009': 400,
  '1010': 531,
  '1011': 591,
  '1012': 423,
  '1014': 423,
  '1015': 400,
  '1016': 556,
  '1017': 388,
  '1018': 543,
  '1023': 579,
  '1024': 394,
  '1026': 420,
  '1027': 528,
  '1028': 559,
};

/** A lecture plays the film of its course, or, if `film` is `null`, is a text. */
type LectureOutline = Bilingual & {
  readonly text?: Bilingual;
  readonly film?: null;
  readonly linkUrl?: string;
};
type SectionOutline = { readonly name: Bilingual; readonly lectures: readonly LectureOutline[] };
type AgendaOutline = {
  readonly name: Bilingual;
  readonly lectures: readonly (Bilingual & { readonly minutes: number })[];
};

/**
 * Numbers the sections and lectures of one course as `1001-s1` and `1001-s1-l1`. The first `previewCount` lectures of the
 * first section can be watched before buying; they play `previewFilm`, or the course's own film as all others do.
 */
export function buildSections(
  courseId: string,
  previewFilm: DemoFilm | null,
  previewCount: number,
  outline: readonly SectionOutline[],
): readonly DemoSection[] {
  return outline.map((section, sectionIndex) => {
    const id = `${courseId}-s${sectionIndex + 1}`;
    const lectures = section.lectures.map(({ th, en, text, linkUrl, film }, lectureIndex) => {
      const isPreview = sectionIndex === 0 && lectureIndex < previewCount;
      const isPlayed = film === undefined && linkUrl === undefined;
      return {
        ...{
          id: `${id}-l${lectureIndex + 1}`,
          name: { th, en },
          isPreview,
          text: text ?? null,
          linkUrl: linkUrl ?? null,
        },
        ...(isPlayed ? filmOf(courseId, isPreview ? previewFilm : null) : { video: null, durationSeconds: 0 }),
      };
    });
    return { id, name: section.name, lectures };
  });
}

function filmOf(courseId: string, film: DemoFilm | null) {
  if (film !== null) return { video: film, durationSeconds: filmSeconds[film] };
  const durationSeconds = slidesSeconds[courseId];
  if (durationSeconds === undefined) throw new Error(`The course ${courseId} has no film`);
  return { video: `course-${courseId}`, durationSeconds };
}

/** The agenda of a course held at a time: what each day or meeting brings, and for how long. */
export function buildAgenda(courseId: string, outline: readonly AgendaOutline[]): readonly DemoSection[] {
  return outline.map((section, sectionIndex) => {
    const id = `${courseId}-s${sectionIndex + 1}`;
    const lectures = section.lectures.map(({ th, en, minutes }, lectureIndex) => ({
      ...{ id: `${id}-l${lectureIndex + 1}`, name: { th, en }, durationSeconds: minutes * 60 },
      ...{ video: null, linkUrl: null, isPreview: false, text: null },
    }));
    return { id, name: section.name, lectures };
  });
}
