import { useParams } from 'react-router-dom';
import { TeacherScreen } from '../features/teacher/TeacherScreen.tsx';

/** A teacher with their courses. */
export function TeacherPage() {
  const { teacherId = '' } = useParams();
  return <TeacherScreen teacherId={teacherId} />;
}
