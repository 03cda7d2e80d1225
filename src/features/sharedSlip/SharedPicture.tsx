import { shareMessages } from '../../i18n/catalogue/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SharedSlip } from '../../platform/session/sharedSlips.ts';
import { useObjectUrl } from '../../ui/form/useObjectUrl.ts';
import { Note } from '../../ui/notice/Note.tsx';
import './sharedSlip.css';
import { useReportableOrders } from './useReportableOrders.ts';

type Props = {
  slip: SharedSlip;
  /** It was tried, and is nothing that can be drawn: nobody is told that it can be reported. */
  isUnreadable: boolean;
  onUnreadable: () => void;
};

/** The picture that was shared, under what can be done with it. */
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
          {texts.kept}
          {!isNone && ` ${texts.chooseOne}`}
        </p>
      </header>
      <div className="shared-picture leaf">{url && <img src={url} alt={texts.picture} onError={onUnreadable} />}</div>
    </>
  );
}
