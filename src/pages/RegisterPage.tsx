import { EmptyState } from '../ui/EmptyState.tsx';

export function RegisterPage() {
  return <EmptyState title="Register" heading={1} />;
}
