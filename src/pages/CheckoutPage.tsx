import { EmptyState } from '../ui/EmptyState.tsx';

export function CheckoutPage() {
  return <EmptyState title="Checkout" heading={1} />;
}
