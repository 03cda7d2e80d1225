import type { Person } from '../../domain/people/identity.ts';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Tag } from '../../ui/show/Tag.tsx';
import { NoPermissionState } from '../../ui/state/AccessStates.tsx';
import { AdminSignOut } from './AdminSignOut.tsx';
import './administration.css';
import { DeskMenu } from './DeskMenu.tsx';
import { type DeskScreen, deskScreens } from './deskScreens.ts';
import { LeaveQuestion } from './form/LeaveQuestion.tsx';
import { useOrderNews } from './orders/useOrderNews.ts';

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
  return (
    <div className="adm-bar">
      <DeskMenu screens={deskScreens} />
      <span className="adm-role">
        <Tag tone="info">{texts.role}</Tag>
      </span>
      <AdminSignOut />
    </div>
  );
}
