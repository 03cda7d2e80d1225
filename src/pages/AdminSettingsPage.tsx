import { EmptyState } from '../ui/EmptyState.tsx';

export function AdminSettingsPage() {
  return <EmptyState title="AdminSettings" heading={1} />;
}
