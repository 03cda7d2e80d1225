import type { Bilingual, DemoSection } from '../demoTypes.ts';

/** Every demo lesson video has this length, so that progress shown beside it is true. */
const lessonSeconds = 30;

type LectureOutline = Bilingual & { readonly text?: Bilingual };
type SectionOutline = { readonly name: Bilingual; readonly lectures: readonly LectureOutline[] };

/**
 * Numbers the sections and lectures of one course as `1001-s1` and `1001-s1-l1`, all with the same demo video.
 * The first `previewCount` lectures of the first section can be watched before buying.
 */
export function buildSections(
  courseId: string,
  video: string,
  previewCount: number,
  outline: readonly SectionOutline[],
): readonly DemoSection[] {
  return outline.map((section, sectionIndex) => {
    const id = `${courseId}-s${sectionIndex + 1}`;
    const lectures = section.lectures.map(({ th, en, text }, lectureIndex) => ({
      id: `${id}-l${lectureIndex + 1}`,
      name: { th, en },
      video,
      durationSeconds: lessonSeconds,
      isPreview: sectionIndex === 0 && lectureIndex < previewCount,
      text: text ?? null,
    }));
    return { id, name: section.name, lectures };
  });
}
