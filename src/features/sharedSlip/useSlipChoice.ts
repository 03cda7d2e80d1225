import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../domain/order/order.ts';
import { shareMessages } from '../../i18n/catalogue/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { shrinkSlip } from '../../platform/net/slipPicture.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { removeSharedSlip, type SharedSlip } from '../../platform/session/sharedSlips.ts';
import { notify } from '../../ui/notice/notify.ts';
import { attachSlip, holdsAnotherSlip } from '../bankTransfer/slipDraft.ts';
import { persistedOrTold } from '../cart/persistedOrTold.ts';
import { reportAddress } from './reportAddress.ts';

/** `reading`: the picture is prepared for the order. `replacing`: the order's report already has another slip. */
type Choice =
  | { readonly step: 'choosing' | 'discarding' }
  | { readonly step: 'reading'; readonly order: Order }
  | { readonly step: 'replacing'; readonly order: Order; readonly shrunk: SlipBytes };

/** Adds a shared slip to the report of a chosen order, or deletes it from the device. */
export function useSlipChoice(slip: SharedSlip, onGone: () => void) {
  const texts = useMessages(shareMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>({ step: 'choosing' });
  const chooseAgain = () => setChoice({ step: 'choosing' });

  const choose = async (order: Order) => {
    setChoice({ step: 'reading', order });
    const picture = new File([slip.bytes], slip.name || 'slip', { type: slip.type });
    const shrunk = await shrinkSlip(picture).catch(() => null);
    if (shrunk === null) notify({ kind: 'error', title: texts.unreadable });
    else if (await holdsAnotherSlip(order.id, shrunk).catch(() => true))
      return setChoice({ step: 'replacing', order, shrunk });
    else await attach(order, shrunk);
    chooseAgain();
  };
  const attach = async (order: Order, shrunk: SlipBytes) => {
    // The report gets the slip before the shared copy is deleted. A copy that remains is only offered again.
    if (!(await persistedOrTold(() => attachSlip(order.id, shrunk)))) return;
    await removeSharedSlip(slip.id).catch((defect: unknown) => reportDefect(defect, 'shared slip'));
    navigate(reportAddress(client, order), { replace: true });
  };
  const discard = async () => {
    chooseAgain();
    try {
      await removeSharedSlip(slip.id);
      onGone();
    } catch (defect) {
      reportDefect(defect, 'shared slip');
      notify({ kind: 'error', title: texts.notRemoved });
    }
  };
  return {
    choice,
    choose: (order: Order) => void choose(order),
    /** Reports the order without the unreadable picture. */
    goWithout: (order: Order) => navigate(reportAddress(client, order)),
    replace: () => {
      chooseAgain();
      if (choice.step === 'replacing') void attach(choice.order, choice.shrunk);
    },
    askToDiscard: () => setChoice({ step: 'discarding' }),
    discard: () => void discard(),
    chooseAgain,
  };
}
