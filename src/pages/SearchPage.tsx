import { SearchScreen } from '../features/finding/SearchScreen.tsx';

/** Courses and products together: everything, or what a search finds. */
export const SearchPage = () => <SearchScreen />;
