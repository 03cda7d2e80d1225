import { EmptyState } from '../ui/EmptyState.tsx';

export function LoginPage() {
  return <EmptyState title="Login" heading={1} />;
}
