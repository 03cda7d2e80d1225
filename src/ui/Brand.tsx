/** Three leaves on a cord: the mark of the shop. */
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

/** The app's icon as it will stand on the phone. */
export function AppMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="app">
      <rect width="64" height="64" rx="15" fill="#0E2A20" />
      <g fill="#F3F6EF">
        <rect x="11" y="15" width="42" height="9" rx="2.5" />
        <rect x="11" y="27.5" width="42" height="9" rx="2.5" />
        <rect x="11" y="40" width="42" height="9" rx="2.5" />
      </g>
      <path d="M23 9v46" stroke="#F2A900" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
