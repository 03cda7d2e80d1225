import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { categoryOrder, categoryResource } from '../../../contract/administration/categories.ts';
import { type DeskCategory, stepCategory, type TreeLine, treeOf } from '../../../domain/catalogue/categoryTree.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Button, IconButton } from '../../../ui/press/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { categoriesQuery } from '../../catalogue/categoriesQuery.ts';
import { QueryStates } from '../list/QueryStates.tsx';
import { RemoveQuestion } from '../list/RemoveQuestion.tsx';
import { resourceQuery } from '../resourceQueries.ts';
import { CategorySheet } from './CategorySheet.tsx';

const deskCategoriesQuery = resourceQuery(categoryResource);

/** The categories as two trees, for courses and for products. */
export function AdminCategories() {
  const texts = useMessages(itemEditingMessages).categories;
  const query = useQuery(deskCategoriesQuery);
  const [editedId, setEdited] = useState<DeskCategory['id'] | 'new' | null>(null);
  const [unwanted, setUnwanted] = useState<DeskCategory | null>(null);
  const client = useQueryClient();
  const all = query.data ?? [];
  const edited = all.find(({ id }) => id === editedId) ?? null;
  return (
    <section className="stack" aria-labelledby="categories-title">
      <div className="row sb">
        <h2 id="categories-title" className="vh">
          {texts.title}
        </h2>
        <Button kind="outline" small icon="plus" onClick={() => setEdited('new')}>
          {texts.add}
        </Button>
      </div>
      <p className="read">{texts.body}</p>
      <QueryStates query={query} {...texts} />
      {query.data?.length === 0 && <EmptyState {...texts.empty} />}
      {(['course', 'product'] as const).map((kind) => (
        <Tree
          key={kind}
          lines={treeOf(kind, all)}
          title={texts.kinds[kind]}
          all={all}
          onEdit={({ id }) => setEdited(id)}
          onRemove={setUnwanted}
        />
      ))}
      {editedId !== null && <CategorySheet category={edited} all={all} onClose={() => setEdited(null)} />}
      {unwanted !== null && (
        <RemoveQuestion
          resource={categoryResource}
          id={unwanted.id}
          texts={texts.removal}
          onClose={() => setUnwanted(null)}
          onGone={() => {
            void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
            setUnwanted(null);
          }}
        >
          <p>{texts.removal.body}</p>
        </RemoveQuestion>
      )}
    </section>
  );
}

type TreeProps = {
  lines: readonly TreeLine[];
  title: string;
  all: readonly DeskCategory[];
  onEdit: (category: DeskCategory) => void;
  onRemove: (category: DeskCategory) => void;
};

function Tree({ lines, title, all, onEdit, onRemove }: TreeProps) {
  const texts = useMessages(itemEditingMessages).categories;
  const rows = useMessages(shopWindowMessages).rows;
  const { language } = useLanguage();
  const order = useCategoryOrder();
  const list = useRef<HTMLUListElement>(null);
  const goal = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (goal.current === null) return;
    // A moved row loses the focus.
    list.current?.querySelector<HTMLElement>(goal.current)?.focus();
    goal.current = null;
  });
  if (lines.length === 0) return null;
  const step = (category: DeskCategory, by: -1 | 1) => {
    goal.current = `[data-line="${category.id}"] [data-move=${by < 0 ? 'up' : 'down'}]`;
    announce(texts.moved(textIn(category.name, language)));
    order(stepCategory(category.id, by, all));
  };
  return (
    <>
      <h3 className="adm-group">{title}</h3>
      <ul ref={list} className="leaf leaf-0">
        {lines.map(({ category, depth }) => {
          const name = textIn(category.name, language);
          return (
            <li
              key={category.id}
              data-line={category.id}
              className="adm-line-row"
              style={{ paddingInlineStart: `calc(var(--s-3) + ${depth} * var(--s-6))` }}
            >
              <div className="grow">
                <p className="strong">{name}</p>
                <p className="sm mut num">
                  {category.linkPath} · {texts.count(category.itemCount)}
                </p>
              </div>
              <span className="adm-row-tools">
                <IconButton icon="collapse" label={rows.up(name)} data-move="up" onClick={() => step(category, -1)} />
                <IconButton icon="expand" label={rows.down(name)} data-move="down" onClick={() => step(category, 1)} />
                <IconButton icon="edit" label={texts.editOf(name)} onClick={() => onEdit(category)} />
                <IconButton icon="trash" label={texts.removal.of(name)} onClick={() => onRemove(category)} />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Saves an order at once; a refused one shows the latest order again. */
function useCategoryOrder(): (ids: readonly string[]) => void {
  const client = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = deskCategoriesQuery;
  const ordering = useMutation({
    mutationFn: ({ ids, key }: { readonly ids: readonly string[]; readonly key: string }) =>
      callServer(categoryOrder, { body: { ids } }, { key }),
    scope: { id: 'categories' },
    networkMode: 'always',
    onSuccess: (categories) => {
      client.setQueryData(queryKey, categories);
      void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
    },
    onError: (failure) => {
      notify({ kind: 'error', title: failureText(failure) });
      return client.invalidateQueries({ queryKey });
    },
  });
  return (ids) => {
    client.setQueryData(queryKey, (all) => all?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    ordering.mutate({ ids, key: crypto.randomUUID() });
  };
}
