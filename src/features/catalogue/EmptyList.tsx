import { listMessages } from '../../i18n/catalogue/list.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { kindAddress, type ListedKind } from './listedKind.ts';

/** The list without a match: one sentence, one way on. */
export function EmptyList({
  kind,
  keyword,
  unfiltered,
}: {
  kind: ListedKind;
  keyword: string;
  /** The address without the filters, if they may be the reason. */
  unfiltered?: string | undefined;
}) {
  const texts = useMessages(listMessages);
  const isSearch = keyword !== '';
  if (unfiltered !== undefined) {
    return (
      <div role="status">
        <EmptyState title={texts.empty.filtered} body={texts.empty.filteredBody}>
          <ButtonLink to={unfiltered}>{texts.empty.clear}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
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
