import { type ReactNode, useEffect, useId, useRef } from 'react';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FailureInSight } from '../../ui/form/FailureInSight.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';
import type { PersistedForm } from './usePersistedForm.ts';

/** The fields of a persisted form with the server's messages and two buttons. */
export function PersistedFormFrame<Values, Field extends string>({
  form,
  label,
  children,
}: {
  form: PersistedForm<Values, Field>;
  /** Accessible name of the form. */
  label: string;
  children: ReactNode;
}) {
  const texts = useMessages(persistedFormMessages);
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const takesFocus = useRef(form.isJustOpened);
  useFocusOnHeading(place);
  useEffect(() => {
    if (takesFocus.current) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return (
    <form ref={place} id={id} className="stack" noValidate aria-label={label} onSubmit={form.submit}>
      <FailureInSight error={form.network.error} formId={id} fieldSays={form.fieldSays} />
      {children}
      <div className="row">
        <NetworkButton type="submit" network={form.network}>
          {texts.save}
        </NetworkButton>
        <Button kind="quiet" onClick={form.cancel}>
          {texts.cancel}
        </Button>
      </div>
      <NetworkNote network={form.network} why={texts.away} />
    </form>
  );
}
