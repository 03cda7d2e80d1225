import { deskLinks } from '../../../ui/press/deskLinks.ts';

/** Screens of subjects by table; the first part of a key is the id of the screen. */
const screens: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^(?:users|people|addresses|taxData|accessGrants)$/, deskLinks.person],
  [/^(?:orders|order[A-Z]\w+|payment(?:Attempts|Refunds|Reports)|lateMoneyReviews|bookstoreSends)$/, deskLinks.order],
  [/^(?:items|pricingPlans|sections|comments)$/, deskLinks.item],
  [/^(?:media|mediaSubtitles)$/, deskLinks.medium],
];

/** The screen of a changed row; `null` without one of its own. */
export function subjectLink(table: string, subject: string): string | null {
  const [id = ''] = subject.split('/');
  return screens.find(([tables]) => tables.test(table))?.[1](id) ?? null;
}
