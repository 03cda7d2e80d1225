import { EmptyState } from '../ui/EmptyState.tsx';

export function AdminOrdersPage() {
  return <EmptyState title="AdminOrders" heading={1} />;
}
