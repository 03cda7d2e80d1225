import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { listingMessages } from '../../i18n/catalogue/listing.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shownNow } from '../../platform/net/shownNow.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { Price } from '../../ui/show/Price.tsx';
import { RatedMark } from '../../ui/show/RatedMark.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { catalogueKeys } from './catalogueKeys.ts';
import { ItemCover } from './ItemCover.tsx';
import { factsOf, scarcityOf } from './listingWords.ts';
import { StartingPrice } from './StartingPrice.tsx';
import { useRating } from './useRating.ts';

type Mark = (text: string) => ReactNode;

/** How a find says why it is one. */
export type Find = {
  /** Renders a text with the searched words marked. */
  readonly mark: Mark;
  /** Names the matching field if the card does not show it. */
  readonly foundBy: (shownKind: string) => ReactNode;
};

/** One course or product of a list: the whole leaf leads to its page. As a `find` it says more of itself. */
export function ItemCard({
  row,
  find,
  first = false,
  eager = first,
}: {
  row: Listing;
  find?: Find | undefined;
  first?: boolean;
  eager?: boolean;
}) {
  const mark = find?.mark;
  const texts = useListWords();
  const { language } = useLanguage();
  const format = useFormat();
  const isAway = useConnection() !== 'online';
  const isCached = useQueryClient().getQueryData(catalogueKeys.detail(row.kind, row.id)) !== undefined;
  const title = textIn(row.title, language);
  const teacher = row.instructorName ? textIn(row.instructorName, language) : '';
  const rating = useRating(row);
  const facts = factsOf(row, texts, format, shownNow());
  const address = row.kind === 'course' ? links.course : links.product;

  return (
    <article className="course" data-offline={isCached || undefined}>
      <ItemCover row={row} place={mark ? 'find' : 'leaf'} first={first} eager={eager}>
        {isAway && isCached && (
          <span className="off">
            <Icon name="check" />
            {texts.openable}
          </span>
        )}
      </ItemCover>
      <div className="bd">
        {(facts.kind || facts.time || rating) && (
          <span className="meta">
            {factsLine(facts, mark)}
            {rating && (
              <>
                {(facts.kind || facts.time) && ' · '}
                <RatedMark {...rating} label={texts.rated(rating.average.toFixed(1), rating.count)} />
              </>
            )}
          </span>
        )}
        <h3>
          <Link to={address(row.slug)}>{mark ? mark(title) : title}</Link>
        </h3>
        {teacher && <span className="meta">{mark ? mark(teacher) : teacher}</span>}
        {mark && <span className="meta read">{mark(textIn(row.summary, language))}</span>}
        {find?.foundBy(facts.kind)}
        <CardFoot row={row} />
      </div>
    </article>
  );
}

/** A kind is searched for, a length or a day is not. */
function factsLine({ kind, time }: ReturnType<typeof factsOf>, mark: Mark | undefined): ReactNode {
  const line = [kind, time].filter(Boolean).join(' · ');
  if (!mark || kind === '') return line;
  return (
    <>
      {mark(kind)}
      {line.slice(kind.length)}
    </>
  );
}

function CardFoot({ row }: { row: Listing }) {
  const texts = useListWords();
  const { currency } = useSiteSettings();
  const price = row.fromPrices[currency];
  const scarcity = scarcityOf(row, texts);
  return (
    <p className="ft">
      <Fee row={row} currency={currency} />
      {price !== null && row.isForMembers && <Tag>{texts.forMembers}</Tag>}
      {scarcity && <Tag tone={scarcity.isGone ? 'plain' : 'here'}>{scarcity.text}</Tag>}
      {price === 0 && row.isFree && row.kind === 'course' && !scarcity?.isGone && (
        <Tag tone={row.needsApproval ? 'plain' : 'done'}>
          {row.needsApproval ? texts.approvedByPerson : texts.approvedAtOnce}
        </Tag>
      )}
    </p>
  );
}

function Fee({ row, currency }: { row: Listing; currency: Currency }) {
  const texts = useListWords();
  const price = row.fromPrices[currency];
  if (price === null) return <span className="mut sm">{texts.noPrice}</span>;
  const isStart = (row.toPrices[currency] ?? price) > price;
  return isStart ? <StartingPrice minor={price} currency={currency} /> : <Price minor={price} currency={currency} />;
}

function useListWords() {
  const list = useMessages(catalogueMessages);
  const listing = useMessages(listingMessages);
  return { ...list, ...listing };
}

/** Under which the page of an item keeps its details. */
