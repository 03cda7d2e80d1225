import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Person } from '../../domain/people/identity.ts';
import { formatCount } from '../../i18n/format.ts';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links, paths } from '../../ui/press/links.ts';
import { Tag } from '../../ui/show/Tag.tsx';
import { NoPermissionState } from '../../ui/state/AccessStates.tsx';
import { AdminSignOut } from './AdminSignOut.tsx';
import './administration.css';
import { type DeskScreen, deskScreens } from './deskScreens.ts';
import { LeaveQuestion } from './form/LeaveQuestion.tsx';
import { useOrderNews } from './orders/useOrderNews.ts';
import { useWaitingOrders } from './orders/useWaitingOrders.ts';

/** The frame of a desk screen below the menu, for roles that may open it. */
export function AdminFrame({ screen, id, person }: { screen: DeskScreen; id: string; person: Person }) {
  if (!screen.roles.includes(person.role)) return <StaffOnly />;
  return (
    <div className="stack stack-6">
      <AdminMenu />
      <LeaveQuestion />
      <screen.Screen key={id} id={id} />
    </div>
  );
}

function StaffOnly() {
  const texts = useMessages(administrationMessages).staffOnly;
  return (
    <NoPermissionState heading={1} title={texts.title} body={texts.body}>
      <ButtonLink kind="outline" to={links.home()}>
        {texts.home}
      </ButtonLink>
    </NoPermissionState>
  );
}

function AdminMenu() {
  useOrderNews();
  const texts = useMessages(administrationMessages).menu;
  const { count } = useWaitingOrders();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On a phone the menu is wider than the screen, and the badge widens it further.
  useEffect(() => {
    if (menu.current && pathname && count !== undefined) bringHereToMiddle(menu.current);
  }, [pathname, count]);
  return (
    <div className="adm-bar">
      <nav ref={menu} className="adm-menu" aria-label={texts.label}>
        {deskScreens.map(
          ({ path, menu: word }) =>
            word !== null && (
              <Link key={path} to={path} aria-current={pathname.startsWith(path) ? 'page' : undefined}>
                {texts[word]}
                {path === paths.adminOrders && count !== null && count > 0 && (
                  <span className="adm-count num">{formatCount(count)}</span>
                )}
              </Link>
            ),
        )}
      </nav>
      <span className="adm-role">
        <Tag tone="info">{texts.role}</Tag>
      </span>
      <AdminSignOut />
    </div>
  );
}

/** Scrolls the menu only, not the page. */
function bringHereToMiddle(menu: HTMLElement): void {
  const here = menu.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!here) return;
  const row = menu.getBoundingClientRect();
  menu.scrollLeft += here.left + here.width / 2 - (row.left + row.width / 2);
}
