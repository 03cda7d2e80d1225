import { useNavigate } from 'react-router-dom';
import { links } from '../../ui/press/links.ts';
import { SuggestedSearch } from './SuggestedSearch.tsx';

/** The search of the first page. It leads to what is found of both kinds. */
export function HomeSearch() {
  const navigate = useNavigate();
  return <SuggestedSearch onSearch={(asked) => void navigate(links.search(asked))} />;
}
