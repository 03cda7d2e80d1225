import { type ReactNode, useId } from 'react';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { shopWindowMessages } from '../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FailureInSight } from '../../ui/form/FailureInSight.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import type { PersistedForm } from '../device/usePersistedForm.ts';

/**
 * A form that always stands open, with what the shop has until somebody types; then with what was typed, also after a
 * reload, until it is saved or given up.
 */
export function StoredForm<Values extends object, Field extends string>({
  form,
  stored,
  label,
  onCancel,
  children,
}: {
  form: PersistedForm<Values, Field>;
  stored: Values;
  label: string;
  /** Where giving up leads away, there is a way to it from the beginning. */
  onCancel?: () => void;
  children: (values: Values, change: (changes: Partial<Values>) => void) => ReactNode;
}) {
  const { save, cancel, away } = useMessages(persistedFormMessages);
  const { unchanged } = useMessages(shopWindowMessages);
  const id = useId();
  if (!form.isReady) return <Loading />;
  const hasChanges = form.values !== null;
  const change = (changes: Partial<Values>) =>
    hasChanges ? form.change(changes) : form.open({ ...stored, ...changes });
  const giveUp = () => {
    form.cancel();
    onCancel?.();
  };
  return (
    <form
      id={id}
      className="stack stack-6"
      noValidate
      aria-label={label}
      onSubmit={(event) => (hasChanges ? form.submit(event) : event.preventDefault())}
    >
      <FailureInSight error={form.network.error} formId={id} fieldSays={form.fieldSays} />
      {children(form.values ?? stored, change)}
      <div className="stack stack-2">
        <div className="row">
          <NetworkButton type="submit" network={form.network} aria-disabled={!hasChanges || undefined}>
            {save}
          </NetworkButton>
          {(hasChanges || onCancel) && (
            <Button kind="quiet" onClick={giveUp}>
              {cancel}
            </Button>
          )}
          {!hasChanges && <span className="hint">{unchanged}</span>}
        </div>
        <NetworkNote network={form.network} why={away} />
      </div>
    </form>
  );
}
