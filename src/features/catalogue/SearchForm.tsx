import { type FormEvent, useId } from 'react';
import { keywordMaximum } from '../../contract/catalogue.ts';
import type { ItemKind } from '../../domain/course.ts';
import { catalogueMessages } from '../../i18n/catalogue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './searchForm.css';

/** One field and its button. `onType` is for lists that answer while the person types. */
export function SearchForm({
  kind,
  value,
  onType,
  onSearch,
}: {
  kind: ItemKind;
  value: string;
  onType: (text: string) => void;
  onSearch: (text: string) => void;
}) {
  const texts = useMessages(catalogueMessages);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value.trim());
  };
  return (
    <search>
      <form className="find" onSubmit={submit}>
        <div className="in-i">
          <Icon name="search" />
          <label className="vh" htmlFor={id}>
            {texts.searchLabel[kind]}
          </label>
          <input
            className="in"
            id={id}
            type="search"
            value={value}
            maxLength={keywordMaximum}
            placeholder={texts.searchPlaceholder[kind]}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  );
}
