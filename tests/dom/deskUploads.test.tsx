import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { curriculumCalls } from '../../src/contract/administration/curriculum.ts';
import { addMedium, adminMedia, adminMedium } from '../../src/contract/administration/medium.ts';
import { uploadPagePicture } from '../../src/contract/site/customPage.ts';
import { storageDetails } from '../../src/contract/site/storage.ts';
import type { DeskLecture } from '../../src/domain/catalogue/deskCurriculum.ts';
import { noLecture, storedLecture } from '../../src/domain/catalogue/typedLecture.ts';
import type { Medium } from '../../src/domain/media/medium.ts';
import { LectureSheet } from '../../src/features/administration/curriculum/LectureSheet.tsx';
import { LeaveQuestion } from '../../src/features/administration/form/LeaveQuestion.tsx';
import { MediaField } from '../../src/features/administration/media/MediaField.tsx';
import { PagePictures } from '../../src/features/administration/pages/PagePictures.tsx';
import { itemEditingMessages } from '../../src/i18n/catalogue/itemEditing.ts';
import { mediaMessages } from '../../src/i18n/catalogue/media.ts';
import { pageEditingMessages } from '../../src/i18n/catalogue/pageEditing.ts';
import { shopWindowMessages } from '../../src/i18n/catalogue/shopWindow.ts';
import { administrationMessages } from '../../src/i18n/people/administration.ts';
import { failures } from '../../src/i18n/th/app/failures.ts';
import type { UploadListener } from '../../src/platform/upload/resumableUpload.ts';
import { field } from '../support/dom/field.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';
import { wordsOf } from '../support/run/words.ts';

/** The uploads that reached the network, which this test ends by hand. */
const begun = vi.hoisted(() => new Map<string, UploadListener>());
vi.mock('../../src/platform/upload/resumableUpload.ts', () => ({
  forgetUpload: async () => undefined,
  startUpload: (file: File, listener: UploadListener) => {
    begun.set(file.name, listener);
    return { pause: () => undefined, resume: () => undefined, cancel: () => undefined };
  },
}));
beforeEach(() => begun.clear());

const texts = mediaMessages.th;
const curriculum = itemEditingMessages.th.curriculum;
const mp4 = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypmp42'), 0, 0, 0, 0, ...Array(24).fill(0)]);
const gif = new Uint8Array([...new TextEncoder().encode('GIF89a'), ...Array(40).fill(0)]);
const picture = (name: string) => new File([gif], name, { type: 'image/gif' });
const paper = (name: string) => new File(['%PDF-1.7\n', name], name, { type: 'application/pdf' });
const mediumOf = (name: string): Medium => ({
  ...{ id: name, kind: 'file', name, bytes: 9, contentType: 'application/pdf', codec: null, durationSeconds: null },
  ...{ width: null, height: null, isPlayable: true, posterUrl: null, url: `/media/${name}`, subtitles: [], uses: 0 },
  createdAt: 0,
});

function deskShop(freeBytes: number | null = 1_000_000) {
  const shop = plainShop({ role: 'administrator' });
  if (freeBytes !== null) shop.answers(storageDetails, { freeBytes });
  shop.answers(adminMedia, { rows: [], total: 0 });
  shop.answers(adminMedium, ({ params }) => mediumOf(params.mediumId ?? ''));
  shop.answers(addMedium, ({ body }) => mediumOf(body.name));
  return shop;
}

const choices = (label: string, inside: HTMLElement = document.body) =>
  [...inside.querySelectorAll<HTMLInputElement>('input[type="file"]')].filter(
    (input) => input.getAttribute('aria-label') === label,
  );
const choiceIn = (inside: HTMLElement, label: string): HTMLInputElement => {
  const [found] = choices(label, inside);
  if (found === undefined) throw new Error(`No choice of files: ${label}`);
  return found;
};

async function openLecture() {
  const shop = deskShop();
  shop.answers(curriculumCalls.addLecture, []);
  const onClose = vi.fn();
  const user = await renderPart(
    <>
      <LectureSheet itemId="1" sectionId="1" lecture={null} onClose={onClose} />
      <LeaveQuestion />
    </>,
  );
  const sheet = await screen.findByRole('dialog', { name: curriculum.addLecture });
  return { shop, user, sheet, onClose };
}

test('two files beside a lecture, uploaded at once, both stay', async () => {
  const { user, sheet } = await openLecture();
  const group = () => within(sheet).getByRole('group', { name: curriculum.addFile });
  await user.upload(choiceIn(group(), texts.choose.file), paper('a.pdf'));
  await user.upload(choiceIn(group(), texts.choose.file), paper('b.pdf'));
  await waitFor(() => expect(begun.size).toBe(2));
  await act(async () => begun.get('a.pdf')?.onDone('a'.repeat(32)));
  expect(await within(sheet).findByRole('group', { name: curriculum.file(1) })).toBeVisible();
  expect(within(group()).getByText('b.pdf')).toBeVisible();
  await act(async () => begun.get('b.pdf')?.onDone('b'.repeat(32)));
  expect(await within(sheet).findByRole('group', { name: curriculum.file(2) })).toBeVisible();
  expect(within(sheet).getByRole('group', { name: curriculum.file(1) })).toBeVisible();
});

