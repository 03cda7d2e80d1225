import type { LocalText } from '../localText.ts';
import type { SiteSettings } from '../site/siteSettings.ts';

/** A user group that courses can be limited to (specification 6). */
export type UserGroup = { readonly id: string; readonly name: LocalText; readonly isDefault: boolean };

type GroupSettings = Pick<SiteSettings, 'userGroupsEnabled' | 'courseAccessByGroup'>;

/** The groups that limit a course; empty if the site does not enforce groups. */
export const enforcedGroups = (
  { userGroupsEnabled, courseAccessByGroup }: GroupSettings,
  courseGroupIds: readonly string[],
): readonly string[] => (userGroupsEnabled && courseAccessByGroup ? courseGroupIds : []);

/** Whether a member of this group may see and buy; a person without a group may not if there is a limit. */
export const isInGroups = (limitedTo: readonly string[], groupId: string | null): boolean =>
  limitedTo.length === 0 || (groupId !== null && limitedTo.includes(groupId));
