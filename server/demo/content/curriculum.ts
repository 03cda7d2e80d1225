import type { Bilingual, DemoSection } from '../demoTypes.ts';

/** Seconds of each film, so that progress shown beside it is true. */
const filmSeconds = {
  'lesson-data': 30,
  'lesson-language': 30,
  'lesson-tax': 30,
  'lesson-marketing': 30,
  'lesson-craft': 30,
  'lesson-health': 30,
  /** The shop's own video, for courses without a video of their subject. */
  teaser: 20,
} as const;
type DemoFilm = keyof typeof filmSeconds;

/** A lecture without `film` plays the course's; `null` is a text. */
type LectureOutline = Bilingual & {
  readonly text?: Bilingual;
  readonly film?: DemoFilm | null;
  readonly linkUrl?: string;
};
type SectionOutline = { readonly name: Bilingual; readonly lectures: readonly LectureOutline[] };
type AgendaOutline = {
  readonly name: Bilingual;
  readonly lectures: readonly (Bilingual & { readonly minutes: number })[];
};

/**
 * Numbers the sections and lectures of one course as `1001-s1` and `1001-s1-l1`, with the course's film or their own.
 * The first `previewCount` lectures of the first section can be watched before buying.
 */
export function buildSections(
  courseId: string,
  courseFilm: DemoFilm,
  previewCount: number,
  outline: readonly SectionOutline[],
): readonly DemoSection[] {
  return outline.map((section, sectionIndex) => {
    const id = `${courseId}-s${sectionIndex + 1}`;
    const lectures = section.lectures.map(({ th, en, text, linkUrl, film = courseFilm }, lectureIndex) => {
      const video = linkUrl === undefined ? film : null;
      return {
        id: `${id}-l${lectureIndex + 1}`,
        name: { th, en },
        video,
        linkUrl: linkUrl ?? null,
        durationSeconds: video === null ? 0 : filmSeconds[video],
        isPreview: sectionIndex === 0 && lectureIndex < previewCount,
        text: text ?? null,
      };
    });
    return { id, name: section.name, lectures };
  });
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
