import { type ReactNode, useEffect, useState } from 'react';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';

/** What loads faster than this shows no skeleton: a flash would be slower to read than nothing. */
const PATIENCE_MS = 200;

/** Wait in the shape of the result. One polite word for screen readers; the shapes come after a moment. */
export function Loading({ children }: { children?: ReactNode }) {
  const texts = useMessages(uiMessages);
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" className={patient ? 'waiting' : undefined}>
      <span className="vh" role="status">
        {patient ? '' : texts.loading}
      </span>
      <div aria-hidden="true">{children ?? <SkeletonRows />}</div>
    </div>
  );
}

/** One grey bar or block; sizes are CSS lengths. */
export function Skeleton({
  width = '100%',
  height = '1rem',
  round = false,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  return <div className={round ? 'sk sk-r' : 'sk'} style={{ width, height }} />;
}

/** Rows with a picture at the left, as in lists and carts. */
export function SkeletonRows({ count = 3 }: { count?: number }) {
  return (
    <div className="stack stack-3">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity
        <div className="row nowrap" key={row}>
          <Skeleton width="92px" height="84px" round />
          <div className="grow stack stack-2">
            <Skeleton width="40%" height=".8rem" />
            <Skeleton width="95%" />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
