import { useQuery } from '@tanstack/react-query';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { siteQuery } from '../../site/useSite.ts';
import { QueryStates } from '../list/QueryStates.tsx';
import { SellerPart } from './SellerPart.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { ShippingPart } from './ShippingPart.tsx';

/** The most used settings; others keep their values. */
export function AdminSettings() {
  const texts = useMessages(administrationMessages).settings;
  const query = useQuery(siteQuery);
  const { data } = query;
  return (
    <>
      <h1>{texts.title}</h1>
      {data && <SettingsFields settings={data.settings} />}
      {data && <ShippingPart />}
      {data && <SellerPart />}
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
    </>
  );
}
