import type { ReactNode } from 'react';

/** Covers the picture when it cannot play or has ended. */
export function PlayerVeil({
  title,
  body,
  live = false,
  children,
}: {
  title: ReactNode;
  body?: ReactNode;
  /** Announced to screen readers, because it appears by itself. */
  live?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="veil" role={live ? 'status' : undefined}>
      <p className="veil-title">{title}</p>
      {body && <p className="sm veil-body">{body}</p>}
      {children && <div className="row veil-acts">{children}</div>}
    </div>
  );
}
