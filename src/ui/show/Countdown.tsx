import { useEffect, useRef } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { formatRemaining } from '../../i18n/learning/formatRemaining.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * Time left until an instant. `now` is an argument (`useNow()`, or a clock that resists a set-back), so countdowns
 * share one tick. `onEnd` is called once per end.
 */
export function Countdown({
  until,
  now,
  ended,
  onEnd,
}: {
  /** Epoch milliseconds. */
  until: number;
  now: number;
  /** The text at zero. */
  ended?: string;
  onEnd?: () => void;
}) {
  const { language } = useLanguage();
  const texts = useMessages(uiMessages);
  const over = now >= until;
  const told = useRef<number | null>(null);

  useEffect(() => {
    if (!over || told.current === until) return;
    told.current = until;
    onEnd?.();
  }, [over, until, onEnd]);

  return (
    <time dateTime={formatMachineTime(until)}>{formatRemaining(until - now, language) ?? ended ?? texts.timeUp}</time>
  );
}
