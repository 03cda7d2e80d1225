import { useQuery } from '@tanstack/react-query';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { links } from '../../ui/press/links.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotFoundState } from '../../ui/state/NotFoundState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading, SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { promotionsQuery } from '../cart/promotionsQuery.ts';
import { PromotionView } from './PromotionView.tsx';
import './promotion.css';

/** A promotion by its id, in whatever state it is. */
export function PromotionScreen({ promotionId }: { promotionId: string }) {
  const texts = useMessages(promotionMessages);
  const query = useQuery(promotionsQuery);
  const isAway = useConnection() !== 'online';
  const promotion = query.data?.find(({ id }) => id === promotionId);
  const retry = () => void query.refetch();
  if (promotion) return <PromotionView promotion={promotion} readAt={query.dataUpdatedAt} />;
  // A cached list may be older than the promotion, so offline it is not called missing.
  if (isAway || query.failureReason instanceof ServerUnreachable) {
    return <OfflineState heading={1} body={texts.notCached} onRetry={retry} />;
  }
  if (query.isError) return <ErrorState heading={1} onRetry={retry} />;
  if (query.isFetching) return <PromotionOutline />;
  return (
    <>
      <PageMeta title={texts.missing.title} index={false} />
      <NotFoundState missing={{ ...texts.missing, to: links.home() }} />
    </>
  );
}

const PromotionOutline = () => (
  <Loading>
    <SkeletonRows />
  </Loading>
);
