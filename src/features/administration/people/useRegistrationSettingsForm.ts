import { useQueryClient } from '@tanstack/react-query';
import { saveSettings, siteSettings } from '../../../contract/site/site.ts';
import { shopQuestionMessages } from '../../../i18n/people/shopQuestions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { type PersistedForm, usePersistedForm } from '../../device/usePersistedForm.ts';
import { siteQuery } from '../../site/useSite.ts';
import { usePersonDraft } from '../usePersonDraft.ts';
import { limitProblems, type RegistrationSettings, withRegistrationSettings } from './registrationSettings.ts';

/** Which fields the form of registration has, as it is typed and saved on top of what the other settings are by then. */
export function useRegistrationSettingsForm(): PersistedForm<RegistrationSettings, string> {
  const texts = useMessages(shopQuestionMessages);
  const client = useQueryClient();
  return usePersistedForm<RegistrationSettings, string>({
    name: usePersonDraft('registration-settings'),
    refuse: (typed) => Object.fromEntries(limitProblems(typed).map((name) => [name, texts.fields.limitProblem])),
    wireFields: {},
    send: async (typed) => {
      const newest = await callServer(siteSettings);
      const settings = await callServer(saveSettings, { body: withRegistrationSettings(newest.settings, typed) });
      client.setQueryData(siteQuery.queryKey, { ...newest, settings });
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
}
