import { ItemListScreen } from '../features/catalogue/ItemListScreen.tsx';

/** All products, those of a category, or those that were searched for. */
export function ProductsPage() {
  return <ItemListScreen kind="product" />;
}
