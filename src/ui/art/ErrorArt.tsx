/** A leaf that slipped off its cord. */
export function ErrorArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <g fill="var(--pandan-tint)">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="14" y="64" width="112" height="18" rx="4" />
      </g>
      <rect x="22" y="39" width="112" height="18" rx="4" transform="rotate(-5 66 48)" fill="var(--chad-tint)" />
      <path d="M40 4v32M40 60v32" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
      <path d="M40 36c4 4-6 6-2 10M40 60c-4-3 5-6 1-9" stroke="var(--marigold)" strokeWidth="2.5" fill="none" />
    </svg>
  );
}
