import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { findingMessages } from '../../i18n/catalogue/finding.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { coverSizes } from '../catalogue/coverSize.ts';
import { MarkedText } from '../catalogue/MarkedText.tsx';
import { lookedFor } from '../catalogue/readListSearch.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { SuggestedCategory, SuggestedTeacher } from './SuggestedName.tsx';
import { suggestionsQuery } from './suggestionsQuery.ts';
import './suggestions.css';

/** Pause in typing before anything is looked for (ms). */
const pauseMs = 150;

/** Links to what a person may be typing, and to the whole search. `onLeave`: a press outside the search. */
export function Suggestions({ typed, onLeave }: { typed: string; onLeave: () => void }) {
  const keyword = lookedFor(typed);
  return keyword !== '' && <SuggestionsFor keyword={keyword} onLeave={onLeave} />;
}

function SuggestionsFor({ keyword, onLeave }: { keyword: string; onLeave: () => void }) {
  const texts = useMessages(findingMessages);
  const { currency } = useSiteSettings();
  const asked = usePaused(keyword);
  const found = useQuery(suggestionsQuery(useQueryClient(), asked, currency)).data;
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && part.current?.parentElement?.contains(target) === false) onLeave();
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, [onLeave]);
  if (found === undefined) return null;
  const { items, categories, teachers } = found;
  const count = items.length + categories.length + teachers.length;
  return (
    <section ref={part} className="suggestions" aria-label={texts.suggestions}>
      <p className="vh" role="status">
        {texts.suggested(formatCount(count))}
      </p>
      {categories.length + teachers.length > 0 && (
        <ul className="suggested-names">
          {categories.map((category) => (
            <SuggestedCategory key={category.id} category={category} />
          ))}
          {teachers.map(({ id, name }) => (
            <SuggestedTeacher key={id} id={id} name={name} />
          ))}
        </ul>
      )}
      <ul>
        {items.map((item) => (
          <SuggestedItem key={item.id} item={item} keyword={asked} />
        ))}
        <li>
          <Link className="suggested" to={links.search(keyword)}>
            <span className="suggested-mark">
              <Icon name="search" />
            </span>
            <span className="strong">{texts.searchAll(keyword)}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function SuggestedItem({ item, keyword }: { item: Listing; keyword: string }) {
  const texts = useMessages(findingMessages);
  const { language } = useLanguage();
  const { kind, slug, title, instructorName, coverUrl, weave } = item;
  const facts = [texts.kind[kind], instructorName && textIn(instructorName, language)].filter(Boolean).join(' · ');
  return (
    <li>
      <Link className="suggested" to={kind === 'course' ? links.course(slug) : links.product(slug)}>
        <span className="suggested-mark cover">
          <Weave kind={weave} />
          {coverUrl !== null && (
            <Picture src={coverUrl} alt="" width={1} height={1} sizes={coverSizes.small} fallback={<span />} />
          )}
        </span>
        <span>
          <span>
            <MarkedText text={textIn(title, language)} question={keyword} />
          </span>
          <span className="xs mut">{facts}</span>
        </span>
      </Link>
    </li>
  );
}

/** A text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, pause] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => pause(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
