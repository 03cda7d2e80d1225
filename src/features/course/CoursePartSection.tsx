import type { ReactNode } from 'react';
import type { CoursePart } from './JumpMenu.tsx';

/** One part of the page, with the heading that the jump menu leads to. */
export function CoursePartSection({
  part,
  title,
  aside,
  children,
}: {
  part: CoursePart;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={part} className="stack part" aria-labelledby={`${part}-title`}>
      <div className="row sb">
        <h2 id={`${part}-title`} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
