import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { insertMarkup } from '../form/insertMarkup.ts';
import { UploadedPictures } from '../media/UploadedPictures.tsx';
import { picturesIn, withPictures } from './textPictures.ts';

/** The pictures of a page's text. New ones are put at its end, deleted ones are taken out of it. */
export function PagePictures({ html, onHtml }: { html: string; onHtml: (html: string) => void }) {
  const texts = useMessages(pageEditingMessages);
  return (
    <UploadedPictures
      multiple
      buttonLabel={texts.pictures.add}
      extra={texts.pictures.hint}
      urls={picturesIn(html)}
      onUrls={(urls, added) => onHtml(added.reduce(withAtEnd(texts.samples.picture), withPictures(html, urls)))}
    />
  );
}

const withAtEnd =
  (words: string) =>
  (text: string, { address, width, height }: { address: string; width: number; height: number }): string =>
    insertMarkup(
      { text, start: text.length, end: text.length },
      { kind: 'picture', words, address, size: { width, height } },
    ).text;
