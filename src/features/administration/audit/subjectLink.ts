import { links } from '../../../ui/press/links.ts';

/** Screens of subjects by table; the first part of a key is the id of the screen. */
const screens: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^(?:users|people|addresses|taxData|accessGrants)$/, links.adminPerson],
  [/^(?:orders|order[A-Z]\w+|payment(?:Attempts|Refunds|Reports)|lateMoneyReviews|bookstoreSends)$/, links.adminOrder],
  [/^(?:items|pricingPlans|sections|comments)$/, links.adminItem],
  [/^(?:media|mediaSubtitles)$/, links.adminMedium],
];

/** The screen of a changed row; `null` without one of its own. */
export function subjectLink(table: string, subject: string): string | null {
  const [id = ''] = subject.split('/');
  return screens.find(([tables]) => tables.test(table))?.[1](id) ?? null;
}
