import type { ContactField, FieldSetting, SiteSettings } from '../../../domain/site/siteSettings.ts';
import { withArabicDigits } from '../../../domain/thaiDigits.ts';

/** Use of a form field: off, optional, or required. */
export type FieldUse = 'off' | 'optional' | 'required';

/** The settings of registration as typed. */
export type RegistrationSettings = {
  readonly contactFields: Readonly<Record<ContactField, FieldUse>>;
  readonly picture: FieldUse;
  readonly studentsSelectGroup: boolean;
  readonly userLimit: string;
  readonly dailyUserLimit: string;
};

export const fieldUses: readonly FieldUse[] = ['off', 'optional', 'required'];
export const contactFieldNames: readonly ContactField[] = ['firstName', 'lastName', 'tel', 'nickname', 'address'];

export const typedRegistrationSettings = (settings: SiteSettings): RegistrationSettings => ({
  contactFields: {
    firstName: useOf(settings.contactFields.firstName),
    lastName: useOf(settings.contactFields.lastName),
    tel: useOf(settings.contactFields.tel),
    nickname: useOf(settings.contactFields.nickname),
    address: useOf(settings.contactFields.address),
  },
  picture: useOf(settings.profilePicture),
  studentsSelectGroup: settings.userGroupsEnabled && settings.studentsSelectGroup,
  userLimit: String(settings.userLimit),
  dailyUserLimit: String(settings.dailyUserLimit),
});

/** The whole settings with these. A choice of group turns groups on. */
export const withRegistrationSettings = (newest: SiteSettings, typed: RegistrationSettings): SiteSettings => ({
  ...newest,
  contactFields: {
    firstName: settingOf(typed.contactFields.firstName),
    lastName: settingOf(typed.contactFields.lastName),
    tel: settingOf(typed.contactFields.tel),
    nickname: settingOf(typed.contactFields.nickname),
    address: settingOf(typed.contactFields.address),
  },
  profilePicture: settingOf(typed.picture),
  userGroupsEnabled: newest.userGroupsEnabled || typed.studentsSelectGroup,
  studentsSelectGroup: typed.studentsSelectGroup,
  userLimit: limitOf(typed.userLimit),
  dailyUserLimit: limitOf(typed.dailyUserLimit),
});

/** The limits that are no integer from 0 up. */
export const limitProblems = (typed: RegistrationSettings): readonly ('userLimit' | 'dailyUserLimit')[] =>
  (['userLimit', 'dailyUserLimit'] as const).filter((name) => !/^\d{1,9}$/.test(withArabicDigits(typed[name]).trim()));

const limitOf = (typed: string): number => Number(withArabicDigits(typed).trim());

const useOf = ({ isEnabled, isRequired }: FieldSetting): FieldUse =>
  isEnabled ? (isRequired ? 'required' : 'optional') : 'off';

const settingOf = (use: FieldUse): FieldSetting => ({ isEnabled: use !== 'off', isRequired: use === 'required' });
