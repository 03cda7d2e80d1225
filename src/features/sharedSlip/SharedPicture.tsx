import { shareMessages } from '../../i18n/catalogue/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SharedSlip } from '../../platform/session/sharedSlips.ts';
import { useObjectUrl } from '../../ui/form/useObjectUrl.ts';
import { Note } from '../../ui/notice/Note.tsx';
import './sharedSlip.css';
import { useReportableOrders } from './useReportableOrders.ts';

type Props = {
  slip: SharedSlip;
  /** The picture cannot be decoded, so it is not offered for a report. */
  isUnreadable: boolean;
  onUnreadable: () => void;
};

/** The shared picture below its actions. */
export function SharedPicture({ slip, isUnreadable, onUnreadable }: Props) {
  const texts = useMessages(shareMessages);
  const { isNone } = useReportableOrders();
  const url = useObjectUrl(slip.bytes, slip.type);
  if (isUnreadable) {
    return (
      <>
        <h1>{texts.picture}</h1>
        <Note tone="error" live>
          {texts.unreadable}
        </Note>
      </>
    );
  }
  return (
    <>
      <header className="stack stack-2">
        <h1>{texts.title}</h1>
        <p className="mut">
          {texts.storedHere}
          {!isNone && ` ${texts.chooseOne}`}
        </p>
      </header>
      <div className="shared-picture leaf">{url && <img src={url} alt={texts.picture} onError={onUnreadable} />}</div>
    </>
  );
}
