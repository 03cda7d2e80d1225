import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { IconButton } from '../../../ui/press/Button.tsx';

/** Rows with buttons to move and, if that is possible, remove them; the focus follows. */
export function MovableRows<Row>({
  rows,
  label,
  nameOf,
  isRemovable = true,
  onRows,
  children,
}: {
  rows: readonly Row[];
  label: string;
  /** Name of the row at an index from 0. */
  nameOf: (at: number) => string;
  isRemovable?: boolean;
  onRows: (rows: readonly Row[]) => void;
  children: (row: Row, at: number, change: (row: Row) => void) => ReactNode;
}) {
  const texts = useMessages(shopWindowMessages).rows;
  const list = useRef<HTMLOListElement>(null);
  const goal = useRef<{ readonly at: number; readonly part: 'up' | 'down' | 'row' } | null>(null);
  useLayoutEffect(() => {
    if (goal.current === null || !list.current) return;
    const { at, part } = goal.current;
    goal.current = null;
    const row = list.current.children[Math.min(at, list.current.children.length - 1)];
    const button = row?.querySelector<HTMLButtonElement>(`[data-move=${part}]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLElement>('button:not(:disabled)') ?? list.current).focus();
  });
  const move = (from: number, to: number, part: 'up' | 'down') => {
    goal.current = { at: to, part };
    onRows(rows.map((row, at) => (at === from ? (rows[to] ?? row) : at === to ? (rows[from] ?? row) : row)));
    announce(texts.moved(nameOf(to)));
  };
  const remove = (gone: number) => {
    goal.current = { at: gone, part: 'row' };
    onRows(rows.filter((_, at) => at !== gone));
    announce(texts.removed(nameOf(gone)));
  };
  return (
    <ol ref={list} className="stack stack-3 adm-rows" aria-label={label} tabIndex={-1}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id but its position
        <li key={at} className="leaf stack stack-3">
          <div className="row sb">
            <span className="strong num">{nameOf(at)}</span>
            <span className="adm-row-tools">
              <IconButton
                icon="collapse"
                label={texts.up(nameOf(at))}
                data-move="up"
                disabled={at === 0}
                onClick={() => move(at, at - 1, 'up')}
              />
              <IconButton
                icon="expand"
                label={texts.down(nameOf(at))}
                data-move="down"
                disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1, 'down')}
              />
              {isRemovable && <IconButton icon="trash" label={texts.remove(nameOf(at))} onClick={() => remove(at)} />}
            </span>
          </div>
          <fieldset aria-label={nameOf(at)} className="stack stack-3 adm-row">
            {children(row, at, (changed) => onRows(rows.map((each, place) => (place === at ? changed : each))))}
          </fieldset>
        </li>
      ))}
    </ol>
  );
}
