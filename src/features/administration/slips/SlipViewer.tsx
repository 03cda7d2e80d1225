import { useReducer, useRef } from 'react';
import { privateFilePath } from '../../../contract/administration/administration.ts';
import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button, IconButton } from '../../../ui/press/Button.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { ReportFacts } from '../orders/ReportFacts.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { SlipPicture } from './SlipPicture.tsx';
import { reduceSlipView, wholeSlip, zoomStep } from './slipView.ts';
import { useSlipGestures } from './useSlipGestures.ts';

type Props = {
  order: Order;
  report: OrderReport;
  /** The shown slip; `null`: closed. */
  place: number | null;
  onPlace: (place: number | null) => void;
  alt: string;
};

/** The slips of a report in a sheet, beside what is expected of them. */
export function SlipViewer(props: Props) {
  const texts = useMessages(administrationMessages).order;
  const { place, onPlace, report } = props;
  const count = report.slipNames.length;
  const title = place !== null && count > 1 ? `${texts.slipTitle} ${place + 1}/${count}` : texts.slipTitle;
  return (
    <Sheet wide open={place !== null} onClose={() => onPlace(null)} title={title}>
      {place !== null && <OpenSlip key={place} {...props} place={place} />}
    </Sheet>
  );
}

function OpenSlip({ order, report, place, onPlace, alt }: Props & { place: number }) {
  const { slipNames } = report;
  const name = slipNames[place] ?? '';
  const texts = useMessages(administrationMessages).order;
  const words = useMessages(slipQueueMessages).viewer;
  const [view, dispatch] = useReducer(reduceSlipView, wholeSlip);
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useSlipGestures(frame, dispatch);
  const isOnly = slipNames.length === 1;
  const move = (step: number) => onPlace((place + step + slipNames.length) % slipNames.length);
  const zoomIn = () => dispatch({ type: 'zoomed', by: zoomStep });
  const zoomOut = () => dispatch({ type: 'zoomed', by: 1 / zoomStep });
  const turn = () => dispatch({ type: 'turned' });
  const fit = () => dispatch({ type: 'fitted' });
  const reset = () => dispatch({ type: 'reset' });
  useShortcuts(
    {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      KeyR: turn,
      KeyF: fit,
      '0': reset,
      ...(!isOnly && { ArrowLeft: () => move(-1), ArrowRight: () => move(1) }),
    },
    'dialog',
  );
  const { x, y, zoom, turn: degrees } = view;
  return (
    <div className="stack stack-3">
      <div className="row sb">
        <div className="row nowrap">
          <IconButton icon="minus" label={words.zoomOut} disabled={zoom === 1} onClick={zoomOut} />
          <IconButton icon="plus" label={words.zoomIn} onClick={zoomIn} />
          <IconButton icon="skip" label={words.turn} onClick={turn} />
          <Button kind="quiet" small onClick={fit}>
            {words.fit}
          </Button>
          <Button kind="quiet" small onClick={reset}>
            {words.reset}
          </Button>
        </div>
        {!isOnly && (
          <div className="row nowrap">
            <IconButton icon="back" label={texts.previousSlip} onClick={() => move(-1)} />
            <IconButton icon="forward" label={texts.nextSlip} onClick={() => move(1)} />
          </div>
        )}
      </div>
      <div ref={frame} className="slip-frame" {...gestures}>
        <div
          className="slip-moved"
          style={{ transform: `translate(${x * 100}%, ${y * 100}%) rotate(${degrees}deg) scale(${zoom})` }}
        >
          <SlipPicture name={name} alt={alt} />
        </div>
      </div>
      <ReportFacts order={order} report={report} />
      {report.slipReferences.length === 0 && <p className="hint">{words.noQr}</p>}
      {report.slipReferences.length > 0 && <p className="hint">{words.qrHint}</p>}
      <p>
        <a className="link" href={privateFilePath(name, null)} target="_blank" rel="noopener noreferrer">
          <Icon name="link" />
          {texts.openPicture}
        </a>
      </p>
    </div>
  );
}
