import { type MouseEvent, useEffect, useState } from 'react';
import { courseMessages } from '../../i18n/catalogue/course.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { bringIntoRow } from '../../ui/page/bringIntoRow.ts';
import { layOutWhole } from '../../ui/page/layOutWhole.ts';

export type CoursePart = 'detail' | 'plans' | 'content' | 'howToBuy' | 'reviews' | 'comments';

/**
 * Jumps to the parts that this page has (specification 2). The part in sight is marked. Each link names the part's heading,
 * which takes the focus, so that it leads there also before the app answers.
 */
export function JumpMenu({ parts }: { parts: readonly CoursePart[] }) {
  const texts = useMessages(courseMessages).jump;
  const current = usePartInSight(parts);
  const jump = (event: MouseEvent, part: CoursePart) => {
    event.preventDefault();
    jumpTo(part);
  };
  if (parts.length === 0) return null;
  return (
    // Browsers do not always scroll a static row to its focused link.
    <nav
      className="jump"
      aria-label={texts.label}
      onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}
    >
      {parts.map((part) => (
        <a
          key={part}
          href={`#${part}-title`}
          aria-current={part === current ? 'true' : undefined}
          onClick={(event) => jump(event, part)}
        >
          {texts[part]}
        </a>
      ))}
    </nav>
  );
}

/** Brings a part to the top and the focus to it, or to its heading where only that takes it. */
export function jumpTo(id: string): void {
  const target = document.getElementById(id);
  layOutWhole();
  target?.scrollIntoView();
  const goal = target?.hasAttribute('tabindex') ? target : target?.querySelector('h2');
  goal?.focus({ preventScroll: true });
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
