import { type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { lazyImageThresholdPx } from '../../domain/site/interfaceConstants.ts';
import { cutAddress, cutSet, hasCuts, pictureFormats, squareAddress } from '../../domain/site/pictureCuts.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePictureFailure } from '../form/usePictureFailure.ts';
import { Icon } from './Icon.tsx';

/** How wide a picture is drawn, as `sizes` says it, and where only its square middle is seen. */
export type PictureSizes = {
  readonly whole: string;
  readonly square?: { readonly media: string; readonly otherwise: string };
};

/**
 * A picture that keeps its place before it loads and never shows as broken: without an address, or when it fails, the
 * fallback stands there (a weave, or words) until the connection comes back. With `sizes` it comes as small as its place
 * and in the browser's best format. It loads when it comes near the screen: nearer than a browser's own laziness, which
 * begins up to 2,500 px ahead, so that what nobody scrolls to costs nobody's data; without a script that laziness has it.
 * `eager` is for what the first screen shows, `first` for the one picture that is seen before all others.
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

/** Browsers that do not know AVIF leave it alone, and find the picture a little later in the page. */
function preloadFirst({ src, sizes: { whole, square } }: Cuts): void {
  const options = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  const otherwise = square && { media: square.otherwise };
  preload(src, { ...options, ...otherwise, imageSrcSet: cutSet(src, 'avif'), imageSizes: whole });
  if (square) preload(src, { ...options, media: square.media, imageSrcSet: squareAddress(src, 'avif') });
}

/** Not near the screen yet, but not missing: whoever reads along hears what it shows. */
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
