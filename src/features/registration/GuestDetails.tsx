import './questions.css';
import { useState } from 'react';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { SharedDeviceField } from '../device/SharedDeviceField.tsx';
import { ContactFields } from './ContactFields.tsx';
import { PictureAndGroup } from './PictureAndGroup.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { questionField } from './registrationFields.ts';
import type { GuestDetailsForm } from './useGuestDetails.ts';

/** The few fields of a guest. Optional questions are folded away. */
export function GuestDetails({ form }: { form: GuestDetailsForm }) {
  const texts = useMessages(registrationMessages);
  const { fields, questions, moreProblems, change } = form;
  const needed = questions.labels.filter(({ isRequired }) => isRequired);
  const others = questions.labels.filter(({ isRequired }) => !isRequired);
  const isRefused = others.some(({ id }) => moreProblems[questionField(id)] !== undefined);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ContactFields fields={fields} problems={form.problems} serverProblems={form.serverProblems} onChange={change} />
      <PictureAndGroup
        fields={fields}
        questions={questions}
        unread={form.unread}
        problems={moreProblems}
        onChange={change}
      />
      <QuestionFields labels={needed} questions={questions} unread={form.unread} problems={moreProblems} />
      {others.length > 0 && (
        <details
          className="more-questions"
          open={isOpen || isRefused}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className="sm">{texts.moreOptional}</summary>
          <div className="stack">
            <QuestionFields labels={others} questions={questions} unread={form.unread} problems={moreProblems} />
          </div>
        </details>
      )}
      <SharedDeviceField />
    </>
  );
}
