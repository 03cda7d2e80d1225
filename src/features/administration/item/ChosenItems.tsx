import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Button, IconButton } from '../../../ui/press/Button.tsx';
import { adminItemsQuery, anyItem } from '../catalogue/itemQueries.ts';
import { useSettled } from '../useSettled.ts';

type Props = {
  label: string;
  kind: ItemKind;
  ids: readonly string[];
  maximum: number;
  problem?: string | undefined;
  onIds: (ids: readonly string[]) => void;
};

/** Courses or products chosen by a search, up to a maximum. */
export function ChosenItems({ label, kind, ids, maximum, problem, onIds }: Props) {
  const texts = useMessages(itemEditingMessages).chosen;
  return (
    <fieldset className="f stack stack-2 adm-chosen">
      <legend>{label}</legend>
      {ids.length > 0 && (
        <ul className="stack stack-2">
          {ids.map((id) => (
            <li key={id} className="row sb">
              <ItemTitle id={id} kind={kind}>
                {(title) => (
                  <>
                    <span className="strong">{title}</span>
                    <IconButton
                      icon="trash"
                      label={texts.remove(title)}
                      onClick={() => onIds(ids.filter((other) => other !== id))}
                    />
                  </>
                )}
              </ItemTitle>
            </li>
          ))}
        </ul>
      )}
      {ids.length < maximum && (
        <ItemSearch label={texts.search} kind={kind} hidden={ids} onChoose={(id) => onIds([...ids, id])} />
      )}
      {problem && <Problem>{problem}</Problem>}
    </fieldset>
  );
}

/** The title of an item; its id while it is not known. */
function ItemTitle({ id, kind, children }: { id: string; kind: ItemKind; children: (title: string) => ReactNode }) {
  const { language } = useLanguage();
  const { data } = useQuery(adminItemsQuery({ ...anyItem, keyword: id, kind }));
  const item = data?.rows.find((row) => row.id === id);
  return children(item ? textIn(item.title, language) : id);
}

function ItemSearch({
  label,
  kind,
  hidden,
  onChoose,
}: {
  label: string;
  kind: ItemKind;
  hidden: readonly string[];
  onChoose: (id: string) => void;
}) {
  const texts = useMessages(itemEditingMessages).chosen;
  const { language } = useLanguage();
  const [keyword, setKeyword] = useState('');
  const asked = useSettled(keyword.trim());
  const { data } = useQuery({ ...adminItemsQuery({ ...anyItem, keyword: asked, kind }), enabled: asked !== '' });
  const found = asked === '' ? [] : (data?.rows ?? []).filter(({ id }) => !hidden.includes(id)).slice(0, 6);
  return (
    <>
      <TextField
        label={label}
        type="search"
        icon="search"
        autoComplete="off"
        maxLength={200}
        value={keyword}
        onText={setKeyword}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {asked !== '' && data && found.length === 0 && (
        <p className="mut" role="status">
          {texts.nothing}
        </p>
      )}
      {found.map((item) => {
        const title = textIn(item.title, language);
        return (
          <div key={item.id}>
            <Button
              kind="outline"
              small
              icon="plus"
              aria-label={texts.add(title)}
              onClick={() => {
                setKeyword('');
                onChoose(item.id);
              }}
            >
              {title}
            </Button>
          </div>
        );
      })}
    </>
  );
}
