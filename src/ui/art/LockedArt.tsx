/** Leaves behind a lock. */
export function LockedArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <g fill="var(--pandan-tint)">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
        <rect x="6" y="64" width="120" height="18" rx="4" />
      </g>
      <rect x="46" y="42" width="40" height="34" rx="6" fill="var(--pandan)" />
      <path d="M54 42V32a12 12 0 0 1 24 0v10" stroke="var(--pandan)" strokeWidth="5" fill="none" />
      <circle cx="66" cy="57" r="4" fill="var(--marigold)" />
      <path d="M66 58v8" stroke="var(--marigold)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
