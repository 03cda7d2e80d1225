import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyImageThresholdPx } from '../domain/interfaceConstants.ts';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from './Icon.tsx';
import { usePictureFailure } from './usePictureFailure.ts';

/**
 * A picture that keeps its place before it loads and never shows as broken: without an address, or when it fails, the
 * fallback stands there (a weave, or words) until the connection comes back. `eager` is for the one picture seen first.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  fallback,
  eager = false,
  className,
}: {
  src: string | null | undefined;
  /** Empty for decoration beside its title. */
  alt: string;
  width: number;
  height: number;
  fallback?: ReactNode;
  eager?: boolean;
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager || typeof IntersectionObserver === 'undefined');
  const { hasFailed, onError, isAway } = usePictureFailure(src);
  const shown = near && src && !hasFailed;

  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${lazyImageThresholdPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div ref={place} className={className ? `pic ${className}` : 'pic'} style={{ aspectRatio: `${width} / ${height}` }}>
      {!shown && (fallback ?? <NoPicture alt={alt} isLater={hasFailed && isAway} />)}
      {shown && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={onError}
        />
      )}
    </div>
  );
}

function NoPicture({ alt, isLater }: { alt: string; isLater: boolean }) {
  const texts = useMessages(uiMessages);
  return (
    <span className="no-pic">
      <Icon name="picture" large />
      {alt && <span className="xs">{isLater ? texts.pictureLater : texts.noPicture}</span>}
    </span>
  );
}
