import type { CourseLayout } from '../../domain/site/siteSettings.ts';
import { spelled } from '../primitives.ts';

/** Layouts of course pages. */
export const layoutCodec = spelled<CourseLayout>({ default: 0, one: 1, three: 3, four: 4 });
