import { idFromSlug } from '../../domain/catalogue/course.ts';
import { catalogueKeys } from '../catalogue/catalogueKeys.ts';

/** Query keys of one course. The public ones begin with `courses`, a person's with `course`. */
export const courseKeys = {
  detail: (slug: string) => catalogueKeys.detail('course', idFromSlug(slug)),
  beside: (id: string) => ['courses', 'beside', id] as const,
  ofPersons: ['course'] as const,
  ofGroup: (id: string, personId: string | null) => [...courseKeys.ofPersons, 'group', id, personId] as const,
  standing: (id: string, personId: string) => [...courseKeys.ofPersons, 'standing', id, personId] as const,
  howToBuy: ['catalogue', 'howToBuy'] as const,
};
