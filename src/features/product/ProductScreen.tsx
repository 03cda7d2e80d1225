import { useQuery } from '@tanstack/react-query';
import { idFromSlug } from '../../domain/course.ts';
import { productMessages } from '../../i18n/product.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed, ServerUnreachable } from '../../platform/callFailed.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotFoundState } from '../../ui/NotFoundState.tsx';
import { OfflineState } from '../../ui/OfflineState.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ProductView } from './ProductView.tsx';
import { productDetailQuery } from './productQuery.ts';
import './product.css';

/** A product by the last part of its address, in whatever state it is. */
export function ProductScreen({ slug }: { slug: string }) {
  const texts = useMessages(productMessages);
  const query = useQuery(productDetailQuery(slug));
  const retry = () => void query.refetch();
  if (query.error instanceof CallFailed && query.error.code === 'NOT_FOUND') {
    return (
      <>
        <PageMeta title={texts.notHere} index={false} />
        <NotFoundState />
      </>
    );
  }
  if (query.data?.id === idFromSlug(slug)) return <ProductView product={query.data} />;
  if (query.failureReason instanceof ServerUnreachable) return <OfflineState heading={1} onRetry={retry} />;
  if (query.isError) return <ErrorState heading={1} onRetry={retry} />;
  return (
    <Loading>
      <div className="product">
        <div className="cover cover-sk product-cover" />
        <div className="stack">
          <Skeleton width="30%" />
          <Skeleton width="90%" height="2.2rem" />
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </Loading>
  );
}
