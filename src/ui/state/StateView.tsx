import type { ReactNode } from 'react';
import { StateArt } from './StateArt.tsx';
import type { ArtName } from './stateArts.tsx';

/** The layout of every state screen: picture, text, one way on. `heading` is 1 for a whole page. */
export function StateView({
  art,
  title,
  body,
  heading = 2,
  children,
}: {
  art: ArtName;
  title: ReactNode;
  body?: ReactNode;
  heading?: 1 | 2 | 3;
  /** Buttons. */
  children?: ReactNode;
}) {
  const Heading = `h${heading}` as const;
  return (
    <div className="empty">
      <StateArt name={art} />
      <Heading className="state-title">{title}</Heading>
      {body && <p className="read">{body}</p>}
      {children && <div className="row state-acts">{children}</div>}
    </div>
  );
}
