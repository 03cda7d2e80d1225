import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setTeacherAccount } from '../../../contract/catalogue/teacher.ts';
import type { Teacher } from '../../../domain/catalogue/teacher.ts';
import { textIn } from '../../../domain/localText.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';
import { TeacherSheet } from './TeacherSheet.tsx';
import { teachersQuery } from './teacherQueries.ts';

/** The instructors and their accounts. */
export function AdminTeachers() {
  const texts = useMessages(moderationMessages).teachers;
  const { language } = useLanguage();
  const { data = [] } = useQuery(teachersQuery);
  const [edited, setEdited] = useState<Teacher | 'new' | null>(null);
  const [changed, setChanged] = useState<Teacher | null>(null);
  return (
    <section className="stack" aria-labelledby="teachers-title">
      <div className="stack stack-2">
        <div className="row sb">
          <h2 id="teachers-title">{texts.title}</h2>
          <Button kind="outline" small icon="plus" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        </div>
        <p className="read">{texts.body}</p>
      </div>
      {data.length > 0 && (
        <ul className="leaf stack stack-2">
          {data.map((teacher) => {
            const name = textIn(teacher.name, language);
            return (
              <li key={teacher.id} className="row sb">
                <span>
                  <span className="strong">{name}</span>{' '}
                  <span className="sm mut adm-beside">{teacher.accountEmail ?? texts.none}</span>
                </span>
                <span className="row">
                  <Button kind="quiet" small aria-label={texts.editOf(name)} onClick={() => setEdited(teacher)}>
                    {texts.edit}
                  </Button>
                  <Button kind="quiet" small aria-label={texts.changeOf(name)} onClick={() => setChanged(teacher)}>
                    {texts.change}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {edited !== null && <TeacherSheet teacher={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {changed !== null && <AccountSheet teacher={changed} onClose={() => setChanged(null)} />}
    </section>
  );
}

/** Assigns an account to a teacher. */
function AccountSheet({ teacher, onClose }: { teacher: Teacher; onClose: () => void }) {
  const texts = useMessages(moderationMessages).teachers;
  const { language } = useLanguage();
  const client = useQueryClient();
  const form = useDeskForm({
    stored: { email: teacher.accountEmail ?? '' },
    refuse: () => ({}),
    wireFields: { email: 'email' },
    send: async ({ email }) => {
      const body = { email: email.trim() === '' ? null : email };
      const teachers = await callServer(setTeacherAccount, { params: { instructorId: teacher.id }, body });
      client.setQueryData(teachersQuery.queryKey, teachers);
    },
    saved: texts.saved,
    onSaved: onClose,
  });
  return (
    <FormSheet title={texts.changeOf(textIn(teacher.name, language))} onClose={onClose}>
      <DeskFormFrame form={form} label={texts.title} isOpened onCancel={onClose}>
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'line', name: 'email', label: texts.email, hint: texts.hint },
              ...{ type: 'email', inputMode: 'email', autoComplete: 'off' },
            },
          ]}
        />
      </DeskFormFrame>
    </FormSheet>
  );
}
