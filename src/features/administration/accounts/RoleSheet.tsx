import { useQueryClient } from '@tanstack/react-query';
import { setAccountRole } from '../../../contract/administration/accounts.ts';
import { type GivenRole, givenRoles, type PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import { accountMessages } from '../../../i18n/people/account.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';

type Props = { person: PersonAtDesk; onClose: () => void };

/** The choice of another kind of account. */
export function RoleSheet({ person, onClose }: Props) {
  const texts = useMessages(deskPeopleMessages).account;
  return (
    <FormSheet title={texts.changeRole} onClose={onClose}>
      <p className="read">{texts.roleHint}</p>
      <RoleForm person={person} onClose={onClose} />
    </FormSheet>
  );
}

function RoleForm({ person, onClose }: Props) {
  const texts = useMessages(deskPeopleMessages).account;
  const { roles } = useMessages(accountMessages);
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: administrationKeys.accounts() });
  const form = useDeskForm<{ readonly role: GivenRole }>({
    stored: { role: givenRoles.find((role) => role === person.role) ?? 'student' },
    refuse: () => ({}),
    send: async ({ role }, key) => {
      const params = { userId: person.id };
      // Refreshed also after a refusal: another administrator may have changed the role.
      await callServer(setAccountRole, { params, body: { role, from: person.role } }, { key }).finally(renew);
    },
    saved: texts.roleChanged,
    onSaved: onClose,
  });
  return (
    <DeskFormFrame form={form} label={texts.changeRole} isOpened onCancel={onClose}>
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'choice', name: 'role', label: texts.newRole, hint: texts.roleHelp[form.values.role] },
            choices: givenRoles.map((value) => ({ value, label: roles[value] })),
          },
        ]}
      />
    </DeskFormFrame>
  );
}
