import { useParams } from 'react-router-dom';
import { CustomPageScreen } from '../features/customPage/CustomPageScreen.tsx';

/** A page of the shop's own words, such as who it is. */
export function CustomPagePage() {
  const { pagePath = '' } = useParams();
  return <CustomPageScreen path={pagePath} />;
}
