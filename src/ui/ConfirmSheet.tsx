import type { ReactNode } from 'react';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

/** A yes-or-no question. The yes is a verb that says what will happen, never just "OK". */
export function ConfirmSheet({
  open,
  title,
  body,
  confirm,
  refuse,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: ReactNode;
  body?: ReactNode;
  confirm: ReactNode;
  refuse?: ReactNode;
  /** The yes deletes something. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const texts = useMessages(uiMessages);
  return (
    <Sheet
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button kind="outline" onClick={onCancel}>
            {refuse ?? texts.cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'solid'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {body && <div className="read">{body}</div>}
    </Sheet>
  );
}
