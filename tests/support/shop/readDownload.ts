import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { readPdf } from '../run/pdfReader.ts';

/** Presses a PDF download; returns the file's name and text. */
export async function readDownload(page: Page, action: Locator): Promise<readonly [name: string, text: string]> {
  const coming = page.waitForEvent('download');
  await action.click();
  const file = await coming;
  const pages = await readPdf(await readFile(await file.path()));
  return [file.suggestedFilename(), pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')];
}
