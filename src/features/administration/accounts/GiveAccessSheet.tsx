import { useQueryClient } from '@tanstack/react-query';
import { giveAccess } from '../../../contract/administration/accounts.ts';
import { deskReasonMaximum, isDeskReason, readAccessDays } from '../../../domain/people/deskPerson.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';
import { ChosenItems } from '../item/ChosenItems.tsx';

type Props = { userId: string; onClose: () => void };
type Typed = { readonly courseIds: readonly string[]; readonly days: string; readonly reason: string };

const nothing: Typed = { courseIds: [], days: '', reason: '' };

/** The form that opens a course for a person without an order. */
export function GiveAccessSheet({ userId, onClose }: Props) {
  const texts = useMessages(deskPeopleMessages).courses;
  return (
    <FormSheet title={texts.give} onClose={onClose}>
      <p className="read">{texts.giveBody}</p>
      <GiveAccessForm userId={userId} onClose={onClose} />
    </FormSheet>
  );
}

function GiveAccessForm({ userId, onClose }: Props) {
  const texts = useMessages(deskPeopleMessages).courses;
  const form = useGiveAccessForm(userId, onClose);
  return (
    <DeskFormFrame form={form} label={texts.give} isOpened onCancel={onClose}>
      <ChosenItems
        label={texts.course}
        kind="course"
        ids={form.values.courseIds}
        maximum={1}
        problem={form.problems.courseIds}
        onIds={(courseIds) => form.change({ courseIds })}
      />
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'line', name: 'days', label: texts.days, hint: texts.daysHint },
            ...{ inputMode: 'numeric', maxLength: 4, autoComplete: 'off' },
          },
          {
            ...{ kind: 'lines', name: 'reason', label: texts.reason, hint: texts.reasonHint, required: true },
            ...{ rows: 2, maxLength: deskReasonMaximum },
          },
        ]}
      />
    </DeskFormFrame>
  );
}

function useGiveAccessForm(userId: string, onClose: () => void) {
  const client = useQueryClient();
  const { courses: texts, problems } = useMessages(deskPeopleMessages);
  return useDeskForm<Typed>({
    stored: nothing,
    refuse: ({ courseIds, days, reason }) => ({
      ...(courseIds.length === 0 ? { courseIds: problems['course.required'] } : {}),
      ...(readAccessDays(days) === undefined ? { days: problems['days.invalid'] } : {}),
      ...(isDeskReason(reason) ? {} : { reason: problems['deskReason.required'] }),
    }),
    send: async ({ courseIds: [courseId = ''], days, reason }, key) => {
      const body = { courseId, days: readAccessDays(days) ?? null, reason };
      await callServer(giveAccess, { params: { userId }, body }, { key });
      void client.invalidateQueries({ queryKey: administrationKeys.accounts() });
    },
    saved: texts.given,
    onSaved: onClose,
  });
}
