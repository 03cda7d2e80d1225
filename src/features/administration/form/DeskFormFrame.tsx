import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { persistedFormMessages } from '../../../i18n/app/persistedForm.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FailureInSight } from '../../../ui/form/FailureInSight.tsx';
import { focusFirstProblem } from '../../../ui/form/focusFirstProblem.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { useFocusOnHeading } from '../../device/useFocusOnHeading.ts';
import { PendingUploads } from './pendingUploads.ts';
import type { OpenDeskForm } from './useDeskForm.ts';

/** The fields of a form, the server's message, and the buttons. */
export function DeskFormFrame<Values>({
  form,
  label,
  onCancel,
  isOpened = false,
  savesUnchanged = isOpened,
  stays = false,
  danger,
  children,
}: {
  form: OpenDeskForm<Values>;
  /** Accessible name of the form. */
  label: string;
  /** Cancels and closes the form. */
  onCancel?: () => void;
  /** The form was opened by a press, so its first field takes the focus. */
  isOpened?: boolean;
  savesUnchanged?: boolean;
  /** The buttons stay in sight below a long form. */
  stays?: boolean;
  /** The submit button's text where it removes something for good. */
  danger?: string;
  children: ReactNode;
}) {
  const texts = useMessages(persistedFormMessages);
  const { unchanged } = useMessages(shopWindowMessages);
  const { needsNetwork } = useMessages(administrationMessages).settings;
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  useFocusOnHeading(place);
  useEffect(() => {
    if (isOpened) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isOpened]);
  const canSave = form.isDirty || savesUnchanged;
  const [running] = useState(() => new Set<object>());
  const [isRefused, setRefused] = useState(false);
  const uploads = useMemo(() => ({ running, isRefused }), [running, isRefused]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isWaiting = running.size > 0;
    setRefused(isWaiting);
    if (canSave && !isWaiting) return form.submit(event);
    event.preventDefault();
    if (isWaiting) focusFirstProblem(event.currentTarget);
  };
  const giveUp = () => {
    form.giveUp();
    onCancel?.();
  };
  return (
    <form
      ref={place}
      id={id}
      className={isOpened ? 'stack' : 'stack stack-6'}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        // A form in a sheet above this one bubbles here, though it stands elsewhere in the document.
        if (event.target === event.currentTarget) submit(event);
      }}
    >
      <FailureInSight
        error={form.network.error}
        formId={id}
        fieldSays={form.fieldSays}
        insteadId={form.staleNoteId ?? null}
      />
      <PendingUploads value={uploads}>{children}</PendingUploads>
      <div className={stays ? 'stack stack-2 adm-save' : 'stack stack-2'}>
        <div className="row">
          <NetworkButton
            type="submit"
            kind={danger === undefined ? 'solid' : 'danger'}
            network={form.network}
            aria-disabled={!canSave || undefined}
          >
            {danger ?? texts.save}
          </NetworkButton>
          {(form.isDirty || onCancel) && (
            <Button kind="quiet" onClick={giveUp}>
              {texts.cancel}
            </Button>
          )}
          {!canSave && <span className="hint">{unchanged}</span>}
        </div>
        <NetworkNote network={form.network} why={needsNetwork} />
      </div>
    </form>
  );
}
