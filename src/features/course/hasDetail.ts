import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { type Language, textIn } from '../../domain/localText.ts';

export const isDescribed = ({ description }: CourseDetail, language: Language): boolean =>
  textIn(description, language).trim() !== '';

/** Whether a course has details beside the facts that every course has. */
export const hasDetail = (course: CourseDetail, language: Language): boolean =>
  isDescribed(course, language) ||
  course.outcomes.length > 0 ||
  course.promotions.length > 0 ||
  course.freeBook !== null;
