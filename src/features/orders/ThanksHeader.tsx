import type { ReactNode } from 'react';
import { ThanksArt } from './ThanksArt.tsx';

/** The picture and the words at the top of the thanks. */
export function ThanksHeader({ title, body }: { title: string; body: ReactNode }) {
  return (
    <header className="empty">
      <ThanksArt />
      <h1>{title}</h1>
      <p className="read">{body}</p>
    </header>
  );
}
