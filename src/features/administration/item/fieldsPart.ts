import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import type { TypedItem } from '../../../domain/catalogue/typedItem.ts';
import type { RevisedForm } from '../form/useRevisedForm.ts';

/** An item and the form of its fields, for one section of that form. */
export type FieldsPart = { item: StoredItemDetail; form: RevisedForm<TypedItem> };
