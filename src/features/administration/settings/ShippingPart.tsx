import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shippingSetting } from '../../../contract/order/shipping.ts';
import { textIn } from '../../../domain/localText.ts';
import type { ShippingOption } from '../../../domain/order/shipping.ts';
import { shippingMessages } from '../../../i18n/buying/shipping.ts';
import { shippingOptionsMessages } from '../../../i18n/buying/shippingOptions.ts';
import { formatMoney, formatPrice } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { EditablePartHead } from '../form/EditablePartHead.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { settingQuery } from '../resourceQueries.ts';
import { ShippingForm } from './ShippingForm.tsx';

/** Shipping options and their prices. */
export function ShippingPart() {
  const texts = useMessages(shippingOptionsMessages);
  const query = useQuery(settingQuery(shippingSetting));
  const [isEdited, setEdited] = useState(false);
  const stored = query.data;
  const canEdit = stored !== undefined && !isEdited;
  return (
    <section className="leaf stack adm-settings" aria-label={texts.title}>
      <EditablePartHead title={texts.title} onEdit={canEdit ? () => setEdited(true) : null} />
      <p className="read">{texts.body}</p>
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {isEdited && stored && <ShippingForm stored={stored} onClose={() => setEdited(false)} />}
      {!isEdited && stored && <OptionFacts options={stored} />}
    </section>
  );
}

function OptionFacts({ options }: { options: readonly ShippingOption[] }) {
  const texts = useMessages(shippingOptionsMessages);
  const { free, freeFrom } = useMessages(shippingMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  if (options.length === 0) return <p className="mut">{texts.none}</p>;
  return (
    <ul className="stack stack-2">
      {options.map(({ id, name, isEnabled, fees, freeFrom: from }) => {
        const [fee, limit] = [fees[currency], from[currency]];
        return (
          <li key={id}>
            <span className="strong">{textIn(name, language)}</span>{' '}
            {isEnabled && fee !== null ? (
              <>
                <span className="num">{fee === 0 ? free : formatMoney(fee, currency)}</span>
                {limit !== null && fee > 0 && <span className="mut"> · {freeFrom(formatPrice(limit, currency))}</span>}
              </>
            ) : (
              <span className="mut">{texts.isOff}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
