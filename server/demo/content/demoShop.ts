import type { DemoCategory, DemoCourse, DemoInstructor, DemoProduct } from '../demoTypes.ts';
import { categories } from './categories.ts';
import { accountingCourses } from './courses-accounting.ts';
import { craftCourses } from './courses-crafts.ts';
import { dataCourses } from './courses-data.ts';
import { healthCourses } from './courses-health.ts';
import { languageCourses } from './courses-languages.ts';
import { marketingCourses } from './courses-marketing.ts';
import { instructors } from './instructors.ts';
import { products } from './products.ts';
import { siteTexts } from './siteTexts.ts';
import { unseenCourses } from './unseenCourses.ts';

const courses: readonly DemoCourse[] = [
  ...dataCourses,
  ...languageCourses,
  ...accountingCourses,
  ...marketingCourses,
  ...craftCourses,
  ...healthCourses,
];

/** The rows of demo mode, written into an empty database. */
export const demoShop: {
  readonly siteTexts: typeof siteTexts;
  readonly categories: readonly DemoCategory[];
  readonly instructors: readonly DemoInstructor[];
  readonly courses: readonly DemoCourse[];
  readonly unseenCourses: readonly DemoCourse[];
  readonly products: readonly DemoProduct[];
} = { siteTexts, categories, instructors, courses, unseenCourses, products };
