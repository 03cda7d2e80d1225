import { useMutation } from '@tanstack/react-query';
import { orderCreditNote, orderDocument } from '../../contract/order/orderDocument.ts';
import type { Order } from '../../domain/order/order.ts';
import { documentKindOf, isForSignedIn, mayHaveDocument } from '../../domain/tax/orderDocument.ts';
import { orderDocumentMessages } from '../../i18n/buying/orderDocument.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { fetchFile } from '../../platform/net/fetchFile.ts';
import { saveFile } from '../../platform/net/saveFile.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';

/** The document's common name: an abbreviated tax invoice is called a receipt if no tax invoice was requested. */
export const documentName = (order: Order): 'fullTaxInvoice' | 'receipt' =>
  documentKindOf(order) === 'fullTaxInvoice' ? 'fullTaxInvoice' : 'receipt';

/** The receipt or tax invoice of a paid order as a PDF, and the credit note of a refund; nothing before the payment. */
export function OrderDocument({ order, inList = false }: { order: Order; inList?: boolean }) {
  const texts = useMessages(orderDocumentMessages);
  if (!mayHaveDocument(order)) return null;
  if (isForSignedIn(order)) {
    return (
      <div className="stack stack-2">
        <p className="sm mut">{texts.logIn}</p>
        <ButtonLink kind="outline" small icon="user" to={links.login(links.order(order.token))}>
          {texts.logInAction}
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <PaperDownload
        call={orderDocument}
        order={order}
        inList={inList}
        action={texts.download[documentName(order)]}
        hint={order.status === 'refunded' ? texts.refunded : undefined}
      />
      {order.creditNote && (
        <PaperDownload call={orderCreditNote} order={order} inList={inList} action={texts.download.creditNote} />
      )}
    </>
  );
}

function PaperDownload({
  call,
  order,
  inList,
  action,
  hint,
}: {
  call: typeof orderDocument | typeof orderCreditNote;
  order: Order;
  inList: boolean;
  action: string;
  hint?: string | undefined;
}) {
  const texts = useMessages(orderDocumentMessages);
  const download = useMutation({
    mutationFn: () => fetchFile(call, { token: order.token }),
    networkMode: 'always',
    onSuccess: (file) => {
      saveFile(file, 'application/pdf');
      notify({ kind: 'done', title: texts.saved });
    },
  });
  const network = usePressedCall(download, () => download.mutate());
  return (
    <div className="stack stack-2">
      <FailureNote error={network.error} />
      <div className="row">
        <NetworkButton
          kind="outline"
          small={inList}
          icon="download"
          network={network}
          aria-label={inList ? texts.ofOrder(action, order.number) : undefined}
        >
          {action}
        </NetworkButton>
      </div>
      {hint && <p className="hint">{hint}</p>}
      <NetworkNote network={network} why={texts.needsNetwork} />
    </div>
  );
}
