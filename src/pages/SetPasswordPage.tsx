import { EmptyState } from '../ui/EmptyState.tsx';

export function SetPasswordPage() {
  return <EmptyState title="SetPassword" heading={1} />;
}
