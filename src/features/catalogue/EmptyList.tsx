import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { kindAddress, type ListedKind } from './listedKind.ts';

/** The list without a match: one sentence, one way on. */
export function EmptyList({ kind, keyword }: { kind: ListedKind; keyword: string }) {
  const texts = useMessages(catalogueMessages);
  const isSearch = keyword !== '';
  return (
    <div role="status">
      <EmptyState
        title={isSearch ? texts.empty.search(keyword) : texts.empty.list}
        body={isSearch ? texts.empty.searchBody : texts.empty.listBody}
      >
        <ButtonLink to={kindAddress(kind)}>{texts.empty.action[kind]}</ButtonLink>
      </EmptyState>
    </div>
  );
}
