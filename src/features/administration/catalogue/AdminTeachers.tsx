import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { adminTeachers, setTeacherAccount } from '../../../contract/catalogue/teacher.ts';
import type { Teacher } from '../../../domain/catalogue/teacher.ts';
import { textIn } from '../../../domain/localText.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';

const teachersQuery = queryOptions({
  queryKey: ['adminTeachers'],
  queryFn: ({ signal }) => callServer(adminTeachers, {}, { signal }),
  staleTime: 60_000,
});

/** Which account answers for which teacher. */
export function AdminTeachers() {
  const texts = useMessages(moderationMessages).teachers;
  const { language } = useLanguage();
  const { data = [] } = useQuery(teachersQuery);
  const [changed, setChanged] = useState<Teacher | null>(null);
  if (data.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="teachers-title">
      <div>
        <h2 id="teachers-title">{texts.title}</h2>
        <p className="read">{texts.body}</p>
      </div>
      <ul className="leaf stack stack-2">
        {data.map((teacher) => {
          const name = textIn(teacher.name, language);
          return (
            <li key={teacher.id} className="row sb">
              <span>
                <span className="strong">{name}</span>{' '}
                <span className="sm mut adm-beside">{teacher.accountEmail ?? texts.none}</span>
              </span>
              <Button kind="quiet" small aria-label={texts.changeOf(name)} onClick={() => setChanged(teacher)}>
                {texts.change}
              </Button>
            </li>
          );
        })}
      </ul>
      {changed !== null && <AccountSheet teacher={changed} onClose={() => setChanged(null)} />}
    </section>
  );
}

/** Sets the account that answers for one teacher. */
export function AccountSheet({ teacher, onClose }: { teacher: Teacher; onClose: () => void }) {
  const texts = useMessages(moderationMessages).teachers;
  const { language } = useLanguage();
  const client = useQueryClient();
  const stored = teacher.accountEmail ?? '';
  const [email, setEmail] = useState(stored);
  useUpdateHold(email !== stored, 'form');
  const saving = useMutation({
    mutationFn: () =>
      callServer(setTeacherAccount, {
        params: { instructorId: teacher.id },
        body: { email: email.trim() === '' ? null : email },
      }),
    networkMode: 'always',
    onSuccess: (teachers) => {
      client.setQueryData(teachersQuery.queryKey, teachers);
      notify({ kind: 'done', title: texts.saved });
      onClose();
    },
  });
  const network = usePressedCall(saving, () => saving.mutate());
  const problem = saving.error instanceof CallFailed ? saving.error.facts.fields.email : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    network.press();
  };
  return (
    <Sheet open title={texts.changeOf(textIn(teacher.name, language))} dismissableMask={false} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <FailureNote error={problem === undefined ? network.error : null} />
        <TextField
          label={texts.email}
          hint={texts.hint}
          problem={problem}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onText={setEmail}
        />
        <div className="row">
          <NetworkButton type="submit" network={network}>
            {texts.save}
          </NetworkButton>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
        <NetworkNote network={network} />
      </form>
    </Sheet>
  );
}
