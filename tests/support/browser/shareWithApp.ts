import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { sharedPictureField, sharePath } from '../../../src/contract/site/shareTarget.ts';

/** Shares as the system does: a navigation that posts a picture, by default a JPEG; `null` shares text only. */
export async function shareWithApp(page: Page, picture: Buffer | string | null): Promise<void> {
  const bytes = picture === null ? null : [...(typeof picture === 'string' ? readFileSync(picture) : picture)];
  await Promise.all([
    page.waitForURL((url) => url.pathname === sharePath),
    page.evaluate(postForm, { bytes, action: sharePath, field: sharedPictureField }),
  ]);
}

/** Runs in the page. */
function postForm({ bytes, action, field }: { bytes: number[] | null; action: string; field: string }): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
  if (bytes !== null) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: field });
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(bytes)], 'slip.jpg', { type: 'image/jpeg' }));
    input.files = files.files;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
