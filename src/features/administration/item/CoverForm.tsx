import { saveItemCover } from '../../../contract/administration/adminItem.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import {
  otherCover,
  refuseCover,
  storedCover,
  type TypedCover,
  typedCover,
} from '../../../domain/catalogue/typedCover.ts';
import { lineMaximum } from '../../../domain/catalogue/typedProduct.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { Picture } from '../../../ui/show/Picture.tsx';
import { coverSizePx } from '../../catalogue/coverSize.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { UploadedPictures } from '../media/UploadedPictures.tsx';
import { useShopWindowForm } from './useShopWindowForm.ts';

/** The form of a cover: choose, preview, alternative text, remove. */
export function CoverForm({ item }: { item: StoredItemDetail }) {
  const { gallery, cover: texts } = useMessages(shopWindowMessages);
  const stored = typedCover(item);
  const form = useShopWindowForm<TypedCover>(item, 'cover', {
    typed: stored,
    refuse: refuseCover,
    wireFields: { url: 'pictureUrl' },
    send: ({ revision, ...values }, key) =>
      callServer(
        saveItemCover,
        { params: { itemId: item.id }, body: { value: storedCover(values), revision } },
        { key },
      ),
  });
  const { values: typed, problems, change } = form;
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ url: texts.title, alt: gallery.alt }} />
      <section className="leaf stack" aria-label={texts.title}>
        <p className="read">{texts.body}</p>
        <CoverPreviews url={typed.url} />
        {problems.url && <Problem>{problems.url}</Problem>}
        <UploadedPictures
          buttonLabel={texts.choose}
          imageSize={coverSizePx}
          urls={typed.url === null ? [] : [typed.url]}
          onUrls={([url = null]) => change(otherCover(typed, stored, url))}
        />
        {typed.url !== null && (
          <DeskFields
            form={form}
            fields={[
              {
                ...{ kind: 'languages', name: 'alt', label: gallery.alt, hint: gallery.altHint },
                ...{ required: true, maximum: lineMaximum },
              },
            ]}
          />
        )}
      </section>
    </DeskFormFrame>
  );
}

/** The whole cover as on its page, and the strip of lists on phones. */
function CoverPreviews({ url }: { url: string | null }) {
  const { gallery, cover: texts } = useMessages(shopWindowMessages);
  if (url === null) return <p className="mut">{texts.none}</p>;
  const shared = { src: url, alt: '', eager: true, fallback: <span className="no-pic sm">{gallery.broken}</span> };
  return (
    <div className="adm-covers">
      <figure>
        <Picture {...shared} {...coverSizePx} sizes={{ whole: '320px' }} className="adm-cover" />
        <figcaption className="hint">{texts.onPage}</figcaption>
      </figure>
      <figure>
        <Picture {...shared} width={116} height={160} sizes={{ whole: '288px' }} className="adm-cover" />
        <figcaption className="hint">{texts.onPhone}</figcaption>
      </figure>
    </div>
  );
}
