import { useQueryClient } from '@tanstack/react-query';
import { addGroup, renameGroup } from '../../../contract/administration/adminGroup.ts';
import { textIn } from '../../../domain/localText.ts';
import {
  type CountedGroup,
  groupNameMaximum,
  refuseGroupName,
  storedGroupName,
} from '../../../domain/people/countedGroup.ts';
import { type TypedText, typedText } from '../../../domain/typedText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { usePersistedForm } from '../../device/usePersistedForm.ts';
import { StoredForm } from '../StoredForm.tsx';
import { usePersonDraft } from '../usePersonDraft.ts';
import { adminGroupsQuery } from './groupQueries.ts';

/** The name of a group, or of a new one. */
export function GroupSheet({ group, onClose }: { group: CountedGroup | null; onClose: () => void }) {
  const texts = useMessages(userGroupMessages);
  const { language } = useLanguage();
  const title = group === null ? texts.add : texts.renameOf(textIn(group.name, language));
  return (
    <Sheet open title={title} dismissableMask={false} onClose={onClose}>
      <GroupForm group={group} title={title} onClose={onClose} />
    </Sheet>
  );
}

function GroupForm({ group, title, onClose }: { group: CountedGroup | null; title: string; onClose: () => void }) {
  const texts = useMessages(userGroupMessages);
  const form = useGroupForm(group?.id ?? null, onClose);
  return (
    <StoredForm form={form} stored={typedText(group?.name ?? null)} label={title} onCancel={onClose}>
      {({ th, en }, change) => (
        <div className="stack">
          <TextField
            label={texts.nameTh}
            required
            lang="th"
            maxLength={roomFor(groupNameMaximum)}
            value={th}
            problem={form.problems['name.th']}
            onText={(typed) => change({ th: typed })}
          />
          <TextField
            label={texts.nameEn}
            hint={texts.englishHint}
            lang="en"
            maxLength={roomFor(groupNameMaximum)}
            value={en}
            problem={form.problems['name.en']}
            onText={(typed) => change({ en: typed })}
          />
        </div>
      )}
    </StoredForm>
  );
}

function useGroupForm(groupId: string | null, onSaved: () => void) {
  const { saved } = useMessages(userGroupMessages);
  const { problems } = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return usePersistedForm<TypedText, string>({
    name: usePersonDraft(`group-${groupId ?? 'new'}`),
    refuse: (values) => sentencesOf(refuseGroupName(values), problems),
    wireFields: {},
    send: async (typed, key) => {
      const body = { name: storedGroupName(typed) };
      const groups =
        groupId === null
          ? await callServer(addGroup, { body }, { key })
          : await callServer(renameGroup, { params: { groupId }, body }, { key });
      client.setQueryData(adminGroupsQuery.queryKey, groups);
    },
    onSent: () => {
      notify({ kind: 'done', title: saved });
      onSaved();
    },
  });
}
