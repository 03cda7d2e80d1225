import { EmptyState } from '../ui/EmptyState.tsx';

export function AccountPage() {
  return <EmptyState title="Account" heading={1} />;
}
