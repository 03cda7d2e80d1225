import { useQueryClient } from '@tanstack/react-query';
import { saveSettings, siteSettings } from '../../../contract/site/site.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { siteQuery } from '../../site/useSite.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';
import {
  limitProblems,
  type RegistrationSettings,
  typedRegistrationSettings,
  withRegistrationSettings,
} from './registrationSettings.ts';

/** The form of the registration fields, saved over the newest values of unchanged ones. */
export function useRegistrationSettingsForm(stored: SiteSettings): OpenDeskForm<RegistrationSettings> {
  const texts = useMessages(shopQuestionMessages);
  const client = useQueryClient();
  return useDeskForm<RegistrationSettings>({
    stored: typedRegistrationSettings(stored),
    refuse: (typed) => Object.fromEntries(limitProblems(typed).map((name) => [name, texts.fields.limitProblem])),
    send: async (typed, _, base) => {
      const newest = await callServer(siteSettings);
      const settings = await callServer(saveSettings, { body: withRegistrationSettings(newest.settings, base, typed) });
      client.setQueryData(siteQuery.queryKey, { ...newest, settings });
    },
    saved: texts.saved,
  });
}
