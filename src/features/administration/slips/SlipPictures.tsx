import { useState } from 'react';
import { isRequest } from '../../../domain/order/freeRequest.ts';
import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { SlipPicture } from './SlipPicture.tsx';
import { SlipViewer } from './SlipViewer.tsx';

/** The slips of a report; a press opens one in full size. */
export function SlipPictures({
  order,
  report,
  hasShortcut = false,
}: {
  order: Order;
  report: OrderReport;
  /** The key Z opens the first slip; for one report of a screen. */
  hasShortcut?: boolean;
}) {
  const texts = useMessages(administrationMessages).order;
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const { slipNames } = report;
  useShortcuts(hasShortcut && slipNames.length > 0 ? { KeyZ: () => setEnlarged(0) } : {});
  const alt = texts.slip(formatMoney(report.amount, order.currency));
  if (slipNames.length === 0) {
    return <p className="well mut">{isRequest(order) ? texts.freeRequest : texts.noSlip}</p>;
  }
  return (
    <>
      <div className="slips">
        {slipNames.map((name, place) => (
          <button
            key={name}
            type="button"
            className="slip"
            aria-label={`${texts.enlarge}: ${alt}`}
            onClick={() => setEnlarged(place)}
          >
            <SlipPicture name={name} alt={alt} />
          </button>
        ))}
      </div>
      <SlipViewer order={order} report={report} place={enlarged} onPlace={setEnlarged} alt={alt} />
    </>
  );
}
