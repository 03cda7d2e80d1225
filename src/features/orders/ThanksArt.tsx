/** Three leaves on two cords, tied with a marigold knot. */
export function ThanksArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true" focusable="false">
      <g fill="var(--pandan)">
        <rect x="6" y="14" width="120" height="18" rx="4" />
        <rect x="6" y="39" width="120" height="18" rx="4" />
        <rect x="6" y="64" width="120" height="18" rx="4" />
      </g>
      <path d="M34 2v92M98 2v92" stroke="var(--marigold)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="66" cy="48" r="20" fill="var(--surface)" />
      <circle cx="66" cy="48" r="16" fill="var(--marigold)" />
      <path
        d="m58.5 48.5 5.5 5.5 10-11"
        stroke="var(--on-marigold)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
