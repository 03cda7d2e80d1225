import { EmptyState } from '../ui/EmptyState.tsx';

export function StudentOrdersPage() {
  return <EmptyState title="StudentOrders" heading={1} />;
}
