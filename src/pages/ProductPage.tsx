import { useParams } from 'react-router-dom';
import { ProductScreen } from '../features/product/ProductScreen.tsx';
import { idOfSlug } from '../ui/links.ts';

/** A product. */
export function ProductPage() {
  const { slug = '' } = useParams();
  return <ProductScreen key={idOfSlug(slug)} slug={slug} />;
}
