import { Suspense, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { useNetworkPress } from '../../../ui/press/useNetworkPress.ts';
import { lazyPart } from '../../../ui/state/lazyPart.ts';
import { MissingPart } from '../../../ui/state/MissingPart.tsx';
import { QuietBoundary } from '../../../ui/state/QuietBoundary.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';

const OtherWaySheet = lazyPart(async () => (await import('./OtherWaySheet.tsx')).OtherWaySheet);

/** Leads to the other methods by which an unpaid order can be paid. */
export function OtherWay({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages).otherWay;
  const [isOpen, setOpen] = useState(false);
  const pressed = useNetworkPress(() => setOpen(true));
  const close = () => setOpen(false);
  return (
    <div className="stack stack-2">
      <NetworkButton kind="quiet" network={pressed}>
        {texts.open}
      </NetworkButton>
      <NetworkNote network={pressed} />
      {isOpen && (
        <QuietBoundary fallback={<MissingPart onClose={close} />}>
          <Suspense
            fallback={
              <Loading>
                <span />
              </Loading>
            }
          >
            <OtherWaySheet order={order} onClose={close} />
          </Suspense>
        </QuietBoundary>
      )}
    </div>
  );
}
