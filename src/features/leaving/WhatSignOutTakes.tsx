import { accountMessages } from '../../i18n/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useCartStays } from '../session/useCartStays.ts';
import { RefusedReports } from './RefusedReports.tsx';

/** What goes from this device with a sign-out, and what stays, as far as there is any. */
export function WhatSignOutTakes({
  waiting,
  refused,
  slipCount,
}: {
  waiting: number;
  refused: number;
  slipCount: number;
}) {
  const texts = useMessages(accountMessages).signOutQuestion;
  const cartStays = useCartStays();
  return (
    <div className="stack stack-3">
      <p>{texts.body}</p>
      {cartStays && <p>{texts.cart}</p>}
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
      <RefusedReports count={refused} words={texts.refused} />
      {slipCount > 0 && <p>{texts.slips(slipCount)}</p>}
    </div>
  );
}
