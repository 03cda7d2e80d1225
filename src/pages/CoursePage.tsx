import { EmptyState } from '../ui/EmptyState.tsx';

export function CoursePage() {
  return <EmptyState title="Course" heading={1} />;
}
