import { useQuery } from '@tanstack/react-query';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { siteQuery } from '../../site/useSite.ts';
import { SellerPart } from './SellerPart.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { ShippingPart } from './ShippingPart.tsx';

/** The settings that a shop changes most; the others keep what they are. */
export function AdminSettings() {
  const texts = useMessages(administrationMessages).settings;
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const { data, error, refetch } = useQuery(siteQuery);
  const retry = () => void refetch();
  return (
    <>
      <h1>{texts.title}</h1>
      {data && <SettingsFields settings={data.settings} />}
      {data && <ShippingPart />}
      {data && <SellerPart />}
      {!data && isAway && <OfflineState body={texts.needsNetwork} onRetry={retry} />}
      {!data && !isAway && error && <ErrorState title={texts.failed} body={failureText(error)} onRetry={retry} />}
      {!data && !isAway && !error && <Loading />}
    </>
  );
}
