/** A cut cord: the access is gone. */
export function RemovedArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2.5" strokeDasharray="6 5">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
        <rect x="6" y="64" width="120" height="18" rx="4" />
      </g>
      <path d="M40 4v36M40 56v36M34 44l12 8M46 44l-12 8" stroke="var(--chad)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
