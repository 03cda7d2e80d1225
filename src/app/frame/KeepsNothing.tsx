import { useEffect, useState } from 'react';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { areCookiesBlocked } from '../../platform/store/blockedStorage.ts';
import { storesAnything } from '../../platform/store/storesAnything.ts';

/**
 * Says on every page that this device keeps nothing, so that cart and typed text go with the page, and that without
 * cookies nobody can sign in.
 */
export function KeepsNothing() {
  const texts = useMessages(deviceStorageMessages);
  const [keeps, setKeeps] = useState(true);
  useEffect(() => void storesAnything().then(setKeeps), []);
  if (keeps) return null;
  const { title, detail } = areCookiesBlocked() ? texts.withoutCookies : texts.keepsNothing;
  return (
    <section className="banner" aria-label={title}>
      <div className="wrap">
        <div>
          <p className="strong">{title}</p>
          <p className="sm mut">{detail}</p>
        </div>
      </div>
    </section>
  );
}
