import { EmptyState } from '../ui/EmptyState.tsx';

export function AdminMailPage() {
  return <EmptyState title="AdminMail" heading={1} />;
}
