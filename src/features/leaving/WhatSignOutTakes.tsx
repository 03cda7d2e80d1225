import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SharedSlip } from '../../platform/session/sharedSlips.ts';
import { links } from '../../ui/press/links.ts';
import { useCartStays } from '../session/useCartStays.ts';
import { WayNote } from './WayNote.tsx';

/** Data that a sign-out deletes from this device, and data that stays. */
export function WhatSignOutTakes({
  waiting,
  refused,
  leavesChange,
  slips,
}: {
  waiting: number;
  refused: number;
  /** A waiting report has an unsent change and will be sent unchanged. */
  leavesChange: boolean;
  slips: readonly Pick<SharedSlip, 'userId'>[];
}) {
  const texts = useMessages(accountMessages).signOutQuestion;
  const cartStays = useCartStays();
  const own = slips.filter(({ userId }) => userId !== null).length;
  return (
    <div className="stack stack-3">
      <p>{texts.body}</p>
      {cartStays && <p>{texts.cart}</p>}
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
      {leavesChange && <WayNote to={links.outbox()} {...texts.change} />}
      {refused > 0 && <WayNote to={links.outbox()} body={texts.refused.body(refused)} open={texts.refused.open} />}
      {own > 0 && <p>{texts.ownSlips(own)}</p>}
      {slips.length > own && <p>{texts.slips(slips.length - own)}</p>}
    </div>
  );
}
