import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeDeliveryAddress } from '../../../contract/administration/orderCare.ts';
import { addressWireFields } from '../../../contract/people/addresses.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { mayChangeAddress } from '../../../domain/order/parcel.ts';
import type { OrderShipping } from '../../../domain/order/shipping.ts';
import { type PostalAddress, refusePostalAddress } from '../../../domain/people/postalAddress.ts';
import { orderCareMessages } from '../../../i18n/buying/orderCare.ts';
import { shippingMessages } from '../../../i18n/buying/shipping.ts';
import { addressMessages } from '../../../i18n/people/addresses.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { AddressFields } from '../../addresses/AddressFields.tsx';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { ShippingOfOrder } from '../../orders/ShippingOfOrder.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { adminOrderQuery, orderCareQuery } from '../administrationQueries.ts';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';
import { ReviewPart } from '../orders/ReviewPart.tsx';
import { CareForm } from './CareForm.tsx';

type Props = { order: OrderAtDesk; shipping: OrderShipping; level: 2 | 3 };

/** How and where an order is sent; the address changes until the parcel is sent. */
export function DeliveryPart({ order, shipping, level }: Props) {
  const texts = useMessages(shippingMessages);
  const { address: words } = useMessages(orderCareMessages);
  const { data } = useQuery(orderCareQuery(order.id));
  const [changed, setChanged] = useState<PostalAddress | null>(null);
  const { address } = shipping;
  const mayChange = data !== undefined && mayChangeAddress(order, data.parcel);
  return (
    <ReviewPart title={texts.heading} level={level}>
      <ShippingOfOrder shipping={shipping} />
      {mayChange && address !== null && (
        <div className="row">
          <Button kind="quiet" small onClick={() => setChanged(address)}>
            {words.change}
          </Button>
        </div>
      )}
      {changed !== null && (
        <FormSheet wide title={words.title} onClose={() => setChanged(null)}>
          <AddressForm orderId={order.id} before={changed} onClose={() => setChanged(null)} />
        </FormSheet>
      )}
    </ReviewPart>
  );
}

const wireFields = Object.fromEntries(
  Object.entries(addressWireFields).map(([name, wire]) => [name, `address.${wire}`]),
);

/** `before`: the address as the form was opened, so that another administrator's change is noticed. */
function AddressForm({ orderId, before, onClose }: { orderId: string; before: PostalAddress; onClose: () => void }) {
  const { address: texts } = useMessages(orderCareMessages);
  const { problems } = useMessages(addressMessages);
  const client = useQueryClient();
  const form = useDeskForm<PostalAddress>({
    stored: before,
    refuse: (address) => sentencesOf(refusePostalAddress(address), problems),
    wireFields,
    send: async (address, key) => {
      const renew = () => void client.invalidateQueries({ queryKey: administrationKeys.orders() });
      const body = { before, address };
      // Refreshed also after a refusal: another administrator may have changed the address.
      const order = await callServer(changeDeliveryAddress, { params: { orderId }, body }, { key }).finally(renew);
      client.setQueryData(adminOrderQuery(orderId).queryKey, order);
    },
    saved: texts.saved,
    onSaved: onClose,
  });
  return (
    <CareForm form={form} action={texts.save}>
      <p className="hint">{texts.hint}</p>
      <AddressFields values={form.values} problems={form.problems} isAlwaysDefault onChange={form.change} />
    </CareForm>
  );
}
