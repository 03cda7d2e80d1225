import type { ReactNode } from 'react';

/** The next step of an order, with its heading. */
export function StepSection({ title, body, children }: { title: string; body?: string; children?: ReactNode }) {
  return (
    <section className="leaf stack stack-3" aria-labelledby="next-heading">
      <h2 id="next-heading">{title}</h2>
      {body && <p className="read">{body}</p>}
      {children}
    </section>
  );
}
