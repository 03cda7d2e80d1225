import type { Listing } from '../../domain/catalogue/course.ts';
import { FoundBy } from './FoundBy.tsx';
import type { Find } from './ItemCard.tsx';
import { MarkedText } from './MarkedText.tsx';
import type { ReadyList } from './useItemList.ts';

/** How each row of a list says why it was found; `undefined` without a keyword. */
export function findsOf(keyword: string, view: ReadyList): ((row: Listing, place: number) => Find) | undefined {
  if (keyword === '') return undefined;
  return (row, place) => {
    const question = view.nearWords?.[place] ?? view.foundAs ?? keyword;
    return {
      mark: (text) => <MarkedText text={text} question={question} />,
      foundBy: (shownKind) => <FoundBy row={row} shownKind={shownKind} question={question} />,
    };
  };
}
