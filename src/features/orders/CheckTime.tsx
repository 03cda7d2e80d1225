import { ordersMessages } from '../../i18n/buying/orders.ts';
import { countOf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useSiteSettings } from '../site/useSite.ts';

const hoursOfDay = 24;

/** How long the shop takes to check a slip; nothing if it promises no time. */
export function CheckTime() {
  const { checkTime } = useMessages(ordersMessages);
  const { language } = useLanguage();
  const { slipCheckHours: hours } = useSiteSettings();
  if (!(hours > 0)) return null;
  const isDays = hours > hoursOfDay && hours % hoursOfDay === 0;
  return (
    <p className="sm mut">
      {checkTime(isDays ? countOf(hours / hoursOfDay, 'day', language) : countOf(hours, 'hour', language))}
    </p>
  );
}
