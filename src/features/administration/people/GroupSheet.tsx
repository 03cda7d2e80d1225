import { groupResource } from '../../../contract/administration/adminGroup.ts';
import { textIn } from '../../../domain/localText.ts';
import {
  type CountedGroup,
  groupNameMaximum,
  refuseGroupName,
  storedGroupName,
} from '../../../domain/people/countedGroup.ts';
import { typedText } from '../../../domain/typedText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useResourceForm } from '../form/useResourceForm.ts';

/** The name form of a group. */
export function GroupSheet({ group, onClose }: { group: CountedGroup | null; onClose: () => void }) {
  const texts = useMessages(userGroupMessages);
  const { language } = useLanguage();
  const title = group === null ? texts.add : texts.renameOf(textIn(group.name, language));
  return (
    <FormSheet title={title} onClose={onClose}>
      <GroupForm group={group} title={title} onClose={onClose} />
    </FormSheet>
  );
}

function GroupForm({ group, title, onClose }: { group: CountedGroup | null; title: string; onClose: () => void }) {
  const texts = useMessages(userGroupMessages);
  const form = useGroupForm(group, onClose);
  const name = { kind: 'line', maxLength: roomFor(groupNameMaximum) } as const;
  return (
    <DeskFormFrame form={form} label={title} onCancel={onClose}>
      <StaleNote form={form} labels={{ th: texts.nameTh, en: texts.nameEn }} />
      <div className="stack">
        <DeskFields
          form={form}
          within="name."
          fields={[
            { ...name, name: 'th', label: texts.nameTh, required: true, lang: 'th' },
            { ...name, name: 'en', label: texts.nameEn, hint: texts.englishHint, lang: 'en' },
          ]}
        />
      </div>
    </DeskFormFrame>
  );
}

function useGroupForm(group: CountedGroup | null, onSaved: () => void) {
  const { saved } = useMessages(userGroupMessages);
  const { problems } = useMessages(shopWindowMessages);
  return useResourceForm(groupResource, {
    row: group,
    stored: typedText(group?.name ?? null),
    refuse: (values) => sentencesOf(refuseGroupName(values), problems),
    draftOf: (typed) => ({ name: storedGroupName(typed) }),
    ...{ saved, onSaved },
  });
}
