import { EmptyState } from '../ui/EmptyState.tsx';

export function CoursesPage() {
  return <EmptyState title="Courses" heading={1} />;
}
