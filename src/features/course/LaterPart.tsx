import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Whoever only reads the top still gets the whole page, to search or print it. */
const patienceMs = 4_000;

/** A part below the first screen: drawn, and its code fetched, when the person scrolls or has read for a while. */
export function LaterPart({ height, children }: { height?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const now = () => want(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && now());
    observer.observe(place.current);
    addEventListener('scroll', now, { once: true, passive: true });
    const timer = setTimeout(now, patienceMs);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', now);
      clearTimeout(timer);
    };
  }, []);

  const empty = height === undefined ? null : <Skeleton height={height} round />;
  if (!isWanted) return <div ref={place}>{empty}</div>;
  return (
    <QuietBoundary>
      <Suspense fallback={empty}>{children}</Suspense>
    </QuietBoundary>
  );
}
