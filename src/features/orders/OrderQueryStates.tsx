import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leadsNowhere } from '../../platform/net/callFailed.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotCachedState } from '../../ui/state/NotCachedState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/** Placeholder of an order or the order list while it is missing. */
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
  if (isAway) return <NotCachedState heading={1} body={isList ? texts.offlineList : texts.offline} onRetry={retry} />;
  if (error) return <ErrorState heading={1} title={texts.failed} onRetry={retry} />;
  return <Loading />;
}
