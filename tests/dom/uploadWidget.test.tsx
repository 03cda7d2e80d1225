import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { storageDetails } from '../../src/contract/site/storage.ts';
import { UploadWidget, type UploadWidgetProps } from '../../src/features/administration/media/UploadWidget.tsx';
import type { UploadData } from '../../src/features/administration/media/uploadWidget.ts';
import { mediaMessages } from '../../src/i18n/catalogue/media.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const texts = mediaMessages.th.widget;
const gif = new Uint8Array([...new TextEncoder().encode('GIF89a'), ...Array(40).fill(0)]);
const picture = (name: string, bytes: BlobPart = gif) => new File([bytes], name, { type: 'image/gif' });

type Options = Partial<UploadWidgetProps> & { free?: number; data?: UploadData };

async function openWidget({ free = 1_000_000, data = { fileList: [], deleteFileList: [] }, ...options }: Options = {}) {
  const shop = plainShop({ role: 'administrator' });
  shop.answers(storageDetails, { freeBytes: free });
  let newest = data;
  function Parent() {
    const [held, hold] = useState(data);
    newest = held;
    return <UploadWidget type="image" multiple {...options} data={held} onChange={hold} />;
  }
  const user = await renderPart(<Parent />);
  const button = () => screen.getByRole('button', { name: options.buttonLabel ?? texts.upload });
  const choose = async (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('No choice of files');
    await user.upload(input, files);
  };
  return { shop, user, button, choose, data: () => newest };
}

const names = ({ fileList }: UploadData) => fileList.map(({ name }) => name);

test('every chosen file is looked into: the good ones are taken, the others named', async () => {
  const { choose, data, shop } = await openWidget();
  await choose(picture('a.gif'), picture('b.gif', '<html>'), picture('c.gif'));
  await waitFor(() => expect(names(data())).toEqual(['a.gif', 'c.gif']));
  expect(screen.getByText(`b.gif: ${texts.typeNotAllowed}`)).toBeVisible();
  expect(await screen.findByText(texts.canNotUpload)).toBeVisible();
  expect(shop.sent(storageDetails)).toHaveLength(1);
});

test('the parent gets the refusal instead of a notice if it asks for it', async () => {
  const onError = vi.fn<(message: string) => void>();
  const { choose } = await openWidget({ onError });
  await choose(picture('b.gif', 'no picture'));
  await waitFor(() => expect(onError).toHaveBeenCalledWith(texts.typeNotAllowed));
  expect(screen.queryByText(texts.canNotUpload)).toBeNull();
});

test('the storage is asked before a choice, and a file that would fill it is refused', async () => {
  const { choose, data } = await openWidget({ free: gif.length });
  await choose(picture('a.gif'));
  expect(await screen.findByText(`a.gif: ${texts.outOfStorage}`)).toBeVisible();
  expect(names(data())).toEqual([]);
});

test('the storage is not asked where it need not be', async () => {
  const { choose, data, shop } = await openWidget({ free: 0, isNotCheckStorage: true });
  await choose(picture('a.gif'));
  await waitFor(() => expect(names(data())).toEqual(['a.gif']));
  expect(shop.sent(storageDetails)).toEqual([]);
});

test('a stored picture is deleted after the question, and named to the parent', async () => {
  const stored = { fileList: [{ kind: 'stored', name: 'a.webp' } as const], deleteFileList: [] };
  const { user, button, data } = await openWidget({ data: stored, multiple: false });
  expect(button()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: texts.remove('a.webp') }));
  const question = await screen.findByRole('dialog', { name: texts.confirmDelete });
  await user.click(within(question).getByRole('button', { name: texts.confirm }));
  await waitFor(() => expect(data()).toEqual({ fileList: [], deleteFileList: ['a.webp'] }));
  expect(button()).toBeEnabled();
});

test('the viewer goes on by arrow keys and wraps around', async () => {
  const fileList = ['a', 'b', 'c'].map((name) => ({ kind: 'stored', name }) as const);
  const { user } = await openWidget({ data: { fileList, deleteFileList: [] } });
  // Only keys for the page: with a focus that moves, the simulated person would move a text cursor, too.
  const press = (key: string) => fireEvent.keyDown(document, { key });
  await user.click(screen.getByRole('button', { name: texts.open('a') }));
  expect(await screen.findByRole('dialog', { name: 'a' })).toBeVisible();
  press('ArrowLeft');
  expect(await screen.findByRole('dialog', { name: 'c' })).toBeVisible();
  press('ArrowRight');
  press('ArrowRight');
  expect(await screen.findByRole('dialog', { name: 'b' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.next }));
  expect(await screen.findByRole('dialog', { name: 'c' })).toBeVisible();
});

test('a video has one player, and nothing can be changed where the widget is disabled', async () => {
  const fileList = [{ kind: 'stored', name: 'film.mp4' } as const];
  const { button } = await openWidget({
    type: 'video',
    multiple: false,
    disabled: true,
    data: { fileList, deleteFileList: [] },
  });
  expect(screen.getByLabelText('film.mp4')).toHaveAttribute('src', '/uploads/public/film.mp4');
  expect(button()).toBeDisabled();
  expect(screen.queryByRole('button', { name: texts.remove('film.mp4') })).toBeNull();
  expect(screen.queryByText(texts.hint)).toBeNull();
});

test('hints, button and previews are shown as the parent wishes', async () => {
  await openWidget({
    ...{ hideButton: true, disabledPreview: true, imageSize: { width: 1_200, height: 675 }, limitFile: 5 },
    ...{ extra: 'more', extraRed: 'red', extraHtml: <b>bold</b> },
    data: { fileList: [{ kind: 'stored', name: 'a' }], deleteFileList: [] },
  });
  for (const text of [texts.hint, texts.hintSize('1,200', '675'), 'more', 'red', 'bold']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: texts.upload })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.open('a') })).toBeNull();
});
