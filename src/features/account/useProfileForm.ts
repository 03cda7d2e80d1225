import { useQueryClient } from '@tanstack/react-query';
import { profileWireFields, saveProfileCall } from '../../contract/people/profile.ts';
import { type ContactFields, refuseContact } from '../../domain/people/registration.ts';
import type { ContactField } from '../../domain/site/siteSettings.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { personalDraft } from '../device/personalDrafts.ts';
import { sentencesOf } from '../device/sentencesOf.ts';
import { putOwnData } from '../device/useOwnData.ts';
import { type PersistedForm, usePersistedForm } from '../device/usePersistedForm.ts';
import { sessionQuery } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { profileQuery } from './profileQuery.ts';

/** State of the profile form. A saved name shows in the whole app at once. */
export function useProfileForm(userId: string): PersistedForm<ContactFields, ContactField> {
  const texts = useMessages(accountMessages);
  const { problems } = useMessages(registrationMessages);
  const { contactFields } = useSiteSettings();
  const client = useQueryClient();
  return usePersistedForm<ContactFields, ContactField>({
    name: personalDraft('profile', userId),
    refuse: (values) => sentencesOf(refuseContact(values, contactFields), problems),
    wireFields: profileWireFields,
    send: async (body, key) => {
      const saved = await callServer(saveProfileCall, { body }, { key });
      const { nickname: _, address: __, pictureName: ___, hasPassword: ____, wayBack: _____, ...person } = saved;
      await putOwnData(client, profileQuery.queryKey, saved);
      await client.cancelQueries({ queryKey: sessionQuery.queryKey });
      client.setQueryData(sessionQuery.queryKey, person);
    },
    onSent: () => notify({ kind: 'done', title: texts.profileSaved }),
  });
}
