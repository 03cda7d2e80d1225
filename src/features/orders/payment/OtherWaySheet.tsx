import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changePaymentMethod, listWaysToPay } from '../../../contract/order/wayToPay.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { WayToPay } from '../../../domain/order/wayToPay.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { RadioOption } from '../../../ui/form/RadioOption.tsx';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { RetryNote } from '../../../ui/notice/RetryNote.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useMethodTitle } from '../../cart/useMethodTitle.ts';
import { orderKeys } from '../orderKeys.ts';
import { storeOrder } from '../useOrder.ts';

/** The methods of an unpaid order to choose from; one that it cannot be paid by says why. */
export function OtherWaySheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const texts = useMessages(ordersMessages).otherWay;
  const ways = useQuery({
    queryKey: orderKeys.ways(order.token),
    queryFn: ({ signal }) => callServer(listWaysToPay, { params: { token: order.token } }, { signal }),
    staleTime: 0,
  });
  const others = ways.data?.filter(({ method }) => method !== order.method) ?? [];
  const [chosen, choose] = useState<WayToPay | null>(null);
  const change = useChangeMethod(order, chosen, onClose);
  const network = usePressedCall(change, () => change.mutate());
  const { error } = network;
  const isConflict = error instanceof CallFailed && error.code === 'STATUS_CONFLICT';
  return (
    <Sheet
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <div className="acts-note stack stack-2">
            <NetworkNote network={network} why={texts.needsNetwork} slow={texts.sending} />
            {isConflict ? (
              <Note tone="here" live>
                {texts.conflict}
              </Note>
            ) : (
              <FailureNote error={error} />
            )}
          </div>
          <NetworkButton network={network} disabled={chosen === null} onClick={network.press}>
            {texts.confirm}
          </NetworkButton>
        </>
      }
    >
      <div className="stack stack-3">
        {ways.isPending && <Loading />}
        {ways.isError && !ways.data && (
          <RetryNote isBusy={ways.isFetching} onRetry={() => void ways.refetch()}>
            {texts.failed}
          </RetryNote>
        )}
        {ways.data && others.length === 0 && <Note tone="here">{texts.none}</Note>}
        {others.length > 0 && <Ways ways={others} chosen={chosen} onChoose={choose} />}
      </div>
    </Sheet>
  );
}

function Ways({
  ways,
  chosen,
  onChoose,
}: {
  ways: readonly WayToPay[];
  chosen: WayToPay | null;
  onChoose: (way: WayToPay) => void;
}) {
  const { otherWay } = useMessages(ordersMessages);
  const { details } = useMessages(checkoutMessages).methods;
  const titleOf = useMethodTitle();
  const name = useId();
  return (
    <fieldset className="stack stack-2">
      <legend className="vh">{otherWay.legend}</legend>
      {ways.map((way) => (
        <RadioOption
          key={way.method}
          name={name}
          value={way.method}
          checked={way.method === chosen?.method}
          disabled={way.refusal !== null}
          onChoose={() => onChoose(way)}
          title={titleOf(way)}
          detail={way.refusal === null ? details[way.method] : otherWay.refusals[way.refusal]}
        />
      ))}
    </fieldset>
  );
}

/** The order's page follows its method, so it shows the new step by itself. */
function useChangeMethod(order: Order, chosen: WayToPay | null, onDone: () => void) {
  const texts = useMessages(ordersMessages).otherWay;
  const titleOf = useMethodTitle();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (chosen === null) throw new Error('No method is chosen');
      const body = { method: chosen.method };
      return { chosen, changed: await callServer(changePaymentMethod, { params: { token: order.token }, body }) };
    },
    onSuccess: async ({ chosen: way, changed }) => {
      client.removeQueries({ queryKey: orderKeys.charge(order.token) });
      await storeOrder(client, changed);
      onDone();
      notify({ kind: 'done', title: texts.changed(titleOf(way)) });
    },
    onError: () => void client.invalidateQueries({ queryKey: orderKeys.order(order.token) }),
  });
}
