import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PersonAtDesk } from '../../../domain/people/deskPerson.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { Facts } from '../Facts.tsx';
import { EditablePartHead } from '../form/EditablePartHead.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { RegisteredFacts } from '../orders/BuyerTold.tsx';
import { AccountPart } from './AccountPart.tsx';
import { accountQuery } from './accountQueries.ts';
import { CoursesPart } from './CoursesPart.tsx';
import { DataPart } from './DataPart.tsx';
import { DetailsSheet } from './DetailsSheet.tsx';
import { PersonTags } from './PersonTags.tsx';

/** A person at the desk: details, account, courses with access, orders, and answers. */
export function AdminAccount({ id }: { id: string }) {
  const texts = useMessages(deskPeopleMessages);
  const query = useQuery(accountQuery(id));
  const person = query.data;
  const isUnknown = query.error instanceof CallFailed && query.error.code === 'NOT_FOUND';
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.people()}>
          {texts.back}
        </Link>
        <h1>{person ? person.name || texts.nameless : texts.title}</h1>
        {person && (
          <p>
            <PersonTags person={person} />
          </p>
        )}
      </header>
      {isUnknown ? <NotFoundState heading={2} /> : <QueryStates query={query} {...texts} />}
      {person && (
        <>
          <DetailsPart person={person} />
          {!person.isErased && <AccountPart person={person} />}
          <CoursesPart person={person} />
          <OrdersPart person={person} />
          {!person.isErased && <DataPart person={person} />}
        </>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack-3" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function DetailsPart({ person }: { person: PersonAtDesk }) {
  const texts = useMessages(deskPeopleMessages).details;
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className="stack stack-3" aria-label={texts.title}>
      <EditablePartHead title={texts.title} onEdit={person.isErased ? null : () => setIsEditing(true)} />
      {isEditing && <DetailsSheet person={person} onClose={() => setIsEditing(false)} />}
      <div className="leaf stack stack-2">
        <Facts
          facts={[
            { key: 'email', label: texts.email, value: person.email },
            {
              ...{ key: 'proved', label: texts.proof },
              value: person.isErased ? null : person.isEmailProved ? texts.proved : texts.unproved,
            },
            { key: 'username', label: texts.username, value: person.username },
            { key: 'tel', label: texts.tel, value: person.tel },
            { key: 'since', label: texts.since, value: format.date(person.createdAt) },
            {
              ...{ key: 'password', label: texts.password },
              value: person.hasPassword ? texts.hasPassword : texts.noPassword,
            },
            { key: 'sessions', label: texts.sessions, value: texts.devices(person.sessionCount) },
          ]}
        />
        <RegisteredFacts data={person.registered} />
      </div>
    </section>
  );
}

function OrdersPart({ person: { orders } }: { person: PersonAtDesk }) {
  const texts = useMessages(deskPeopleMessages).orders;
  const { status: statuses } = useMessages(ordersMessages);
  const format = useFormat();
  return (
    <Part title={texts.title}>
      {orders.length === 0 && <p className="mut">{texts.empty}</p>}
      {orders.length > 0 && (
        <ul className="leaf stack stack-2">
          {orders.map(({ id, number, status, placedAt, total, currency }) => (
            <li key={id} className="row sb">
              <span className="grow">
                <Link className="link num" to={deskLinks.order(id)} aria-label={texts.open(number)}>
                  #{number}
                </Link>{' '}
                <span className="sm mut">{format.date(placedAt)}</span> <Tag>{statuses[status]}</Tag>
              </span>
              <span className="num">{formatMoney(total, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
