import { type ReactNode, type RefObject, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { MissingPart } from '../../ui/state/MissingPart.tsx';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { useWasDrawn } from '../../ui/state/useWasDrawn.ts';

/** After this pause (ms) the whole page is drawn, so that it can be searched or printed. */
const patienceMs = 4_000;

/** Signs of interest. A keyboard user scrolls only once there is something to focus. */
const signs = ['scroll', 'keydown'];

/** Room of a part whose height is not known (CSS length). */
const unknownRoom = '24rem';

/** The same object every time, so that React leaves the server's markup untouched. */
const asDrawn = { __html: '' };

/**
 * A section below the first screen, loaded after a scroll, a key press or some reading time. Until then the server's
 * markup stays readable, and it is removed only when the section has rendered.
 */
export function LaterPart({ height, children }: { height?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const wasDrawn = useWasDrawn();
  const drawn = useRef<HTMLDivElement>(null);
  const [isWanted, want] = useState(false);

  useEffect(() => {
    const part = place.current;
    if (!part) return;
    drawn.current = part;
    // Its buttons are not hydrated, so screen readers skip it until they are.
    part.inert = wasDrawn;
    // A transition is rendered in slices, between which the page answers.
    const now = () => startTransition(() => want(true));
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && now());
    observer.observe(part);
    for (const sign of signs) addEventListener(sign, now, { once: true, passive: true });
    const timer = setTimeout(now, patienceMs);
    // Its control was pressed before hydration (`earlyPresses.ts`), and may be out of sight now.
    if (part.querySelector('[data-waiting]')) now();
    return () => {
      observer.disconnect();
      for (const sign of signs) removeEventListener(sign, now);
      clearTimeout(timer);
    };
  }, [wasDrawn]);

  const laidOut = { className: 'later', style: { containIntrinsicHeight: `auto ${height ?? unknownRoom}` } };
  if (import.meta.env.SSR) {
    return (
      <div {...laidOut}>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  if (wasDrawn && !isWanted) {
    return (
      <div
        {...laidOut}
        ref={place}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration keeps the server's markup; no HTML is set
        dangerouslySetInnerHTML={asDrawn}
      />
    );
  }
  const empty = height === undefined ? null : <Skeleton height={height} round />;
  if (!isWanted) return <div ref={place}>{empty}</div>;
  const drawnPart = wasDrawn && <div {...laidOut} inert ref={(next) => moveContent(drawn, next)} />;
  return (
    <QuietBoundary fallback={drawnPart || <MissingPart />}>
      <Suspense fallback={drawnPart || empty}>
        <div {...laidOut}>{children}</div>
      </Suspense>
    </QuietBoundary>
  );
}

/** The very nodes, so that pictures stay loaded, and no policy has to read their styles again. */
function moveContent(drawn: RefObject<HTMLDivElement | null>, next: HTMLDivElement | null): void {
  if (next === null || next === drawn.current) return;
  next.replaceChildren(...(drawn.current?.childNodes ?? []));
  drawn.current = next;
}
