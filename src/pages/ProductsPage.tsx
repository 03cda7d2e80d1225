import { useParams } from 'react-router-dom';
import { ItemListScreen } from '../features/catalogue/ItemListScreen.tsx';

/** All products, those of a category, or search results. */
export function ProductsPage() {
  const { linkPath = '' } = useParams();
  return <ItemListScreen kind="product" linkPath={linkPath} />;
}
