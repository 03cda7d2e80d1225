/** Leaves behind a clock: the time of a session is over. */
export function ExpiredArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
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
    </svg>
  );
}
