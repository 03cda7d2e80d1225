import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { adminMedia, adminMedium } from '../../src/contract/administration/medium.ts';
import { storageDetails } from '../../src/contract/site/storage.ts';
import type { Medium } from '../../src/domain/media/medium.ts';
import { MediaField } from '../../src/features/administration/media/MediaField.tsx';
import { mediaMessages } from '../../src/i18n/catalogue/media.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const texts = mediaMessages.th;
const film: Medium = {
  ...{ id: 'm1', kind: 'video', name: 'บท 1.mov', bytes: 2_000_000, contentType: 'video/quicktime', codec: 'ProRes' },
  ...{ durationSeconds: 75, width: 640, height: 360, isPlayable: false, posterUrl: null, url: '/media/desk/a.mov' },
  ...{ subtitles: [], uses: 0, createdAt: 0 },
};

async function openField(kind: Medium['kind'] = 'video') {
  const shop = plainShop({ role: 'administrator' });
  shop.answers(adminMedia, { rows: [film], total: 1 });
  shop.answers(adminMedium, film);
  shop.answers(storageDetails, { freeBytes: 1_000 });
  function Form() {
    const [value, hold] = useState<string | null>(null);
    return <MediaField label="ไฟล์" kind={kind} value={value} onChange={(medium) => hold(medium?.id ?? null)} />;
  }
  const user = await renderPart(<Form />);
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No choice of files');
    await user.upload(input, file);
  };
  return { shop, user, choose };
}

test('a file of the shop is chosen, shown with its facts and its fault, and taken out', async () => {
  const { shop, user } = await openField();
  await user.click(screen.getByRole('button', { name: texts.fromShop }));
  const sheet = await screen.findByRole('dialog', { name: texts.fromShop });
  await user.click(await within(sheet).findByRole('button', { name: texts.use(film.name) }));
  const field = screen.getByRole('group', { name: 'ไฟล์' });
  expect(await within(field).findByText(film.name)).toBeVisible();
  expect(within(field).getByText(/1:15 · 640 × 360 · ProRes/)).toBeVisible();
  expect(within(field).getByText(texts.notPlayable)).toBeVisible();
  expect(within(field).getByText(texts.notPlayableHelp)).toBeVisible();
  expect(shop.sent(adminMedia)).toHaveLength(1);
  await user.click(within(field).getByRole('button', { name: texts.takeOut }));
  expect(within(field).getByText(texts.none)).toBeVisible();
});

test('a file of another kind, or without room for it, is refused before a byte is sent', async () => {
  const { choose } = await openField('audio');
  await choose(new File(['<html>'], 'a.mp3', { type: 'audio/mpeg' }));
  expect(await screen.findByText(texts.faults.type)).toBeVisible();
  await choose(new File([new Uint8Array(2_000)], 'b.mp3', { type: 'audio/mpeg' }));
  expect(await screen.findByText(texts.faults.storage)).toBeVisible();
});
