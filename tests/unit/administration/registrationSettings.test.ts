import { expect, test } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import {
  limitProblems,
  typedRegistrationSettings,
  withRegistrationSettings,
} from '../../../src/features/administration/people/registrationSettings.ts';

const typed = typedRegistrationSettings(defaultSiteSettings);

test('unchanged values and all other settings stay', () => {
  const newest = { ...defaultSiteSettings, slipRequired: false, vatEnabled: false };
  expect(withRegistrationSettings(newest, typed, typed)).toEqual(newest);
});

test('a field is not asked, asked, or required', () => {
  const contactFields = { ...typed.contactFields, firstName: 'off', tel: 'required', address: 'optional' } as const;
  const saved = withRegistrationSettings(defaultSiteSettings, typed, { ...typed, contactFields });
  expect(saved.contactFields).toMatchObject({
    firstName: { isEnabled: false, isRequired: false },
    tel: { isEnabled: true, isRequired: true },
    address: { isEnabled: true, isRequired: false },
  });
});

test('what somebody else saved meanwhile stays, unless it was changed here, too', () => {
  const { contactFields } = withRegistrationSettings(defaultSiteSettings, typed, {
    ...typed,
    contactFields: { ...typed.contactFields, tel: 'required' },
  });
  const newest = { ...defaultSiteSettings, contactFields, userLimit: 7, dailyUserLimit: 3 };
  const mine = {
    ...{ ...typed, userLimit: '9' },
    contactFields: { ...typed.contactFields, address: 'optional' as const },
  };
  const saved = withRegistrationSettings(newest, typed, mine);
  expect(saved).toMatchObject({ userLimit: 9, dailyUserLimit: 3 });
  expect(saved.contactFields.tel).toEqual({ isEnabled: true, isRequired: true });
  expect(saved.contactFields.address).toEqual({ isEnabled: true, isRequired: false });
});

test('a choice of group turns groups on', () => {
  const saved = withRegistrationSettings(defaultSiteSettings, typed, { ...typed, studentsSelectGroup: true });
  expect(saved).toMatchObject({ userGroupsEnabled: true, studentsSelectGroup: true });
});

test('a limit is a whole number from 0 up, in either digits', () => {
  expect(limitProblems({ ...typed, userLimit: '๑๐', dailyUserLimit: ' 5 ' })).toEqual([]);
  expect(withRegistrationSettings(defaultSiteSettings, typed, { ...typed, userLimit: '๑๐' }).userLimit).toBe(10);
  expect(limitProblems({ ...typed, userLimit: '', dailyUserLimit: '-1' })).toEqual(['userLimit', 'dailyUserLimit']);
});
