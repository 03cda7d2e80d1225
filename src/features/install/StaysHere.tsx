import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { useWaitingReports } from './useWaitingReports.ts';

/** A note that waiting transfer reports are sent from here only, whatever a handover transfers. */
export function StaysHere() {
  const texts = useMessages(installMessages).handover;
  const waiting = useWaitingReports();
  if (waiting === 0) return null;
  return (
    <Note tone="here" live>
      {texts.staysHere(waiting)}
    </Note>
  );
}
