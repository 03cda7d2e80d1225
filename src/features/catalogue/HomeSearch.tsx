import { useNavigate } from 'react-router-dom';
import { links } from '../../ui/press/links.ts';
import { SearchForm } from './SearchForm.tsx';

/** The search of the first page: it leads to the list. */
export function HomeSearch() {
  const navigate = useNavigate();
  return <SearchForm kind="course" onSearch={(keyword) => void navigate(links.courses(keyword))} />;
}
