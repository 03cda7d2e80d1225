import type { SiteSettings } from '../../domain/siteSettings.ts';

/** The settings that this screen changes, as they are typed. */
export type SettingsForm = {
  readonly titleTh: string;
  readonly titleEn: string;
  readonly autoCancelHours: string;
  readonly slipRequired: boolean;
  readonly thankYouPageEnabled: boolean;
  readonly vatEnabled: boolean;
  readonly howToBuyShown: boolean;
  readonly curriculumShown: boolean;
};

export type SettingsProblem = 'titleTh' | 'autoCancelHours';

/** A year: no unpaid order is kept longer. */
const longestHours = 8_760;

export const formOf = (settings: SiteSettings): SettingsForm => ({
  titleTh: settings.title.th,
  titleEn: settings.title.en ?? '',
  autoCancelHours: String(settings.autoCancelHours),
  slipRequired: settings.slipRequired,
  thankYouPageEnabled: settings.thankYouPageEnabled,
  vatEnabled: settings.vatEnabled,
  howToBuyShown: settings.howToBuyShown,
  curriculumShown: settings.curriculumShown,
});

export function settingsProblems(form: SettingsForm): readonly SettingsProblem[] {
  const hours = Number(form.autoCancelHours);
  const isHours = form.autoCancelHours.trim() !== '' && hours >= 0 && hours <= longestHours;
  return [
    ...(form.titleTh.trim() === '' ? ['titleTh' as const] : []),
    ...(isHours ? [] : ['autoCancelHours' as const]),
  ];
}

/**
 * The whole table with what was changed here: fields that were not touched keep the newest value, so that two
 * administrators do not undo each other.
 */
export function settingsWith(newest: SiteSettings, shown: SiteSettings, form: SettingsForm): SiteSettings {
  const before = formOf(shown);
  const now = formOf(newest);
  const wanted: SettingsForm = {
    titleTh: pick('titleTh'),
    titleEn: pick('titleEn'),
    autoCancelHours: pick('autoCancelHours'),
    slipRequired: pick('slipRequired'),
    thankYouPageEnabled: pick('thankYouPageEnabled'),
    vatEnabled: pick('vatEnabled'),
    howToBuyShown: pick('howToBuyShown'),
    curriculumShown: pick('curriculumShown'),
  };
  const { titleTh, titleEn, autoCancelHours, ...flags } = wanted;
  return {
    ...newest,
    ...flags,
    title: { th: titleTh.trim(), en: titleEn.trim() === '' ? null : titleEn.trim() },
    autoCancelHours: Number(autoCancelHours),
  };

  function pick<Name extends keyof SettingsForm>(name: Name): SettingsForm[Name] {
    return form[name] === before[name] ? now[name] : form[name];
  }
}

export const isChanged = (form: SettingsForm, settings: SiteSettings): boolean =>
  JSON.stringify(form) !== JSON.stringify(formOf(settings));
