import type { CourseLayout } from '../../../src/domain/site/siteSettings.ts';
import type { Bilingual } from '../demoTypes.ts';

/** A group of people of the demo; the first is for new accounts. */
export const demoGroups: readonly { readonly id: string; readonly name: Bilingual }[] = [
  { id: 'learners', name: { th: 'ผู้เรียนทั่วไป', en: 'Learners' } },
  { id: 'bookkeepers', name: { th: 'สำนักงานบัญชีคู่ค้า', en: 'Partner bookkeeping offices' } },
];

/** How a course of the demo differs from one that is simply on sale. Days are from the day the shop is filled. */
export type DemoCourseState = {
  readonly isLocked?: true;
  readonly isFull?: true;
  readonly isUnpublished?: true;
  /** Put away at the desk. */
  readonly isArchived?: true;
  /** Unpublished until then. */
  readonly publishedInDays?: number;
  /** Days by which all dates are earlier. */
  readonly isDaysEarlier?: number;
  readonly registration?: { readonly registrationOpensInDays: number; readonly registrationClosesInDays: number };
  readonly groups?: readonly string[];
  readonly layout?: CourseLayout;
};

/** By the course's id: every state that a course's page knows, and every layout. */
export const courseStates: Readonly<Record<string, DemoCourseState>> = {
  '1004': { registration: { registrationOpensInDays: 5, registrationClosesInDays: 22 } },
  '1005': { isLocked: true },
  '1008': { isFull: true },
  '1013': { groups: ['bookkeepers'] },
  '1015': { layout: 'four' },
  '1020': { registration: { registrationOpensInDays: -25, registrationClosesInDays: -2 } },
  // Over; its learners have reviewed it.
  '1021': { isDaysEarlier: 30 },
  '1022': { layout: 'one' },
  '1025': { layout: 'default' },
  '1030': { isUnpublished: true },
  '1031': { isArchived: true },
  '1032': { publishedInDays: 10 },
};
