import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { RevisedForm } from '../form/useRevisedForm.ts';
import { formOf, type SettingsForm, settingsProblems, settingsWith } from './settingsForm.ts';
import { useSiteSettingsForm } from './useSiteSettingsForm.ts';

/** The form of the settings. */
export function useSettingsForm(settings: SiteSettings): RevisedForm<SettingsForm> {
  const texts = useMessages(administrationMessages).settings;
  const sentences = {
    titleTh: texts.titleProblem,
    titleEn: texts.titleProblem,
    autoCancelHours: texts.autoCancelProblem,
    slipCheckHours: texts.slipCheckProblem,
    taxInvoiceMinimum: texts.taxInvoiceMinimumProblem,
    tagManagerId: texts.tagManagerProblem,
    'transferTimeLimitText.th': texts.timeLimitProblem,
    'transferTimeLimitText.en': texts.timeLimitProblem,
    'paymentTitle.th': texts.paymentTitleProblem,
    'paymentTitle.en': texts.paymentTitleProblem,
    'refundPromise.th': texts.refundPromiseProblem,
    'refundPromise.en': texts.refundPromiseProblem,
    'contactAddress.th': texts.contactAddressProblem,
    'contactAddress.en': texts.contactAddressProblem,
    contactTel: texts.contactTelProblem,
    contactLine: texts.contactLineProblem,
    contactEmail: texts.contactEmailProblem,
    registrationNumber: texts.registrationNumberProblem,
  };
  return useSiteSettingsForm<SettingsForm>({
    settings,
    typedOf: formOf,
    merge: settingsWith,
    refuse: (form) => Object.fromEntries(settingsProblems(form).map((name) => [name, sentences[name]])),
  });
}
