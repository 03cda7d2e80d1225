import { ordersMessages } from '../../i18n/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leadsNowhere } from '../../platform/callFailed.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { links } from '../../ui/links.ts';
import { NotKeptState } from '../../ui/NotKeptState.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { useConnection } from '../../ui/useConnection.ts';

/** What stands where an order, or the list of them, is not there (yet). */
export function OrderQueryStates({
  error,
  retry,
  isList = false,
}: {
  error: unknown;
  retry: () => void;
  isList?: boolean;
}) {
  const texts = useMessages(ordersMessages);
  const isAway = useConnection() !== 'online';
  if (leadsNowhere(error)) {
    return (
      <EmptyState heading={1} title={texts.notFound.title} body={texts.notFound.body}>
        <ButtonLink to={links.studentOrders()}>{texts.actions.allOrders}</ButtonLink>
      </EmptyState>
    );
  }
  if (isAway) return <NotKeptState heading={1} body={isList ? texts.offlineList : texts.offline} onRetry={retry} />;
  if (error) return <ErrorState heading={1} title={texts.failed} onRetry={retry} />;
  return <Loading />;
}
