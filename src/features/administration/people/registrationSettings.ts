import { plainEntry } from '../../../domain/plainEntry.ts';
import { refuseUserLimits } from '../../../domain/site/refuseSettings.ts';
import type { ContactField, FieldSetting, SiteSettings } from '../../../domain/site/siteSettings.ts';

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

/** The newest settings with the values that were changed from the base. A choice of group turns groups on. */
export function withRegistrationSettings(
  newest: SiteSettings,
  base: RegistrationSettings,
  typed: RegistrationSettings,
): SiteSettings {
  const stored = typedRegistrationSettings(newest);
  const wanted = { ...stored, ...changesOf(base, typed) };
  const uses = { ...stored.contactFields, ...changesOf(base.contactFields, typed.contactFields) };
  return {
    ...newest,
    contactFields: {
      firstName: settingOf(uses.firstName),
      lastName: settingOf(uses.lastName),
      tel: settingOf(uses.tel),
      nickname: settingOf(uses.nickname),
      address: settingOf(uses.address),
    },
    profilePicture: settingOf(wanted.picture),
    userGroupsEnabled: newest.userGroupsEnabled || wanted.studentsSelectGroup,
    studentsSelectGroup: wanted.studentsSelectGroup,
    userLimit: limitOf(wanted.userLimit),
    dailyUserLimit: limitOf(wanted.dailyUserLimit),
  };
}

const changesOf = <Values extends object>(base: Values, typed: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== base[name as keyof Values]),
  ) as Partial<Values>;

/** The faulty limits, by the rules of the server. */
export const limitProblems = ({ userLimit, dailyUserLimit }: RegistrationSettings) =>
  Object.keys(refuseUserLimits({ userLimit: limitOf(userLimit), dailyUserLimit: limitOf(dailyUserLimit) }));

const limitOf = (typed: string): number => (plainEntry(typed) === '' ? Number.NaN : Number(plainEntry(typed)));

const useOf = ({ isEnabled, isRequired }: FieldSetting): FieldUse =>
  isEnabled ? (isRequired ? 'required' : 'optional') : 'off';

const settingOf = (use: FieldUse): FieldSetting => ({ isEnabled: use !== 'off', isRequired: use === 'required' });
