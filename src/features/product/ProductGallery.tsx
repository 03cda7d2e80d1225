import { Suspense, useState } from 'react';
import {
  type GalleryEntry,
  galleryOf,
  type ProductDetail,
  type ProductPicture,
} from '../../domain/catalogue/product.ts';
import { textIn } from '../../domain/localText.ts';
import { breakpointsPx } from '../../domain/site/interfaceConstants.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { announce } from '../../ui/notice/announce.ts';
import { IconButton } from '../../ui/press/Button.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import { lazyPartAtLast } from '../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { CloseViewAwaited } from './CloseViewAwaited.tsx';
import { GalleryFilm } from './GalleryFilm.tsx';
import { useGallery } from './useGallery.ts';

const GalleryZoom = lazyPartAtLast(async () => (await import('./GalleryZoom.tsx')).GalleryZoom);

/** Covers are wider than the square, so they are loaded wide enough to fill its height. */
const gallerySizes = {
  stage: { whole: `(min-width: ${breakpointsPx.large}px) 924px, 170vw` },
  thumb: { whole: '160px' },
} as const;

/** The pictures of a product and its film: swiped, stepped through, chosen by thumbnail, or enlarged. */
export function ProductGallery({ product }: { product: ProductDetail }) {
  const texts = useMessages(productMessages).gallery;
  const { language } = useLanguage();
  const entries = galleryOf(product);
  const pictures = entries.filter((entry) => entry.kind === 'picture');
  // The enlarged view leaves the film out, so it is not counted here either.
  const placeOf = (entry: GalleryEntry) =>
    entry.kind === 'video' ? texts.video : texts.place(pictures.indexOf(entry) + 1, pictures.length);
  const [isClose, setClose] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const wordsAt = (index: number) => {
    const entry = entries[index];
    return entry === undefined ? '' : `${placeOf(entry)} ${textIn(entry.alt, language)}`;
  };
  const { strip, at, goTo, press } = useGallery(entries.length, (index) => announce(wordsAt(index)));
  const shown = entries[at];
  const leaveCloseView = () => setClose(false);

  if (entries.length === 0) {
    return (
      <div className="gallery">
        <div className="gallery-stage">
          <ItemCover row={product} eager />
        </div>
      </div>
    );
  }
  return (
    <section
      className="gallery"
      aria-label={texts.label}
      onKeyDown={press}
      onPointerDown={touch}
      onPointerEnter={touch}
      onFocus={touch}
    >
      <div className="gallery-stage">
        <ul
          ref={strip}
          className="gallery-strip"
          tabIndex={entries.length > 1 ? 0 : undefined}
          aria-label={texts.label}
        >
          {entries.map((entry, index) => (
            <li key={entryKey(entry)}>
              {entry.kind === 'video' ? (
                <GalleryFilm video={entry.video} title={entry.alt} isShown={index === at} />
              ) : (
                <StagePicture picture={entry} isFirst={index === 0} isTouched={isTouched} />
              )}
            </li>
          ))}
        </ul>
        {shown?.kind === 'picture' && (
          <IconButton icon="search" label={texts.closeUp} className="gallery-zoom" onClick={() => setClose(true)} />
        )}
        {entries.length > 1 && (
          <>
            <IconButton icon="back" label={texts.previous} className="gallery-back" onClick={() => goTo(at - 1)} />
            <IconButton icon="forward" label={texts.next} className="gallery-next" onClick={() => goTo(at + 1)} />
            <span className="tag gallery-place" aria-hidden="true">
              {shown?.kind === 'picture' ? `${pictures.indexOf(shown) + 1} / ${pictures.length}` : texts.video}
            </span>
          </>
        )}
      </div>
      {entries.length > 1 && <GalleryThumbs entries={entries} at={at} labelAt={wordsAt} onChoose={goTo} />}
      {isClose && shown?.kind === 'picture' && (
        <QuietBoundary onFailure={leaveCloseView}>
          <Suspense fallback={<CloseViewAwaited onStop={leaveCloseView} />}>
            <GalleryZoom
              pictures={pictures}
              at={pictures.indexOf(shown)}
              onMove={(index) => goTo(entries.indexOf(pictures[index] ?? shown))}
              onClose={leaveCloseView}
            />
          </Suspense>
        </QuietBoundary>
      )}
    </section>
  );
}

/** A picture of the stage. Once the gallery is touched all are loaded, so that the next one is there when it shows. */
function StagePicture({
  picture,
  isFirst,
  isTouched,
}: {
  picture: ProductPicture;
  isFirst: boolean;
  isTouched: boolean;
}) {
  const { language } = useLanguage();
  return (
    <Picture
      // A new element: the browser may ignore that an existing picture is no longer lazy.
      key={!isFirst && isTouched ? 'now' : 'later'}
      src={picture.url}
      alt={textIn(picture.alt, language)}
      width={1}
      height={1}
      sizes={gallerySizes.stage}
      first={isFirst}
      eager={isFirst || isTouched}
    />
  );
}

/** The small pictures under the stage, each a button. */
function GalleryThumbs({
  entries,
  at,
  labelAt,
  onChoose,
}: {
  entries: readonly GalleryEntry[];
  /** Index of the shown entry. */
  at: number;
  labelAt: (index: number) => string;
  onChoose: (index: number) => void;
}) {
  return (
    <ul className="gallery-thumbs">
      {entries.map((entry, index) => (
        <li key={entryKey(entry)}>
          <button
            type="button"
            aria-label={labelAt(index)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <Picture src={thumbOf(entry)} alt="" width={1} height={1} sizes={gallerySizes.thumb} eager />
            {entry.kind === 'video' && <Icon name="play" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

const entryKey = (entry: GalleryEntry): string => (entry.kind === 'video' ? entry.video.mp4Url : entry.url);
const thumbOf = (entry: GalleryEntry): string | null => (entry.kind === 'video' ? entry.video.posterUrl : entry.url);
