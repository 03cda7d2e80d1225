import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../i18n/format.ts';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { deskPaths } from '../../ui/press/deskLinks.ts';
import { Link } from '../../ui/press/Link.tsx';
import { paths } from '../../ui/press/links.ts';
import { type DeskPlace, isAt, menuOf } from './deskPlaces.ts';
import type { DeskScreen } from './deskScreens.ts';

/** The desk's menu: a row of groups and, below it, the places of the group that is open. */
export function DeskMenu({
  screens,
  waitingCount: count,
}: {
  screens: readonly DeskScreen[];
  /** Waiting orders; `null` while unknown, and for roles that see none. */
  waitingCount: number | null;
}) {
  const texts = useMessages(administrationMessages).menu;
  const { pathname } = useLocation();
  const menu = menuOf(screens);
  const open = menu.find(({ places }) => places.some((place) => isAt(place, pathname)));
  const badge = (places: readonly DeskPlace[]) =>
    count !== null && count > 0 && places.some(({ path }) => path === deskPaths.orders) ? (
      <span className="adm-count num">{formatCount(count)}</span>
    ) : null;
  return (
    <nav className="adm-nav" aria-label={texts.label}>
      <Row className="adm-menu" key={`groups ${count}`}>
        {menu.map(({ group, places }) => (
          <li key={group}>
            <Link to={places[0]?.path ?? paths.admin} aria-current={group === open?.group ? 'true' : undefined}>
              {texts.groupNames[group]}
              {badge(places)}
            </Link>
          </li>
        ))}
      </Row>
      {open && open.places.length > 1 && (
        <Row className="adm-places" key={open.group}>
          {open.places.map((place) => (
            <li key={place.path}>
              <Link to={place.path} aria-current={isAt(place, pathname) ? 'page' : undefined}>
                {texts[place.word]}
              </Link>
            </li>
          ))}
        </Row>
      )}
    </nav>
  );
}

/** A row that scrolls on a narrow screen, with its current entry in the middle. */
function Row({ className, children }: { className: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (row.current && pathname) bringHereToMiddle(row.current);
  }, [pathname]);
  return (
    <ul ref={row} className={className}>
      {children}
    </ul>
  );
}

/** Scrolls the row only, not the page. */
function bringHereToMiddle(row: HTMLElement): void {
  const here = row.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!here) return;
  const whole = row.getBoundingClientRect();
  row.scrollLeft += here.left + here.width / 2 - (whole.left + whole.width / 2);
}