test('a lecture says that it loses its imported film before it is saved without it', async () => {
  deskShop();
  const lecture: DeskLecture = {
    ...{ ...storedLecture(noLecture), id: '7', revision: 'r', hasImportedFilm: true, kind: 'video' },
    name: { th: 'บทที่ 1', en: null },
  };
  const user = await renderPart(<LectureSheet itemId="1" sectionId="1" lecture={lecture} onClose={() => undefined} />);
  const sheet = await screen.findByRole('dialog', { name: curriculum.changeLecture('บทที่ 1') });
  expect(within(sheet).queryByText(curriculum.importedFilmGoes)).toBeNull();
  await user.selectOptions(within(sheet).getByLabelText(curriculum.kind), 'text');
  expect(within(sheet).getByText(curriculum.importedFilmGoes)).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: wordsOf(true).persistedForm.save })).toBeNull();
  expect(within(sheet).getByRole('button', { name: curriculum.saveWithoutFilm })).toBeVisible();
  await user.selectOptions(within(sheet).getByLabelText(curriculum.kind), 'video');
  expect(within(sheet).getByRole('button', { name: wordsOf(true).persistedForm.save })).toBeVisible();
});

test('a lecture waits for its film, and closing it asks', async () => {
  const { shop, user, sheet, onClose } = await openLecture();
  await user.selectOptions(within(sheet).getByLabelText(curriculum.kind), 'video');
  const film = within(sheet).getByRole('group', { name: new RegExp(curriculum.medium) });
  await user.upload(choiceIn(film, texts.choose.video), new File([mp4], 'film.mp4', { type: 'video/mp4' }));
  await waitFor(() => expect(begun.has('film.mp4')).toBe(true));
  expect(within(film).queryByText(texts.stillUploading)).toBeNull();
  await user.type(field(shopWindowMessages.th.inThai(curriculum.name), sheet), 'บทแรก');
  await user.click(within(sheet).getByRole('button', { name: wordsOf(true).persistedForm.save }));
  expect(await within(film).findByText(texts.stillUploading)).toBeVisible();
  expect(shop.sent(curriculumCalls.addLecture)).toEqual([]);

  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: administrationMessages.th.menu.unsaved.title })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('films use the sentences of the specification, and an unknown storage is told', async () => {
  const shop = deskShop(null);
  const user = await renderPart(<MediaField label="ไฟล์" kind="picture" value={null} onChange={() => undefined} />);
  const choose = (file: File) => user.upload(choiceIn(document.body, texts.choose.picture), file);
  await choose(new File(['<html>'], 'a.gif', { type: 'image/gif' }));
  expect(await screen.findByText(texts.widget.typeNotAllowed)).toBeVisible();
  await choose(picture('b.gif'));
  expect(await screen.findByText(texts.storageUnknown)).toBeVisible();
  await waitFor(() => expect(begun.has('b.gif')).toBe(true));

  shop.refuses(addMedium, { status: 413, code: 'FILE_TOO_LARGE' });
  await act(async () => begun.get('b.gif')?.onDone('b'.repeat(32)));
  expect(await screen.findByText(/30.MB และ 50.ล้านพิกเซล/)).toBeVisible();
  shop.answers(storageDetails, { freeBytes: 10 });
  await choose(picture('c.gif'));
  expect(await screen.findByText(texts.widget.outOfStorage)).toBeVisible();
});

test('pictures of a page: one that fails keeps no other back, none is taken twice, the viewer wraps around', async () => {
  const shop = deskShop();
  let count = 0;
  shop.answers(uploadPagePicture, () => {
    count += 1;
    if (count === 3) shop.refuses(uploadPagePicture, { status: 413, code: 'FILE_TOO_LARGE' });
    return [{ address: `/uploads/public/n${count}.webp`, width: 3, height: 2 }];
  });
  let html = '';
  function Page() {
    const [held, hold] = useState('<p>ดิน</p>');
    html = held;
    return <PagePictures html={held} onHtml={hold} />;
  }
  const user = await renderPart(<Page />);
  const { add } = pageEditingMessages.th.pictures;
  await user.upload(choiceIn(document.body, add), [picture('a.gif'), picture('b.gif')]);
  await waitFor(() => expect(html).toContain('n2.webp'));
  expect(html.startsWith('<p>ดิน</p>\n\n<p><img src="/uploads/public/n1.webp"')).toBe(true);

  await user.upload(choiceIn(document.body, add), [picture('a.gif'), picture('c.gif'), picture('d.gif')]);
  expect(await screen.findByText(failures.FILE_TOO_LARGE)).toBeVisible();
  expect(shop.sent(uploadPagePicture)).toHaveLength(4);
  await waitFor(() => expect(html).toContain('n3.webp'));

  await user.click(screen.getByRole('button', { name: texts.widget.open('b.gif') }));
  await user.click(await screen.findByRole('button', { name: texts.widget.next }));
  expect(await screen.findByRole('dialog', { name: 'c.gif' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.widget.next }));
  expect(await screen.findByRole('dialog', { name: 'a.gif' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: texts.widget.remove('a.gif') }));
  const question = await screen.findByRole('dialog', { name: texts.widget.confirmDelete });
  await user.click(within(question).getByRole('button', { name: texts.widget.confirm }));
  await waitFor(() => expect(html).not.toContain('n1.webp'));
  expect(html).toContain('n2.webp');
});
