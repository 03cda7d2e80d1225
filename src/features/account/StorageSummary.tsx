import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { storageMessages } from '../../i18n/learning/storage.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { storageSpaceQuery } from '../storage/useStorageUse.ts';

/** Storage used on this device, with a link to the screen that frees it. */
export function StorageSummary() {
  const texts = useMessages(accountMessages);
  const { used, free } = useMessages(storageMessages);
  const { data } = useQuery(storageSpaceQuery);
  return (
    <section className="leaf stack stack-3" aria-labelledby="storage-heading">
      <h2 id="storage-heading">{texts.parts.storage}</h2>
      {data && data.total !== null && (
        <p className="row num">
          <span className="strong">{used(formatBytes(data.total))}</span>
          {data.free !== null && <span className="mut">{free(formatBytes(data.free))}</span>}
        </p>
      )}
      <div>
        <ButtonLink kind="outline" small to={links.storage()}>
          {texts.manageStorage}
        </ButtonLink>
      </div>
    </section>
  );
}
