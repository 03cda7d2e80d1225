import { useState } from 'react';
import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leaveSharedSlipsTo, removeSharedSlip, type SharedSlip } from '../../platform/session/sharedSlips.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { useReportableOrders } from '../sharedSlip/useReportableOrders.ts';

/**
 * The question about shared slips without an order when a person leaves a shared device. A slip is added to an order,
 * kept for its owner if signed in, or deleted after a second question.
 */
export function SharedSlipsLeft({
  open,
  slips,
  userId,
  settle,
  onClose,
}: {
  open: boolean;
  slips: readonly SharedSlip[];
  userId: string | null;
  /** Runs the work, then asks the next question. */
  settle: (work: () => Promise<void>) => Promise<void>;
  onClose: () => void;
}) {
  const texts = useMessages(sharedDeviceMessages);
  const [isDiscarding, setDiscarding] = useState(false);
  const ids = slips.map(({ id }) => id);
  const keep = async () => {
    if (userId !== null) await leaveSharedSlipsTo(userId, ids);
  };
  const discard = async () => {
    for (const id of ids) await removeSharedSlip(id);
    setDiscarding(false);
  };
  return (
    <>
      <Sheet
        open={open && !isDiscarding}
        onClose={onClose}
        title={texts.slips.title}
        actions={
          <>
            <Button kind="quiet" className="text-danger" onClick={() => setDiscarding(true)}>
              {texts.slips.discard}
            </Button>
            {userId !== null && (
              <Button kind="outline" onClick={() => void settle(keep)}>
                {texts.slips.keep}
              </Button>
            )}
            <ChooseOrder />
          </>
        }
      >
        <div className="stack stack-3">
          <p className="read">
            {texts.slips.body(slips.length)} <ChooseFirst />
          </p>
          <p className="read">{userId === null ? texts.slips.notStored : texts.slips.stored}</p>
        </div>
      </Sheet>
      <ConfirmSheet
        open={open && isDiscarding}
        danger
        {...texts.discardSlips}
        onConfirm={() => void settle(discard)}
        onCancel={() => setDiscarding(false)}
      />
    </>
  );
}

function ChooseFirst() {
  const { chooseFirst } = useMessages(sharedDeviceMessages).slips;
  return useMayChoose() ? chooseFirst : null;
}

function ChooseOrder() {
  const { choose } = useMessages(sharedDeviceMessages).slips;
  return useMayChoose() ? <ButtonLink to={links.share()}>{choose}</ButtonLink> : null;
}

/** The link to the orders is left out when no order can take a slip. */
function useMayChoose(): boolean {
  const { orders, waitsFor, readAgain } = useReportableOrders();
  return orders.length > 0 || waitsFor !== null || readAgain !== null;
}
