import { type FormEvent, useState } from 'react';
import { readHandoverToken } from '../../domain/people/handover.ts';
import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { noteHandover } from '../../platform/session/waitingHandover.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { Button } from '../../ui/press/Button.tsx';

/**
 * Takes a code or link from the browser that the app was installed from; the frame does the rest. The typed text stays
 * for corrections.
 */
export function HandoverCodeForm() {
  const texts = useMessages(installMessages).code;
  const [typed, setTyped] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  useUpdateHold(typed !== '', 'form');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = readHandoverToken(typed);
    setFaulty(token === null);
    if (token !== null) noteHandover(token, true);
  };
  return (
    <form className="stack stack-3" onSubmit={submit} noValidate>
      <TextField
        label={texts.label}
        hint={texts.hint}
        problem={isFaulty ? texts.faulty : undefined}
        value={typed}
        onText={setTyped}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button type="submit" kind="outline">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
