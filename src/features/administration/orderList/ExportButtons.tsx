import { useMutation } from '@tanstack/react-query';
import { ordersCsv, ordersXlsx } from '../../../contract/administration/administration.ts';
import { fileTypes } from '../../../contract/order/orderDocument.ts';
import { maxExportedOrders, type OrderFilter } from '../../../domain/order/orderSearch.ts';
import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { fetchFile } from '../../../platform/net/fetchFile.ts';
import { saveFile } from '../../../platform/net/saveFile.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { filterQuery } from '../administrationQueries.ts';

const calls = { csv: ordersCsv, xlsx: ordersXlsx } as const;

/** Downloads of the filtered list, of all its pages. */
export function ExportButtons({ filter, total }: { filter: OrderFilter; total: number }) {
  const texts = useMessages(orderListMessages).exported;
  if (total === 0) return null;
  if (total > maxExportedOrders) return <p className="hint">{texts.tooMany(formatCount(maxExportedOrders))}</p>;
  return (
    <div className="row">
      <ExportButton filter={filter} media="csv" />
      <ExportButton filter={filter} media="xlsx" />
    </div>
  );
}

function ExportButton({ filter, media }: { filter: OrderFilter; media: 'csv' | 'xlsx' }) {
  const texts = useMessages(orderListMessages).exported;
  const download = useMutation({
    mutationFn: () => fetchFile(calls[media], {}, filterQuery(filter)),
    networkMode: 'always',
    onSuccess: (file) => {
      saveFile(file, fileTypes[media]);
      notify({ kind: 'done', title: texts.done });
    },
  });
  const network = usePressedCall(download, () => download.mutate());
  return (
    <div className="stack stack-2">
      <FailureNote error={network.error} />
      <NetworkButton kind="outline" small icon="download" network={network}>
        {texts[media]}
      </NetworkButton>
      <NetworkNote network={network} why={texts.needsNetwork} />
    </div>
  );
}
