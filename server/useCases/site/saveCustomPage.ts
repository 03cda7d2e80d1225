import { pageWireFields } from '../../../src/contract/site/customPage.ts';
import { normalisePage, refusePage, type StoredPage, type TypedPage } from '../../../src/domain/site/customPage.ts';
import { plainTextOf } from '../../../src/domain/site/richText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import {
  findStoredPage,
  insertPage,
  type PageTexts,
  type PageWritten,
  updatePage,
} from '../../store/site/customPages.ts';
import { cleanRichText, type SizeOf } from '../catalogue/cleanRichText.ts';

/** A typed page with the sizes of its pictures (`pictureSizesIn`). */
type Typed = { readonly typed: TypedPage; readonly sizeOf: SizeOf };

/** Adds a page. Refuses invalid fields and a taken address. */
export const addPage = (tx: Tx, id: string, typed: Typed, now: number): Promise<StoredPage | Refusal> =>
  save(tx, id, typed, (texts) => insertPage(tx, id, texts, now));

/** Updates a page. Refuses like adding, and a missing page. */
export const changePage = (tx: Tx, id: string, typed: Typed, now: number): Promise<StoredPage | Refusal> =>
  save(tx, id, typed, (texts) => updatePage(tx, id, texts, now));

async function save(
  tx: Tx,
  id: string,
  { typed, sizeOf }: Typed,
  write: (texts: PageTexts) => Promise<PageWritten>,
): Promise<StoredPage | Refusal> {
  const refused = refuseFields(refusePage(typed), (field) => pageWireFields[field]);
  if (refused) return refused;
  const texts = cleaned(normalisePage(typed), sizeOf);
  if (isEmpty(texts.bodyTh))
    return refuse('INPUT_ERROR', { fields: { [pageWireFields.bodyTh]: 'page.body.required' } });
  const written = await write(texts);
  if (written === 'taken') return refuse('INPUT_ERROR', { fields: { [pageWireFields.path]: 'page.path.taken' } });
  const stored = written === 'missing' ? null : await findStoredPage(tx, id);
  return stored ?? refuse('NOT_FOUND');
}

const cleaned = ({ titleEn, bodyTh, bodyEn, ...same }: TypedPage, sizeOf: SizeOf): PageTexts => ({
  ...same,
  titleEn: titleEn === '' ? null : titleEn,
  bodyTh: cleanRichText(bodyTh, sizeOf),
  bodyEn: bodyEn === '' ? null : cleanRichText(bodyEn, sizeOf),
});

/** Without text and pictures. */
const isEmpty = (cleanedBody: string): boolean => plainTextOf(cleanedBody) === '' && !cleanedBody.includes('<img');
