import { useQueryClient } from '@tanstack/react-query';
import { erasePersonData } from '../../../contract/administration/accounts.ts';
import type { PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import { confirmsErasure } from '../../../domain/people/erasure.ts';
import { dataRightsMessages } from '../../../i18n/people/dataRights.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';

type Props = { person: PersonAtDesk; onClose: () => void };

/** The question before a person's data is erased, answered by typing their e-mail. */
export function EraseSheet(props: Props) {
  const texts = useMessages(dataRightsMessages);
  return (
    <FormSheet title={texts.eraseTitle} onClose={props.onClose}>
      <div className="stack">
        <p className="read">{texts.eraseGone}</p>
        <p className="read">{texts.eraseKept}</p>
        <EraseForm {...props} />
      </div>
    </FormSheet>
  );
}

function EraseForm({ person, onClose }: Props) {
  const texts = useMessages(dataRightsMessages);
  const { problems } = useMessages(deskPeopleMessages);
  const client = useQueryClient();
  const form = useDeskForm<{ readonly confirmation: string }>({
    stored: { confirmation: '' },
    refuse: ({ confirmation }) =>
      confirmsErasure(confirmation, person) ? {} : { confirmation: problems['confirmation.differs'] },
    send: async (body, key) => {
      await callServer(erasePersonData, { params: { userId: person.id }, body }, { key });
      void client.invalidateQueries({ queryKey: administrationKeys.accounts() });
    },
    saved: texts.erased,
    onSaved: onClose,
  });
  return (
    <DeskFormFrame form={form} label={texts.eraseTitle} isOpened onCancel={onClose} danger={texts.eraseConfirm}>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'line', name: 'confirmation', label: texts.confirmation(person.email || person.name) },
            ...{ required: true, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
          },
        ]}
      />
    </DeskFormFrame>
  );
}
