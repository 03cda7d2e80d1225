import { accountMessages } from '../../i18n/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/links.ts';
import { useCartStays } from '../session/useCartStays.ts';
import { WayNote } from './WayNote.tsx';

/** What goes from this device with a sign-out, and what stays, as far as there is any. */
export function WhatSignOutTakes({
  waiting,
  refused,
  leavesChange,
  slipCount,
}: {
  waiting: number;
  refused: number;
  /** Something was changed of a report that goes out as it was. */
  leavesChange: boolean;
  slipCount: number;
}) {
  const texts = useMessages(accountMessages).signOutQuestion;
  const cartStays = useCartStays();
  return (
    <div className="stack stack-3">
      <p>{texts.body}</p>
      {cartStays && <p>{texts.cart}</p>}
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
      {leavesChange && <WayNote to={links.outbox()} {...texts.change} />}
      {refused > 0 && <WayNote to={links.outbox()} body={texts.refused.body(refused)} open={texts.refused.open} />}
      {slipCount > 0 && <p>{texts.slips(slipCount)}</p>}
    </div>
  );
}
