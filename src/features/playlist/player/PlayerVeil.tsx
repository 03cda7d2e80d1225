import type { ReactNode } from 'react';

/** What stands in the place of the picture when it cannot be seen, or over it when it is over. */
export function PlayerVeil({
  title,
  body,
  live = false,
  children,
}: {
  title: ReactNode;
  body?: ReactNode;
  /** Appears by itself and is told at once. */
  live?: boolean;
  /** Buttons. */
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
