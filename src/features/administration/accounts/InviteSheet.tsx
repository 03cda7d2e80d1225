import { useQueryClient } from '@tanstack/react-query';
import { addAccount, newPersonWireNames } from '../../../contract/administration/accounts.ts';
import { givenRoles, noNewPerson, refuseNewPerson, type TypedNewPerson } from '../../../domain/people/deskPerson.ts';
import { nameMaximum } from '../../../domain/people/registration.ts';
import { accountMessages } from '../../../i18n/people/account.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { registrationMessages } from '../../../i18n/people/registration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';

type Props = { onClose: () => void; onMade: (userId: string) => void };

/** The form of a new account, whose owner gets a link to choose a password. */
export function InviteSheet({ onClose, onMade }: Props) {
  const texts = useMessages(deskPeopleMessages).invite;
  return (
    <FormSheet title={texts.title} onClose={onClose}>
      <p className="read">{texts.body}</p>
      <InviteForm onClose={onClose} onMade={onMade} />
    </FormSheet>
  );
}

function InviteForm({ onClose, onMade }: Props) {
  const { invite: texts, account } = useMessages(deskPeopleMessages);
  const words = useMessages(accountMessages);
  const form = useInviteForm(onMade);
  const name = { maxLength: roomFor(nameMaximum), autoComplete: 'off' };
  return (
    <DeskFormFrame form={form} label={texts.title} isOpened onCancel={onClose}>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'line', name: 'email', label: texts.email, type: 'email', required: true },
            ...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
          },
          { kind: 'line', name: 'firstName', label: texts.firstName, required: true, ...name },
          { kind: 'line', name: 'lastName', label: texts.lastName, ...name },
          {
            ...{ kind: 'choice', name: 'role', label: texts.role, hint: account.roleHelp[form.values.role] },
            choices: givenRoles.map((value) => ({ value, label: words.roles[value] })),
          },
        ]}
      />
    </DeskFormFrame>
  );
}

function useInviteForm(onMade: (userId: string) => void) {
  const client = useQueryClient();
  const { problems } = useMessages(registrationMessages);
  const texts = useMessages(deskPeopleMessages).invite;
  return useDeskForm<TypedNewPerson>({
    stored: noNewPerson,
    refuse: (values) => sentencesOf(refuseNewPerson(values), problems),
    wireFields: newPersonWireNames,
    send: async (body, key) => {
      const userId = await callServer(addAccount, { body }, { key });
      void client.invalidateQueries({ queryKey: administrationKeys.accounts() });
      onMade(userId);
    },
    saved: texts.done,
  });
}
