import { EmptyState } from '../ui/EmptyState.tsx';

export function OutboxPage() {
  return <EmptyState title="Outbox" heading={1} />;
}
