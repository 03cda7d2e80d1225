import type { Person, Role } from '../../domain/people/identity.ts';
import { hasRight } from '../../domain/people/rights.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Tag } from '../../ui/show/Tag.tsx';
import { NoPermissionState } from '../../ui/state/AccessStates.tsx';
import { AdminSignOut } from './AdminSignOut.tsx';
import './styles/index.css';
import { DeskMenu } from './DeskMenu.tsx';
import { type DeskScreen, deskScreens } from './deskScreens.ts';
import { LeaveQuestion } from './form/LeaveQuestion.tsx';
import { useOrderNews } from './orders/useOrderNews.ts';
import { useWaitingOrders } from './orders/useWaitingOrders.ts';

/** The frame of a desk screen below the menu, for roles that may open it. */
export function AdminFrame({ screen, id, person }: { screen: DeskScreen; id: string; person: Person }) {
  if (!hasRight(person.role, screen.right)) return <StaffOnly />;
  return (
    <div className="stack stack-6">
      {hasRight(person.role, 'orders') ? (
        <OrderDeskMenu role={person.role} />
      ) : (
        <AdminMenu role={person.role} waitingCount={null} />
      )}
      <screen.Screen key={id} id={id} />
      {/* After the screen: the back button reaches the question before a sheet of the screen. */}
      <LeaveQuestion />
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

/** The menu with the number of waiting orders, which stays fresh on every screen. */
function OrderDeskMenu({ role }: { role: Role }) {
  useOrderNews();
  return <AdminMenu role={role} waitingCount={useWaitingOrders().count} />;
}

function AdminMenu({ role, waitingCount }: { role: Role; waitingCount: number | null }) {
  const texts = useMessages(administrationMessages).menu;
  const { roles } = useMessages(accountMessages);
  return (
    <div className="adm-bar">
      <DeskMenu screens={deskScreens.filter(({ right }) => hasRight(role, right))} waitingCount={waitingCount} />
      <span className="adm-role">
        <Tag tone="info">{role === 'administrator' ? texts.role : roles[role]}</Tag>
      </span>
      <AdminSignOut />
    </div>
  );
}
