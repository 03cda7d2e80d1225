import type { ReactNode } from 'react';
import { StateArt } from '../../ui/state/StateArt.tsx';
import type { ArtName } from '../../ui/state/stateArts.tsx';
import { ThanksArt } from './ThanksArt.tsx';

/** Picture and heading of the thank-you page. `art` replaces the picture if nothing is confirmed. */
export function ThanksHeader({ title, body, art }: { title: string; body: ReactNode; art?: ArtName | undefined }) {
  return (
    <header className="empty">
      {art ? <StateArt name={art} /> : <ThanksArt />}
      <h1>{title}</h1>
      <p className="read">{body}</p>
    </header>
  );
}
