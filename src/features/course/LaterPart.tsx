import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** So early before it comes into sight. */
const nearPx = 600;
/** Whoever only reads the top still gets the whole page, to search or print it. */
const patienceMs = 4_000;

/** A part far below the first screen: drawn, and its code fetched, when it comes near or the page has been read a while. */
export function LaterPart({ height, children }: { height: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const now = () => want(true);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && now(), {
      rootMargin: `${nearPx}px`,
    });
    observer.observe(place.current);
    const timer = setTimeout(now, patienceMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const empty = <Skeleton height={height} round />;
  if (!isWanted) return <div ref={place}>{empty}</div>;
  return (
    <QuietBoundary>
      <Suspense fallback={empty}>{children}</Suspense>
    </QuietBoundary>
  );
}
