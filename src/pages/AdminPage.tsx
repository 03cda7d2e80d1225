import { EmptyState } from '../ui/EmptyState.tsx';

export function AdminPage() {
  return <EmptyState title="Admin" heading={1} />;
}
