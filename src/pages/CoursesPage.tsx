import { useParams } from 'react-router-dom';
import { ItemListScreen } from '../features/catalogue/ItemListScreen.tsx';

/** All courses, those of a category, or search results. */
export function CoursesPage() {
  const { linkPath = '' } = useParams();
  return <ItemListScreen kind="course" linkPath={linkPath} />;
}
