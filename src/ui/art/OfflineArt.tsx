/** Two leaves that are here, and a signal that is not. */
export function OfflineArt() {
  return (
    <svg className="art" viewBox="0 0 132 96" aria-hidden="true">
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
    </svg>
  );
}
