import { type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { lazyImageThresholdPx } from '../../domain/site/interfaceConstants.ts';
import { cutAddress, cutSet, hasCuts, pictureFormats, squareAddress } from '../../domain/site/pictureCuts.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePictureFailure } from '../form/usePictureFailure.ts';
import { Icon } from './Icon.tsx';

/** The width of a picture as `sizes`, and the query for its square crop. */
export type PictureSizes = {
  readonly whole: string;
  readonly square?: { readonly media: string; readonly otherwise: string };
};

/**
 * A picture with reserved space and a fallback until it loads, in its displayed size and best format with `sizes`.
 * `eager` is for the first screen, `first` for its main picture.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  fallback,
  first = false,
  eager = first,
  className,
}: {
  src: string | null | undefined;
  /** Empty for decoration beside its title. */
  alt: string;
  width: number;
  height: number;
  sizes?: PictureSizes | undefined;
  fallback?: ReactNode;
  first?: boolean;
  eager?: boolean;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager);
  const { hasFailed, onError, ref, isAway } = usePictureFailure(src);
  const shown = near && src && !hasFailed;
  const cuts = src && sizes && hasCuts(src) ? sizes : null;
  if (first && src && cuts) preloadFirst({ src, sizes: cuts });

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${lazyImageThresholdPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  const image = shown && (
    <img
      ref={ref}
      srcSet={cuts ? cutSet(src, 'webp') : undefined}
      sizes={cuts?.whole}
      src={src}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      onError={onError}
    />
  );
  return (
    <div ref={place} className={className ? `pic ${className}` : 'pic'} style={{ aspectRatio: `${width} / ${height}` }}>
      {!shown &&
        (fallback ??
          (src && !hasFailed ? <Coming alt={alt} /> : <NoPicture alt={alt} isLater={hasFailed && isAway} />))}
      {!near && src && (
        <noscript>
          <img
            src={cuts ? cutAddress(src, '480', 'webp') : src}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
          />
        </noscript>
      )}
      {shown && cuts ? (
        <picture>
          <Sources src={src} sizes={cuts} />
          {image}
        </picture>
      ) : (
        image
      )}
    </div>
  );
}

type Cuts = { readonly src: string; readonly sizes: PictureSizes };

function Sources({ src, sizes: { whole, square } }: Cuts) {
  return (
    <>
      {square &&
        pictureFormats.map((format) => (
          <source key={format} type={`image/${format}`} media={square.media} srcSet={squareAddress(src, format)} />
        ))}
      <source type="image/avif" srcSet={cutSet(src, 'avif')} sizes={whole} />
    </>
  );
}

/** Browsers without AVIF ignore the preload. */
function preloadFirst({ src, sizes: { whole, square } }: Cuts): void {
  const options = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  const otherwise = square && { media: square.otherwise };
  preload(src, { ...options, ...otherwise, imageSrcSet: cutSet(src, 'avif'), imageSizes: whole });
  if (square) preload(src, { ...options, media: square.media, imageSrcSet: squareAddress(src, 'avif') });
}

/** Not near the screen yet; screen readers still hear its text. */
const Coming = ({ alt }: { alt: string }) => alt !== '' && <span role="img" aria-label={alt} />;

function NoPicture({ alt, isLater }: { alt: string; isLater: boolean }) {
  const texts = useMessages(uiMessages);
  return (
    <span className="no-pic">
      <Icon name="picture" large />
      {alt && <span className="xs">{isLater ? texts.pictureLater : texts.noPicture}</span>}
    </span>
  );
}
