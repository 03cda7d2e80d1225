import { type QueryKey, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { Pager } from '../list/Pager.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { useSettled } from '../useSettled.ts';
import { type AskedMembers, groupsQuery, membersPageSize } from './groupQueries.ts';

/** A person or a course that can be in a group. */
export type Member = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly note: string | null;
  readonly isIn: boolean;
};

type Texts = {
  readonly title: string;
  readonly find: string;
  readonly findHint: string;
  readonly nobody: string;
  readonly empty: string;
  readonly put: string;
  readonly putOf: (name: string) => string;
  readonly take: string;
  readonly takeOf: (name: string) => string;
  readonly isPut: (name: string) => string;
  readonly isTaken: (name: string) => string;
};

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

type QueryOf<Row, Key extends QueryKey> = (asked: AskedMembers) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;

/** Shorter words have too many results. */
const shortestWord = 2;

/** The members of a group, and a search to add some. */
export function GroupMembers<Row, Key extends QueryKey>({
  groupId,
  texts,
  queryOf,
  memberOf,
  set,
}: {
  groupId: string;
  texts: Texts;
  queryOf: QueryOf<Row, Key>;
  memberOf: (row: Row) => Member;
  set: (id: string, isIn: boolean) => Promise<unknown>;
}) {
  const [page, setPage] = useState(0);
  const inside = useQuery(queryOf({ groupId, page }));
  const shared = useMessages(userGroupMessages);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button unmounts with its row.
  const setting = useMembership(texts, set, () => heading.current?.focus({ preventScroll: true }));
  const members = inside.data?.rows.map(memberOf) ?? [];
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {texts.title}
      </h2>
      <MemberSearch texts={texts} queryOf={queryOf} memberOf={memberOf} setting={setting} />
      <QueryStates query={inside} failed={shared.failed} needsNetwork={shared.needsNetwork} />
      {inside.data && members.length === 0 && <p className="mut">{texts.empty}</p>}
      {members.length > 0 && (
        <ul className="leaf stack stack-2" aria-labelledby={titleId}>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} texts={texts} setting={setting} />
          ))}
        </ul>
      )}
      {inside.data && (
        <Pager page={page} total={inside.data.total} pageSize={membersPageSize} texts={shared} onPage={setPage} />
      )}
    </section>
  );
}

type Setting = ReturnType<typeof useMembership>;

/** Adds or removes a member, then refetches all lists of groups and members. */
function useMembership(texts: Texts, set: (id: string, isIn: boolean) => Promise<unknown>, onDone: () => void) {
  const failureText = useFailureText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isIn }: Member) => set(id, !isIn),
    networkMode: 'always',
    onSuccess: (_, { name, isIn }) => {
      notify({ kind: 'done', title: isIn ? texts.isTaken(name) : texts.isPut(name) });
      onDone();
    },
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: groupsQuery.queryKey });
      return client.invalidateQueries({ queryKey: administrationKeys.members() });
    },
  });
}

function MemberSearch<Row, Key extends QueryKey>({
  texts,
  queryOf,
  memberOf,
  setting,
}: {
  texts: Texts;
  queryOf: QueryOf<Row, Key>;
  memberOf: (row: Row) => Member;
  setting: Setting;
}) {
  const shared = useMessages(userGroupMessages);
  const [keyword, setKeyword] = useState('');
  const found = useQuery(queryOf({ keyword: useSettled(keyword.trim()) }));
  const isSearching = keyword.trim().length >= shortestWord;
  const results = isSearching && found.data ? found.data.rows.map(memberOf) : null;
  return (
    <search className="stack stack-3">
      <TextField
        label={texts.find}
        hint={texts.findHint}
        type="search"
        icon="search"
        autoComplete="off"
        maxLength={200}
        value={keyword}
        onText={setKeyword}
      />
      {isSearching && <QueryStates query={found} failed={shared.failed} needsNetwork={shared.needsNetwork} />}
      {results?.length === 0 && (
        <p className="mut" role="status">
          {texts.nobody}
        </p>
      )}
      {results !== null && results.length > 0 && (
        <ul className="leaf stack stack-2" aria-label={texts.find}>
          {results.map((member) =>
            member.isIn ? (
              <li key={member.id} className="row sb">
                <span className="grow strong">{member.name}</span>
                <Tag tone="done" icon="check">
                  {shared.in}
                </Tag>
              </li>
            ) : (
              <MemberRow key={member.id} member={member} texts={texts} setting={setting} />
            ),
          )}
        </ul>
      )}
    </search>
  );
}

function MemberRow({ member, texts, setting }: { member: Member; texts: Texts; setting: Setting }) {
  const isAway = useConnection() !== 'online';
  return (
    <li className="row sb">
      <span className="grow">
        <span className="strong">{member.name}</span> <span className="sm mut adm-beside">{member.detail}</span>
        {member.note !== null && <span className="hint adm-line">{member.note}</span>}
      </span>
      <Button
        kind={member.isIn ? 'quiet' : 'outline'}
        small
        disabled={isAway}
        busy={setting.isPending && setting.variables.id === member.id}
        aria-label={member.isIn ? texts.takeOf(member.name) : texts.putOf(member.name)}
        onClick={() => setting.mutate(member)}
      >
        {member.isIn ? texts.take : texts.put}
      </Button>
    </li>
  );
}
