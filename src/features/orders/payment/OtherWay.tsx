import { Suspense, useState } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { lazyPart } from '../../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../../ui/state/QuietBoundary.tsx';

const OtherWaySheet = lazyPart(async () => (await import('./OtherWaySheet.tsx')).OtherWaySheet);

/** Leads to the other methods by which an unpaid order can be paid. */
export function OtherWay({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages).otherWay;
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => open(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <QuietBoundary>
          <Suspense>
            <OtherWaySheet order={order} onClose={() => open(false)} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}
