import { useState } from 'react';
import { saveProductGallery } from '../../../contract/administration/adminItem.ts';
import type { ProductWindow, StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import {
  lineMaximum,
  picturesMaximum,
  refuseGallery,
  storedGallery,
  type TypedGallery,
  typedGallery,
} from '../../../domain/catalogue/typedProduct.ts';
import { noText } from '../../../domain/typedText.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { TypedTextFields } from '../form/TypedTextFields.tsx';
import { PictureViewer } from '../media/PictureViewer.tsx';
import { UploadedPictures } from '../media/UploadedPictures.tsx';
import { SmallPicture } from './SmallPicture.tsx';
import { useShopWindowForm } from './useShopWindowForm.ts';

const places = Array.from({ length: picturesMaximum }, (_, at) => `pictures.${at}.url`);
const wireFields = Object.fromEntries(places.map((field) => [field, field]));

/** The form of a product's further pictures: add, order, remove, alternative texts. */
export function GalleryForm({ item, stored }: { item: StoredItemDetail; stored: ProductWindow }) {
  const texts = useMessages(shopWindowMessages).gallery;
  const words = useMessages(mediaMessages).widget;
  const form = useShopWindowForm<TypedGallery>(item, 'gallery', {
    typed: typedGallery(stored),
    refuse: refuseGallery,
    wireFields,
    send: ({ revision, ...typed }, key) =>
      callServer(
        saveProductGallery,
        { params: { itemId: item.id }, body: { value: storedGallery(typed), revision } },
        { key },
      ),
  });
  const [viewed, setViewed] = useState<number | null>(null);
  const { problems, change } = form;
  const { pictures } = form.values;
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ pictures: texts.title }} />
      <p className="read">{texts.body}</p>
      {pictures.length === 0 && <p className="mut">{texts.none}</p>}
      <MovableRows
        rows={pictures}
        label={texts.title}
        nameOf={(at) => texts.picture(at + 1)}
        onRows={(rows) => change({ pictures: rows })}
      >
        {(picture, at, changeRow) => (
          <>
            <button
              type="button"
              className="picture-open"
              aria-label={words.open(texts.picture(at + 1))}
              onClick={() => setViewed(at)}
            >
              <SmallPicture url={picture.url} missing={texts.broken} />
            </button>
            {problems[`pictures.${at}.url`] && <Problem>{problems[`pictures.${at}.url`]}</Problem>}
            <TypedTextFields
              label={texts.alt}
              hint={texts.altHint}
              required
              maximum={lineMaximum}
              problems={problems}
              field={`pictures.${at}.alt`}
              value={picture.alt}
              onText={(alt) => changeRow({ ...picture, alt })}
            />
          </>
        )}
      </MovableRows>
      <PictureViewer
        files={pictures.map(({ url }, at) => ({ kind: 'stored', name: texts.picture(at + 1), address: url }))}
        at={viewed}
        onStep={(by) => setViewed((at) => (at === null ? null : (at + by + pictures.length) % pictures.length))}
        onClose={() => setViewed(null)}
      />
      <UploadedPictures
        multiple
        disabledPreview
        limitFile={picturesMaximum}
        buttonLabel={texts.add}
        urls={pictures.map(({ url }) => url)}
        onUrls={(urls) =>
          change({ pictures: [...pictures, ...urls.slice(pictures.length).map((url) => ({ url, alt: noText }))] })
        }
      />
    </DeskFormFrame>
  );
}
