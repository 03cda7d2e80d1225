import { useParams } from 'react-router-dom';
import { CustomPageScreen } from '../features/customPage/CustomPageScreen.tsx';

/** A custom page of the shop, such as "about us". */
export function CustomPagePage() {
  const { pagePath = '' } = useParams();
  return <CustomPageScreen path={pagePath} />;
}
