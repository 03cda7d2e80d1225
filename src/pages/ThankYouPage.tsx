import { EmptyState } from '../ui/EmptyState.tsx';

export function ThankYouPage() {
  return <EmptyState title="ThankYou" heading={1} />;
}
