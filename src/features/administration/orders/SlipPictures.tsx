import { useState } from 'react';
import { privateFilePath } from '../../../contract/administration/administration.ts';
import { isRequest } from '../../../domain/order/freeRequest.ts';
import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { uiMessages } from '../../../i18n/app/ui.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePictureFailure } from '../../../ui/form/usePictureFailure.ts';
import { IconButton } from '../../../ui/press/Button.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';

/** The slips of a report; a press opens one in full size. */
export function SlipPictures({ order, report }: { order: Order; report: OrderReport }) {
  const texts = useMessages(administrationMessages).order;
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const alt = texts.slip(formatMoney(report.amount, order.currency));
  if (report.slipNames.length === 0) {
    return <p className="well mut">{isRequest(order) ? texts.freeRequest : texts.noSlip}</p>;
  }
  return (
    <>
      <div className="slips">
        {report.slipNames.map((name, place) => (
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
      <SlipViewer names={report.slipNames} place={enlarged} onPlace={setEnlarged} alt={alt} />
    </>
  );
}

function SlipPicture({ name, alt }: { name: string; alt: string }) {
  const texts = useMessages(uiMessages);
  const src = privateFilePath(name, null);
  const { hasFailed, onError, isAway } = usePictureFailure(src);
  if (hasFailed) {
    return (
      <span className="slip-none">
        <Icon name="picture" large />
        <span className="xs">{isAway ? texts.pictureLater : texts.noPicture}</span>
      </span>
    );
  }
  return <img src={src} alt={alt} decoding="async" onError={onError} />;
}

function SlipViewer({
  names,
  place,
  onPlace,
  alt,
}: {
  names: readonly string[];
  place: number | null;
  onPlace: (place: number | null) => void;
  alt: string;
}) {
  const texts = useMessages(administrationMessages).order;
  const shown = place ?? 0;
  const name = names[shown] ?? '';
  const move = (step: number) => onPlace((shown + step + names.length) % names.length);
  return (
    <Sheet
      wide
      open={place !== null}
      onClose={() => onPlace(null)}
      title={names.length > 1 ? `${texts.slipTitle} ${shown + 1}/${names.length}` : texts.slipTitle}
    >
      {names.length > 1 && (
        <div className="row sb">
          <IconButton icon="back" label={texts.previousSlip} onClick={() => move(-1)} />
          <IconButton icon="forward" label={texts.nextSlip} onClick={() => move(1)} />
        </div>
      )}
      <div className="slip-large">
        <SlipPicture key={name} name={name} alt={alt} />
      </div>
      <p>
        <a className="link" href={privateFilePath(name, null)} target="_blank" rel="noopener noreferrer">
          <Icon name="link" />
          {texts.openPicture}
        </a>
      </p>
    </Sheet>
  );
}
