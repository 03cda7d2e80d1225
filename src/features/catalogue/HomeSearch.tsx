import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { links } from '../../ui/links.ts';
import { SearchForm } from './SearchForm.tsx';

/** The search of the first page: it leads to the list. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <SearchForm
      kind="course"
      value={typed}
      onType={setTyped}
      onSearch={(keyword) => void navigate(links.courses(keyword))}
    />
  );
}
