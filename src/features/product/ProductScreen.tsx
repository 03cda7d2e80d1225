import { useQuery } from '@tanstack/react-query';
import { idFromSlug } from '../../domain/course.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { productMessages } from '../../i18n/product.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leadsNowhere, ServerUnreachable } from '../../platform/callFailed.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { links } from '../../ui/links.ts';
import { NotFoundState } from '../../ui/NotFoundState.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { StateView } from '../../ui/StateView.tsx';
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
