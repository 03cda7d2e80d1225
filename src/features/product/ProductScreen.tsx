import { useQuery } from '@tanstack/react-query';
import { idFromSlug } from '../../domain/catalogue/course.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leadsNowhere, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotFoundState } from '../../ui/state/NotFoundState.tsx';
import { StateView } from '../../ui/state/StateView.tsx';
import { ProductMeta } from '../catalogue/ItemMeta.tsx';
import { ProductOutline } from './ProductOutline.tsx';
import { ProductView } from './ProductView.tsx';
import { productDetailQuery } from './productQuery.ts';
import './product.css';

/** A product by the last part of its address, in whatever state it is. */
export function ProductScreen({ slug }: { slug: string }) {
  const texts = useMessages(productMessages);
  const query = useQuery(productDetailQuery(slug));
  const retry = () => void query.refetch();
  if (leadsNowhere(query.error)) {
    return (
      <>
        <PageMeta title={texts.missing.title} index={false} />
        <NotFoundState missing={{ ...texts.missing, to: links.products() }} />
      </>
    );
  }
  if (query.data?.id === idFromSlug(slug)) return <ProductView product={query.data} />;
  if (query.data) return <OtherAddress product={query.data} />;
  const isAway = query.failureReason instanceof ServerUnreachable;
  if (query.isError && !isAway) return <ErrorState heading={1} onRetry={retry} />;
  return <ProductOutline slug={slug} isAway={isAway} onRetry={retry} />;
}

/** An address whose first part is not the product's id: its head tags, and the way to the product itself. */
function OtherAddress({ product }: { product: ProductDetail }) {
  const texts = useMessages(productMessages).otherAddress;
  return (
    <>
      <ProductMeta product={product} isShown={false} />
      <StateView art="empty" heading={1} title={texts.title} body={texts.body}>
        <ButtonLink to={links.product(product.slug)}>{texts.action}</ButtonLink>
      </StateView>
    </>
  );
}
