import { useParams } from 'react-router-dom';
import { ItemListScreen } from '../features/catalogue/ItemListScreen.tsx';

/** All courses, those of a category, or those that were searched for. */
export function CoursesPage() {
  const { linkPath = '' } = useParams();
  return <ItemListScreen kind="course" linkPath={linkPath} />;
}
