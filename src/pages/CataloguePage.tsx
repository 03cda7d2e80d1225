import { EmptyState } from '../ui/EmptyState.tsx';

export function CataloguePage() {
  return <EmptyState title="Catalogue" heading={1} />;
}
