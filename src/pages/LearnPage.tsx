import { EmptyState } from '../ui/EmptyState.tsx';

export function LearnPage() {
  return <EmptyState title="Learn" heading={1} />;
}
