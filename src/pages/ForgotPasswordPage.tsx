import { EmptyState } from '../ui/EmptyState.tsx';

export function ForgotPasswordPage() {
  return <EmptyState title="ForgotPassword" heading={1} />;
}
