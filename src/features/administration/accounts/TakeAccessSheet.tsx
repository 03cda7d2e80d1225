import { useQueryClient } from '@tanstack/react-query';
import { takeAccess } from '../../../contract/administration/accounts.ts';
import { deskReasonMaximum, isDeskReason } from '../../../domain/people/deskPerson.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';

type Props = { userId: string; accessId: string; course: string; onClose: () => void };

/** The question before one access is taken, with a reason. */
export function TakeAccessSheet(props: Props) {
  const texts = useMessages(deskPeopleMessages).courses;
  return (
    <FormSheet title={texts.takeTitle} onClose={props.onClose}>
      <p className="strong">{props.course}</p>
      <p className="read">{texts.takeBody}</p>
      <TakeAccessForm {...props} />
    </FormSheet>
  );
}

function TakeAccessForm({ userId, accessId, onClose }: Props) {
  const { courses: texts, problems } = useMessages(deskPeopleMessages);
  const client = useQueryClient();
  const form = useDeskForm<{ readonly reason: string }>({
    stored: { reason: '' },
    refuse: ({ reason }) => (isDeskReason(reason) ? {} : { reason: problems['deskReason.required'] }),
    send: async (body, key) => {
      await callServer(takeAccess, { params: { userId, accessId }, body }, { key });
      void client.invalidateQueries({ queryKey: administrationKeys.accounts() });
    },
    saved: texts.isTaken,
    onSaved: onClose,
  });
  return (
    <DeskFormFrame form={form} label={texts.takeTitle} isOpened onCancel={onClose}>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'lines', name: 'reason', label: texts.reason, hint: texts.reasonHint, required: true },
            ...{ rows: 2, maxLength: deskReasonMaximum },
          },
        ]}
      />
    </DeskFormFrame>
  );
}
