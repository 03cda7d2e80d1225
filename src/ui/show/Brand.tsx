/** The shop's logo: three leaves on a cord. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="mark">
      <g fill="var(--pandan)">
        <rect x="2" y="5" width="32" height="7" rx="2" />
        <rect x="2" y="14.5" width="32" height="7" rx="2" />
        <rect x="2" y="24" width="32" height="7" rx="2" />
      </g>
      <path d="M11 2v32" stroke="var(--marigold)" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="var(--surface)">
        <circle cx="25" cy="8.5" r="1.8" />
        <circle cx="25" cy="18" r="1.8" />
        <circle cx="25" cy="27.5" r="1.8" />
      </g>
    </svg>
  );
}
