import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { issueDocumentCall } from '../../../contract/administration/documents.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { givesDocument, mayHaveDocument } from '../../../domain/tax/orderDocument.ts';
import { deskDocumentMessages } from '../../../i18n/buying/deskDocuments.ts';
import { orderDocumentMessages } from '../../../i18n/buying/orderDocument.ts';
import { formatMachineTime } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { documentName, OrderDocument } from '../../orders/OrderDocument.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { adminOrderQuery } from '../administrationQueries.ts';
import { ReviewPart } from '../orders/ReviewPart.tsx';
import { ReissueSheet } from './ReissueSheet.tsx';

/** The document and the credit note of a paid order; nothing before the payment. */
export function OrderDocumentsPart({ order, level }: { order: OrderAtDesk; level: 2 | 3 }) {
  const { heading } = useMessages(orderDocumentMessages);
  if (!mayHaveDocument(order)) return null;
  return (
    <ReviewPart title={heading[documentName(order)]} level={level}>
      {order.document === null ? <IssueNow order={order} /> : <Issued order={order} document={order.document} />}
    </ReviewPart>
  );
}

function Issued({ order, document }: { order: OrderAtDesk; document: NonNullable<OrderAtDesk['document']> }) {
  const { kinds, ofOrder: texts } = useMessages(deskDocumentMessages);
  const format = useFormat();
  const [isReissuing, setReissuing] = useState(false);
  return (
    <>
      <p className="sm">
        {kinds[document.kind]} <span className="strong num nb">{document.number}</span>{' '}
        <time className="mut nb" dateTime={formatMachineTime(document.issuedAt)}>
          {format.date(document.issuedAt)}
        </time>
      </p>
      <OrderDocument order={order} />
      {givesDocument(order) && (
        <div className="row">
          <Button kind="quiet" small onClick={() => setReissuing(true)}>
            {texts.action}
          </Button>
        </div>
      )}
      {isReissuing && <ReissueSheet order={order} number={document.number} onClose={() => setReissuing(false)} />}
    </>
  );
}

function IssueNow({ order }: { order: OrderAtDesk }) {
  const { ofOrder: texts, exported } = useMessages(deskDocumentMessages);
  const client = useQueryClient();
  const issuing = useMutation({
    mutationFn: () => callServer(issueDocumentCall, { params: { orderId: order.id } }),
    networkMode: 'always',
    onSuccess: (issued) => {
      client.setQueryData(adminOrderQuery(order.id).queryKey, issued);
      void client.invalidateQueries({ queryKey: administrationKeys.orders() });
      if (issued.document !== null) notify({ kind: 'done', title: texts.done(issued.document.number) });
    },
  });
  const network = usePressedCall(issuing, () => issuing.mutate());
  return (
    <div className="stack stack-2">
      <p className="sm mut">{texts.none}</p>
      <FailureNote error={network.error} />
      <div className="row">
        <NetworkButton kind="outline" small network={network}>
          {texts.issue}
        </NetworkButton>
      </div>
      <NetworkNote network={network} why={exported.needsNetwork} />
    </div>
  );
}
