import { EmptyState } from '../ui/EmptyState.tsx';

export function ProductsPage() {
  return <EmptyState title="Products" heading={1} />;
}
