import { textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { useSiteSettings } from './useSite.ts';
import './refundPromise.css';

/** The shop's promise about refunds beside a button that orders or pays; nothing without the setting. */
export function RefundPromise() {
  const { refundPromise } = useSiteSettings();
  const { language } = useLanguage();
  if (refundPromise === null) return null;
  return (
    <p className="sm row nowrap row-t refund-promise">
      <Icon name="check" />
      <span>{textIn(refundPromise, language)}</span>
    </p>
  );
}
