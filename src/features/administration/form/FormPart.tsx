import type { ReactNode } from 'react';

/** One section of a long form. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="leaf stack" aria-label={title}>
    <h3 className="adm-group">{title}</h3>
    {children}
  </section>
);
