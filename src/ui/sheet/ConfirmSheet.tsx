import type { ReactNode } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../press/Button.tsx';
import { Sheet } from './Sheet.tsx';

/** A confirmation. The yes is a verb, never "OK". */
export function ConfirmSheet({
  open,
  title,
  body,
  confirm,
  refuse,
  danger = false,
  advisesNo = false,
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
  /** The no is the better choice and stands in the place of the next step. */
  advisesNo?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const texts = useMessages(uiMessages);
  const no = (
    <Button key="no" kind={advisesNo ? 'solid' : 'outline'} onClick={onCancel}>
      {refuse ?? texts.cancel}
    </Button>
  );
  const yes = (
    <Button key="yes" kind={danger ? 'danger' : advisesNo ? 'outline' : 'solid'} busy={busy} onClick={onConfirm}>
      {confirm}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onCancel} title={title} actions={advisesNo ? [yes, no] : [no, yes]}>
      {body && <div className="read">{body}</div>}
    </Sheet>
  );
}
