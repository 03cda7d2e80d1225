import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { type ListSearch, listAddress, plainSearch } from './listSearch.ts';

/** The list without a match: one sentence, one way on. */
export function EmptyList({ search }: { search: ListSearch }) {
  const texts = useMessages(catalogueMessages);
  const isSearch = search.keyword !== '';
  return (
    <div role="status">
      <EmptyState
        title={isSearch ? texts.empty.search(search.keyword) : texts.empty.list}
        body={isSearch ? texts.empty.searchBody : texts.empty.listBody}
      >
        <ButtonLink to={listAddress(plainSearch(search.kind))}>{texts.empty.action[search.kind]}</ButtonLink>
      </EmptyState>
    </div>
  );
}
