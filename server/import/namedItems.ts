import type { ItemKind } from '../../src/domain/catalogue/course.ts';
import type { ImportContent } from './importEntry.ts';

export type Named = { readonly by: string; readonly id: string; readonly kind: ItemKind };

/** The other items that a row names, by column. */
export const namedBy = (content: ImportContent | null): readonly Named[] => [
  ...(content?.freeBook ? [{ by: 'free_book', id: content.freeBook.id, kind: 'product' as const }] : []),
  ...(content?.plans ?? []).flatMap(({ id: planId, freeForOwnersOf }) =>
    (freeForOwnersOf ?? []).map((id) => ({ by: `free_for of the plan ${planId}`, id, kind: 'course' as const })),
  ),
];
