import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { RevisedForm } from '../form/useRevisedForm.ts';
import { useSiteSettingsForm } from '../settings/useSiteSettingsForm.ts';
import {
  limitProblems,
  type RegistrationSettings,
  typedRegistrationSettings,
  withRegistrationSettings,
} from './registrationSettings.ts';

/** The form of the registration fields. */
export function useRegistrationSettingsForm(settings: SiteSettings): RevisedForm<RegistrationSettings> {
  const texts = useMessages(shopQuestionMessages);
  return useSiteSettingsForm<RegistrationSettings>({
    settings,
    typedOf: typedRegistrationSettings,
    fieldsOf: ({ contactFields, ...others }) => ({ ...contactFields, ...others }),
    merge: withRegistrationSettings,
    refuse: (typed) => Object.fromEntries(limitProblems(typed).map((name) => [name, texts.fields.limitProblem])),
    saved: texts.saved,
  });
}
