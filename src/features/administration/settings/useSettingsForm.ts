import { useQueryClient } from '@tanstack/react-query';
import { saveSettings, siteSettings } from '../../../contract/site/site.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { siteQuery } from '../../site/useSite.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';
import { formOf, type SettingsForm, settingsProblems, settingsWith } from './settingsForm.ts';

/** The form of the settings, saved over the newest values of unchanged ones. */
export function useSettingsForm(settings: SiteSettings): OpenDeskForm<SettingsForm> {
  const texts = useMessages(administrationMessages).settings;
  const client = useQueryClient();
  const sentences = {
    titleTh: texts.titleProblem,
    titleEn: texts.titleProblem,
    autoCancelHours: texts.autoCancelProblem,
    taxInvoiceMinimum: texts.taxInvoiceMinimumProblem,
    tagManagerId: texts.tagManagerProblem,
    'transferTimeLimitText.th': texts.timeLimitProblem,
    'transferTimeLimitText.en': texts.timeLimitProblem,
    'paymentTitle.th': texts.paymentTitleProblem,
    'paymentTitle.en': texts.paymentTitleProblem,
  };
  return useDeskForm<SettingsForm>({
    stored: formOf(settings),
    refuse: (form) => Object.fromEntries(settingsProblems(form).map((name) => [name, sentences[name]])),
    send: async (form, _, base) => {
      const newest = await callServer(siteSettings);
      const saved = await callServer(saveSettings, { body: settingsWith(newest.settings, base, form) });
      client.setQueryData(siteQuery.queryKey, { ...newest, settings: saved });
    },
  });
}
