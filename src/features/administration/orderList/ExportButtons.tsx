import { ordersCsv, ordersXlsx } from '../../../contract/administration/administration.ts';
import { maxExportedOrders, type OrderFilter } from '../../../domain/order/orderSearch.ts';
import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { fetchFile } from '../../../platform/net/fetchFile.ts';
import { filterQuery } from '../administrationQueries.ts';
import { DownloadButton } from '../list/DownloadButton.tsx';

const calls = { csv: ordersCsv, xlsx: ordersXlsx } as const;

/** Downloads of the filtered list, of all its pages. */
export function ExportButtons({ filter, total }: { filter: OrderFilter; total: number }) {
  const texts = useMessages(orderListMessages).exported;
  if (total === 0) return null;
  if (total > maxExportedOrders) return <p className="hint">{texts.tooMany(formatCount(maxExportedOrders))}</p>;
  return (
    <div className="row">
      {(['csv', 'xlsx'] as const).map((media) => (
        <DownloadButton
          key={media}
          media={media}
          fetch={() => fetchFile(calls[media], {}, filterQuery(filter))}
          label={texts[media]}
          texts={texts}
        />
      ))}
    </div>
  );
}
