import { useEffect, useRef } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { notify } from '../../ui/notice/notify.ts';
import { endsReporting, type Overtaking } from './overtaken.ts';

/**
 * Closes a report that was overtaken and tells why. The draft stays while the order may need another report. Waits
 * while this report is being sent, because sending changes the order itself.
 */
export function useOvertaken(
  overtaken: Overtaking | null,
  isSending: boolean,
  { forget, leave }: { readonly forget: () => Promise<void>; readonly leave: () => void },
): void {
  const texts = useMessages(reportMessages).overtaken;
  const isLeft = useRef(false);
  useEffect(() => {
    if (overtaken === null || isSending || isLeft.current) return;
    isLeft.current = true;
    notify({ kind: 'info', title: texts[overtaken] });
    // A draft that cannot be deleted now is only deleted later.
    if (endsReporting(overtaken)) forget().catch(() => {});
    leave();
  }, [overtaken, isSending, texts, forget, leave]);
}
