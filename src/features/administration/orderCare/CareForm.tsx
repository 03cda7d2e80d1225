import type { ReactNode } from 'react';
import { orderCareMessages } from '../../../i18n/buying/orderCare.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import type { OpenDeskForm } from '../form/useDeskForm.ts';

/** A short form beside an order with one button. */
export function CareForm<Values>({
  form,
  action,
  kind = 'outline',
  children,
}: {
  form: OpenDeskForm<Values>;
  action: string;
  kind?: 'outline' | 'danger';
  children: ReactNode;
}) {
  const texts = useMessages(orderCareMessages);
  return (
    <form className="stack stack-3" noValidate onSubmit={form.submit}>
      {children}
      <FailureNote error={form.staleNoteId ? null : form.network.error} />
      <div className="row">
        <Button type="submit" kind={kind} small busy={form.network.sending !== null}>
          {action}
        </Button>
      </div>
      <NetworkNote network={form.network} why={texts.needsNetwork} />
    </form>
  );
}
