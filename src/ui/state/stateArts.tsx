import type { ReactNode } from 'react';

/** Drawn on 132 by 96, in the colours of the theme. */
const arts = {
  /** Dashed leaves and a loose cord: nothing is strung yet. */
  empty: (
    <>
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2.5" strokeDasharray="6 5">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
      </g>
      <rect x="6" y="64" width="120" height="18" rx="4" fill="var(--pandan-tint)" />
      <path d="M40 4v70c0 10-8 16-18 14" stroke="var(--marigold)" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  ),
  /** A leaf that slipped off its cord. */
  error: (
    <>
      <g fill="var(--pandan-tint)">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="14" y="64" width="112" height="18" rx="4" />
      </g>
      <rect x="22" y="39" width="112" height="18" rx="4" transform="rotate(-5 66 48)" fill="var(--chad-tint)" />
      <path d="M40 4v32M40 60v32" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
      <path d="M40 36c4 4-6 6-2 10M40 60c-4-3 5-6 1-9" stroke="var(--marigold)" strokeWidth="2.5" fill="none" />
    </>
  ),
  /** Leaves behind a lock. */
  locked: (
    <>
      <g fill="var(--pandan-tint)">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
        <rect x="6" y="64" width="120" height="18" rx="4" />
      </g>
      <rect x="46" y="42" width="40" height="34" rx="6" fill="var(--pandan)" />
      <path d="M54 42V32a12 12 0 0 1 24 0v10" stroke="var(--pandan)" strokeWidth="5" fill="none" />
      <circle cx="66" cy="57" r="4" fill="var(--marigold)" />
      <path d="M66 58v8" stroke="var(--marigold)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  /** Leaves behind a clock: the time of a session is over. */
  expired: (
    <>
      <g fill="var(--pandan-tint)">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
        <rect x="6" y="64" width="120" height="18" rx="4" />
      </g>
      <circle cx="66" cy="48" r="27" fill="var(--surface)" />
      <circle cx="66" cy="48" r="22" fill="none" stroke="var(--pandan)" strokeWidth="5" />
      <path
        d="M66 34v15l10 6"
        stroke="var(--marigold)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  /** Two leaves that are here, and a signal that is not. */
  offline: (
    <>
      <g fill="var(--pandan)">
        <rect x="6" y="46" width="120" height="16" rx="4" />
        <rect x="6" y="68" width="120" height="16" rx="4" />
      </g>
      <path d="M40 40v52M92 40v52" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M40 26a38 38 0 0 1 52 0M50 36a24 24 0 0 1 32 0"
        stroke="var(--line-strong)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
    </>
  ),
  /** A fresh leaf on top of the old ones. */
  newVersion: (
    <>
      <g fill="var(--pandan-tint)">
        <rect x="6" y="42" width="120" height="18" rx="4" />
        <rect x="6" y="67" width="120" height="18" rx="4" />
      </g>
      <rect x="6" y="13" width="120" height="18" rx="4" fill="var(--pandan)" />
      <path d="M40 4v86" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
      <path d="M92 22h.01M100 22h14" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  /** A cut cord: the access is gone. */
  removed: (
    <>
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2.5" strokeDasharray="6 5">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
        <rect x="6" y="64" width="120" height="18" rx="4" />
      </g>
      <path d="M40 4v36M40 56v36M34 44l12 8M46 44l-12 8" stroke="var(--chad)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ArtName = keyof typeof arts;

export function StateDrawing({ name }: { name: ArtName }) {
  return <>{arts[name]}</>;
}
