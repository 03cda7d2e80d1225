import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { worksAtDesk } from '../../domain/people/rights.ts';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon, type IconName } from '../../ui/show/Icon.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { useOutboxCount } from '../outbox/useOutboxCount.ts';

/** Links to the person's orders, courses and lists. */
export function Places({ person }: { person: Person | null }) {
  const texts = useMessages(accountMessages);
  const outbox = useMessages(outboxMessages);
  const { reports, progress } = useOutboxCount();
  const waiting = [
    ...(reports > 0 ? [texts.waiting.reports(reports)] : []),
    ...(progress > 0 ? [texts.waiting.progress(progress)] : []),
  ];
  const buys = person === null || mayBuy(person.role);
  return (
    <ul className="leaf menu-leaf">
      {person && worksAtDesk(person.role) && <Place to={links.admin()} icon="settings" label={texts.administration} />}
      {buys && <Place to={links.studentOrders()} icon="receipt" label={texts.orders} />}
      {buys && <Place to={links.myCourses()} icon="lectures" label={texts.courses} />}
      <Place to={links.outbox()} icon="send" label={outbox.title} waiting={waiting} />
    </ul>
  );
}

function Place({
  to,
  icon,
  label,
  waiting = [],
}: {
  to: string;
  icon: IconName;
  label: string;
  waiting?: readonly string[];
}) {
  return (
    <li>
      <Link to={to}>
        <Icon name={icon} />
        <span className="row sb grow">
          <span>{label}</span>
          {waiting.map((words) => (
            <Tag key={words} tone="info" icon="clock">
              {words}
            </Tag>
          ))}
        </span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}
