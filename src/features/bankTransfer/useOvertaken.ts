import { useEffect, useRef } from 'react';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { notify } from '../../ui/notice/notify.ts';
import { endsReporting, type Overtaking } from './overtaken.ts';

/**
 * Leaves a report that was overtaken, with a word; what was typed stays for another one as long as there may be one.
 * Waits while the report is being sent, which moves the order itself.
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
    // A draft that stays behind is only forgotten later.
    if (endsReporting(overtaken)) forget().catch(() => {});
    leave();
  }, [overtaken, isSending, texts, forget, leave]);
}
