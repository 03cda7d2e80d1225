/** A fresh leaf on top of the old ones. */
export function NewVersionArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
      <g fill="var(--pandan-tint)">
        <rect x="6" y="42" width="120" height="18" rx="4" />
        <rect x="6" y="67" width="120" height="18" rx="4" />
      </g>
      <rect x="6" y="13" width="120" height="18" rx="4" fill="var(--pandan)" />
      <path d="M40 4v86" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
      <path d="M92 22h.01M100 22h14" stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
