import { EmptyState } from '../ui/EmptyState.tsx';

export function CartPage() {
  return <EmptyState title="Cart" heading={1} />;
}
