import type { ReactNode } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { patience } from '../../platform/patience.ts';
import { Button } from '../press/Button.tsx';
import { usePassed } from './usePassed.ts';

/** No skeleton before this (ms): a flash is slower to read than nothing. */
const PATIENCE_MS = 200;
/** A longer wait shows a note, with a way out (ms). */
const LATE_MS = patience(10_000);

/**
 * A loading state in the shape of the result: one polite word for screen readers, shapes after a moment, text and a way
 * out after long. The caller ends it: every call has a limit.
 */
export function Loading({ children }: { children?: ReactNode }) {
  const texts = useMessages(uiMessages);
  const patient = !usePassed(PATIENCE_MS);
  const isLate = usePassed(LATE_MS);
  return (
    <div aria-busy="true" className={patient ? 'waiting' : undefined}>
      <span className="vh" role="status">
        {patient ? '' : isLate ? texts.late : texts.loading}
      </span>
      {isLate && (
        <p className="row sb">
          <span className="hint">{texts.late}</span>
          <Button kind="quiet" small icon="refresh" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </p>
      )}
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
