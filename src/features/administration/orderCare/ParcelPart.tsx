import { useQuery } from '@tanstack/react-query';
import { type OrderCare, parcelOfOrder, saveParcel } from '../../../contract/administration/orderCare.ts';
import type { Order } from '../../../domain/order/order.ts';
import { hasParcel, type Parcel, parcelStates, parcelTextMaximum } from '../../../domain/order/parcel.ts';
import { orderCareMessages } from '../../../i18n/buying/orderCare.ts';
import { parcelMessages } from '../../../i18n/buying/parcel.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { revisionOf } from '../../../platform/net/revisionOf.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { orderCareQuery } from '../administrationQueries.ts';
import { StaleNote } from '../form/StaleNote.tsx';
import { useRevisedForm } from '../form/useRevisedForm.ts';
import { ReviewPart } from '../orders/ReviewPart.tsx';
import { CareForm } from './CareForm.tsx';

/** Where the parcel of a paid order is; nothing for an order without one. */
export function ParcelPart({ order, level }: { order: Order; level: 2 | 3 }) {
  const texts = useMessages(orderCareMessages);
  const { data } = useQuery(orderCareQuery(order.id));
  if (data === undefined || !hasParcel(order)) return null;
  return (
    <ReviewPart title={texts.parcel} level={level}>
      <ParcelForm key={order.id} orderId={order.id} parcel={data.parcel} />
    </ReviewPart>
  );
}

const unsent: Parcel = { state: 'preparing', carrier: null, trackingNumber: null };

function ParcelForm({ orderId, parcel }: { orderId: string; parcel: Parcel | null }) {
  const texts = useMessages(orderCareMessages);
  const { states } = useMessages(parcelMessages);
  const form = useRevisedForm<Parcel, OrderCare>({
    typed: parcel ?? unsent,
    revision: parcelOfOrder.spell(parcel),
    revisionIn: (care) => parcelOfOrder.spell(care.parcel),
    refuse: () => ({}),
    send: async ({ revision, ...body }, key) =>
      await callServer(saveParcel, { params: { orderId }, body }, { key, revision: await revisionOf(revision) }),
    queryKey: orderCareQuery(orderId).queryKey,
    saved: texts.parcelSaved,
  });
  const { state, carrier, trackingNumber } = form.values;
  return (
    <CareForm form={form} action={texts.saveParcel}>
      <StaleNote form={form} labels={texts} />
      <SelectField
        label={texts.state}
        hint={texts.parcelHint}
        value={state}
        onText={(value) => form.change({ state: parcelStates.find((each) => each === value) ?? state })}
        choices={parcelStates.map((value) => ({ value, label: states[value] }))}
      />
      <TextField
        label={texts.carrier}
        hint={texts.carrierHint}
        maxLength={parcelTextMaximum}
        value={carrier ?? ''}
        onText={(text) => form.change({ carrier: text || null })}
      />
      <TextField
        label={texts.trackingNumber}
        maxLength={parcelTextMaximum}
        value={trackingNumber ?? ''}
        onText={(text) => form.change({ trackingNumber: text || null })}
      />
    </CareForm>
  );
}
