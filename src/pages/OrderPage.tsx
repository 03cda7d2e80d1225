import { EmptyState } from '../ui/EmptyState.tsx';

export function OrderPage() {
  return <EmptyState title="Order" heading={1} />;
}
