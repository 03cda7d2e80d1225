import type { ReactNode } from 'react';
import { StateView } from './StateView.tsx';

/** An empty state: one sentence, one button. */
export function EmptyState(props: { title: ReactNode; body?: ReactNode; heading?: 1 | 2 | 3; children?: ReactNode }) {
  return <StateView art="empty" {...props} />;
}
