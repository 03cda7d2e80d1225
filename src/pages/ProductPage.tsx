import { EmptyState } from '../ui/EmptyState.tsx';

export function ProductPage() {
  return <EmptyState title="Product" heading={1} />;
}
