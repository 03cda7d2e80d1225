/** The app's icon as installed. */
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
