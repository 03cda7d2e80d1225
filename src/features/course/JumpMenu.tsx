import { type MouseEvent, useEffect, useState } from 'react';
import { courseMessages } from '../../i18n/course.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type CoursePart = 'detail' | 'plans' | 'content' | 'howToBuy';

/** Jumps to the parts that this page has (specification 2). The part in sight is marked. */
export function JumpMenu({ parts }: { parts: readonly CoursePart[] }) {
  const texts = useMessages(courseMessages).jump;
  const current = usePartInSight(parts);
  const jump = (event: MouseEvent, part: CoursePart) => {
    event.preventDefault();
    const target = document.getElementById(part);
    target?.scrollIntoView();
    target?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <nav className="jump" aria-label={texts.label}>
      {parts.map((part) => (
        <a
          key={part}
          href={`#${part}`}
          aria-current={part === current ? 'true' : undefined}
          onClick={(event) => jump(event, part)}
        >
          {texts[part]}
        </a>
      ))}
    </nav>
  );
}

/** The last part whose beginning has passed under the menu. */
function usePartInSight(parts: readonly CoursePart[]): CoursePart | undefined {
  const [inSight, setInSight] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInSight((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries)
            isIntersecting ? after.add(target.id) : after.delete(target.id);
          return after;
        }),
      { rootMargin: '-25% 0px -60% 0px' },
    );
    for (const part of parts) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [parts]);
  return parts.find((part) => inSight.has(part)) ?? parts[0];
}
