import { EmptyState } from '../ui/EmptyState.tsx';

export function AdminOrderPage() {
  return <EmptyState title="AdminOrder" heading={1} />;
}
