import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endAccountSessions, mailAccountLink, setAccountBlocked } from '../../../contract/administration/accounts.ts';
import type { PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { NetworkConfirm } from '../../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { RoleSheet } from './RoleSheet.tsx';

type Deed = 'link' | 'signOut' | 'block' | 'unblock';
type Asked = Deed | 'role' | null;

/** Deeds of the desk for an account: link, sign-out, kind of account, blocking. */
export function AccountPart({ person }: { person: PersonAtDesk }) {
  const texts = useMessages(deskPeopleMessages).account;
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div className="row">
        <Button kind="outline" onClick={() => setAsked('link')}>
          {texts.link}
        </Button>
        <Button kind="outline" onClick={() => setAsked('signOut')}>
          {texts.signOut}
        </Button>
        <Button kind="outline" onClick={() => setAsked('role')}>
          {texts.changeRole}
        </Button>
        <Button kind="outline" onClick={() => setAsked(person.isBlocked ? 'unblock' : 'block')}>
          {person.isBlocked ? texts.unblock : texts.block}
        </Button>
      </div>
      {asked === 'role' && <RoleSheet person={person} onClose={close} />}
      {asked !== null && asked !== 'role' && <DeedQuestion person={person} deed={asked} onClose={close} />}
    </section>
  );
}

function DeedQuestion({ person, deed, onClose }: { person: PersonAtDesk; deed: Deed; onClose: () => void }) {
  const words = useDeedWords(deed, person);
  const doing: UseMutationResult<unknown, Error, void> = useDeed(person.id, deed, () => {
    notify({ kind: 'done', title: words.done });
    onClose();
  });
  const network = usePressedCall(doing, () => doing.mutate());
  return (
    <NetworkConfirm
      danger={deed === 'block'}
      network={network}
      title={words.question}
      body={words.body}
      confirm={words.confirm}
      onClose={onClose}
    />
  );
}

function useDeed(userId: string, deed: Deed, onDone: () => void) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => send(userId, deed, key),
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: administrationKeys.accounts() }),
  });
}

function send(userId: string, deed: Deed, key: string): Promise<unknown> {
  const params = { userId };
  if (deed === 'link') return callServer(mailAccountLink, { params }, { key });
  if (deed === 'signOut') return callServer(endAccountSessions, { params }, { key });
  return callServer(setAccountBlocked, { params, body: { isBlocked: deed === 'block' } }, { key });
}

function useDeedWords(deed: Deed, { email }: PersonAtDesk) {
  const texts = useMessages(deskPeopleMessages).account;
  switch (deed) {
    case 'link':
      return { question: texts.link, body: email, confirm: texts.link, done: texts.linkSent };
    case 'signOut':
      return {
        ...{ question: texts.signOutQuestion, body: texts.signOutBody },
        ...{ confirm: texts.signOut, done: texts.signedOut },
      };
    case 'block':
      return {
        ...{ question: texts.blockQuestion, body: texts.blockBody },
        ...{ confirm: texts.block, done: texts.isBlocked },
      };
    case 'unblock':
      return {
        ...{ question: texts.unblockQuestion, body: texts.unblockBody },
        ...{ confirm: texts.unblock, done: texts.isUnblocked },
      };
  }
}
