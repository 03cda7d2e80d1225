import { EmptyState } from '../ui/EmptyState.tsx';

export function MyCoursesPage() {
  return <EmptyState title="MyCourses" heading={1} />;
}
