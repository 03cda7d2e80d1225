import { type ReactNode, useId } from 'react';

/** A section of an order with a heading one level below the order's. */
export function ReviewPart({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="leaf stack stack-3" aria-labelledby={id}>
      <Heading id={id} className="adm-group">
        {title}
      </Heading>
      {children}
    </section>
  );
}
