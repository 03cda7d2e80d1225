import { useParams } from 'react-router-dom';
import { idFromSlug } from '../domain/catalogue/course.ts';
import { ProductScreen } from '../features/product/ProductScreen.tsx';

/** A product page. */
export function ProductPage() {
  const { slug = '' } = useParams();
  return <ProductScreen key={idFromSlug(slug)} slug={slug} />;
}
