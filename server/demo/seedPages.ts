import type { Tx } from '../store/database/database.ts';
import { customPages } from '../store/schema/customPages.ts';
import { cleanRichText } from '../useCases/catalogue/cleanRichText.ts';
import { pages } from './content/pages.ts';

/** Writes the shop's own pages, cleaned like any other. */
export async function seedPages(tx: Tx, now: number): Promise<void> {
  await tx.insert(customPages).values(
    pages.map(({ path, title, body }, position) => ({
      id: `page-${path}`,
      path,
      titleTh: title.th,
      titleEn: title.en,
      bodyTh: cleanRichText(body.th),
      bodyEn: cleanRichText(body.en),
      isPublished: true,
      position,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
