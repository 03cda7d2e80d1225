import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListedPerson } from '../../../domain/people/deskPerson.ts';
import { roles } from '../../../domain/people/identity.ts';
import { accountMessages } from '../../../i18n/people/account.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { type AccountSearch, accountsPageSize, accountsQuery } from './accountQueries.ts';
import { InviteSheet } from './InviteSheet.tsx';
import { PersonTags } from './PersonTags.tsx';

const spelling = {
  read: (params: URLSearchParams): AccountSearch => ({
    keyword: params.get('keyword') ?? '',
    role: roles.find((role) => role === params.get('role')) ?? null,
    isBlocked: params.get('blocked') === 'only',
    page: readPage(params),
  }),
  write: ({ keyword, role, isBlocked, page }: AccountSearch) => ({
    ...{ keyword, role: role ?? '', blocked: isBlocked ? 'only' : '', page: writePage(page) },
  }),
};

/** All people with accounts; each opens. */
export function AdminAccounts() {
  const texts = useMessages(deskPeopleMessages);
  const { search, change } = useSearchInAddress(spelling);
  const query = useQuery(accountsQuery(search));
  const [isInviting, setInviting] = useState(false);
  const navigate = useNavigate();
  const narrow = (changes: Partial<AccountSearch>) => change({ page: 0, ...changes });
  return (
    <>
      <ListScreen
        texts={texts}
        action={
          <Button icon="plus" onClick={() => setInviting(true)}>
            {texts.invite.action}
          </Button>
        }
        query={query}
        search={<AccountSearchForm search={search} onChange={narrow} />}
        emptyAction={
          <Button kind="outline" onClick={() => narrow({ keyword: '', role: null, isBlocked: false })}>
            {texts.clear}
          </Button>
        }
        paging={{ page: search.page, pageSize: accountsPageSize, texts, onPage: (page) => change({ page }) }}
        listClass="leaf stack stack-2"
        rowClass="row sb"
      >
        {(person) => <PersonRow person={person} />}
      </ListScreen>
      {isInviting && (
        <InviteSheet onClose={() => setInviting(false)} onMade={(userId) => void navigate(deskLinks.person(userId))} />
      )}
    </>
  );
}

function AccountSearchForm({
  search,
  onChange,
}: {
  search: AccountSearch;
  onChange: (changes: Partial<AccountSearch>) => void;
}) {
  const texts = useMessages(deskPeopleMessages);
  const words = useMessages(accountMessages);
  return (
    <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.role}
        value={search.role ?? ''}
        onText={(value) => onChange({ role: roles.find((role) => role === value) ?? null })}
        choices={[
          { value: '', label: texts.allRoles },
          ...roles.map((value) => ({ value, label: words.roles[value] })),
        ]}
      />
      <CheckField
        label={texts.onlyBlocked}
        checked={search.isBlocked}
        onCheck={(isBlocked) => onChange({ isBlocked })}
      />
    </KeywordSearch>
  );
}

function PersonRow({ person }: { person: ListedPerson }) {
  const texts = useMessages(deskPeopleMessages);
  const name = person.name || texts.nameless;
  return (
    <>
      <span className="grow">
        <span className="strong">{name}</span>{' '}
        <span className="sm mut adm-beside">
          {[person.email, person.tel].filter((part) => part !== null && part !== '').join(' · ')}
        </span>{' '}
        <PersonTags person={person} />
      </span>
      <ButtonLink kind="outline" small to={deskLinks.person(person.id)} aria-label={texts.openOf(name)}>
        {texts.open}
      </ButtonLink>
    </>
  );
}
