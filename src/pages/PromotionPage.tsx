import { EmptyState } from '../ui/EmptyState.tsx';

export function PromotionPage() {
  return <EmptyState title="Promotion" heading={1} />;
}
