import { trackingUrlOf } from '../../domain/order/carriers.ts';
import type { Parcel } from '../../domain/order/parcel.ts';
import { parcelMessages } from '../../i18n/buying/parcel.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { notify } from '../../ui/notice/notify.ts';
import { IconButton } from '../../ui/press/Button.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { Tag } from '../../ui/show/Tag.tsx';

const toneOf = { preparing: 'info', sent: 'here', delivered: 'done', returned: 'error' } as const;

/** Where the parcel is, with its number to copy and the carrier's page if it is known. */
export function ParcelLeaf({ parcel: { state, carrier, trackingNumber } }: { parcel: Parcel }) {
  const texts = useMessages(parcelMessages);
  const url = trackingUrlOf(carrier, trackingNumber);
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      notify({ kind: 'done', title: texts.copied });
    } catch {
      notify({ kind: 'warning', title: texts.copyFailed, detail: number });
    }
  };
  return (
    <section className="leaf stack stack-3" aria-labelledby="parcel-heading">
      <div className="row sb">
        <h2 id="parcel-heading">{texts.heading}</h2>
        <Tag tone={toneOf[state]}>{texts.states[state]}</Tag>
      </div>
      {carrier !== null && <p className="sm">{carrier}</p>}
      {trackingNumber !== null && (
        <div className="row sb nowrap">
          <p className="sm">
            <span className="mut">{texts.number}</span> <span className="num strong">{trackingNumber}</span>
          </p>
          <IconButton icon="copy" label={texts.copy(trackingNumber)} onClick={() => void copy(trackingNumber)} />
        </div>
      )}
      {url !== null && (
        <p>
          <a className="link" href={url} target="_blank" rel="noopener noreferrer">
            <Icon name="link" />
            {texts.track(carrier ?? '')}
          </a>
        </p>
      )}
    </section>
  );
}
