import { type FormEvent, type Ref, useId } from 'react';
import { keywordMaximum } from '../../domain/site/interfaceConstants.ts';
import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { kindAddress, type ListedKind } from './listedKind.ts';
import './searchForm.css';

/**
 * One field and its button. What is typed lives in the field alone, so that no late screen takes a letter back; before
 * the script is there the browser itself asks the list. `onType` is for lists that answer while the person types.
 */
export function SearchForm({
  kind,
  keyword = '',
  field,
  onType,
  onSearch,
}: {
  kind: ListedKind;
  /** The initial keyword. */
  keyword?: string;
  field?: Ref<HTMLInputElement>;
  onType?: (text: string) => void;
  onSearch: (text: string) => void;
}) {
  const texts = useMessages(catalogueMessages);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyword')).trim());
  };
  return (
    <search>
      <form className="find" action={kindAddress(kind)} onSubmit={submit}>
        <div className="in-i">
          <Icon name="search" />
          <label className="vh" htmlFor={id}>
            {texts.searchLabel[kind]}
          </label>
          <input
            ref={field}
            className="in"
            id={id}
            name="keyword"
            type="search"
            defaultValue={keyword}
            maxLength={keywordMaximum + 1}
            placeholder={texts.searchPlaceholder[kind]}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onType?.(event.target.value)}
          />
        </div>
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  );
}
