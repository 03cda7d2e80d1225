import { useNavigate } from 'react-router-dom';
import { links } from '../../ui/press/links.ts';
import { SearchForm } from '../catalogue/SearchForm.tsx';

/** The search of the first page: it leads to what is found of both kinds. */
export function HomeSearch() {
  const navigate = useNavigate();
  return <SearchForm kind="all" onSearch={(keyword) => void navigate(links.search(keyword))} />;
}
