import { useQuery } from '@tanstack/react-query';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { adminOrderQuery } from '../administrationQueries.ts';
import { OrderReview } from './OrderReview.tsx';

/** One order with its slip and the decision form. `heading`: 1 as a page of its own. */
export function AdminOrder({
  orderId,
  heading,
  linkTo,
}: {
  orderId: string;
  heading: 1 | 2;
  /** Address of the next order. */
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(administrationMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const { data, error, refetch } = useQuery(adminOrderQuery(orderId));
  const retry = () => void refetch();

  if (data) return <OrderReview order={data} heading={heading} linkTo={linkTo} />;
  if (error instanceof CallFailed && error.code === 'NOT_FOUND') {
    return <EmptyState heading={heading} {...texts.order.notFound} />;
  }
  if (isAway) return <OfflineState heading={heading} body={texts.orders.offline} onRetry={retry} />;
  if (error)
    return <ErrorState heading={heading} title={texts.orders.failed} body={failureText(error)} onRetry={retry} />;
  return <Loading />;
}
