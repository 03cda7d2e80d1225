/** Dashed leaves and a loose cord: nothing is strung yet. */
export function EmptyArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)" strokeWidth="2.5" strokeDasharray="6 5">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
      </g>
      <rect x="6" y="64" width="120" height="18" rx="4" fill="var(--pandan-tint)" />
      <path d="M40 4v70c0 10-8 16-18 14" stroke="var(--marigold)" strokeWidth="4" fill="none" strokeLinecap="round" />
    </svg>
  );
}
