import type { LocalText } from '../localText.ts';
import type { SiteSettings } from '../site/siteSettings.ts';

/** A group of people that courses can be kept for (specification 6, course access by user group). */
export type UserGroup = { readonly id: string; readonly name: LocalText; readonly isDefault: boolean };

type GroupSettings = Pick<SiteSettings, 'userGroupsEnabled' | 'courseAccessByGroup'>;

/** The groups that a course is kept for; none where the site does not enforce them, and then it is for everybody. */
export const enforcedGroups = (
  { userGroupsEnabled, courseAccessByGroup }: GroupSettings,
  courseGroupIds: readonly string[],
): readonly string[] => (userGroupsEnabled && courseAccessByGroup ? courseGroupIds : []);

/** Whether somebody of this group may see and buy it; nobody without a group may, where there is a limit. */
export const isInGroups = (limitedTo: readonly string[], groupId: string | null): boolean =>
  limitedTo.length === 0 || (groupId !== null && limitedTo.includes(groupId));
