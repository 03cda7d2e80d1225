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
import { Pager } from '../list/Pager.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { useSettled } from '../useSettled.ts';
import { type AskedMembers, adminGroupsQuery, membersKey, membersPageSize } from './groupQueries.ts';

/** Somebody or something that can be in a group. */
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

/** What is in a group, and a search for what to put in. */
export function GroupMembers<Row, Key extends QueryKey>({
  groupId,
  texts,
  queryOf,
  memberOf,
  set,
}: {
  groupId: string;
  texts: Texts;
  queryOf: (asked: AskedMembers) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;
  memberOf: (row: Row) => Member;
  set: (id: string, isIn: boolean) => Promise<unknown>;
}) {
  const [page, setPage] = useState(0);
  const [keyword, setKeyword] = useState('');
  const inside = useQuery(queryOf({ groupId, page }));
  const found = useQuery(queryOf({ keyword: useSettled(keyword.trim()) }));
  const shared = useMessages(userGroupMessages);
  const failureText = useFailureText();
  const client = useQueryClient();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAway = useConnection() !== 'online';
  const setting = useMutation({
    mutationFn: ({ id, isIn }: Member) => set(id, !isIn),
    networkMode: 'always',
    onSuccess: (_, { name, isIn }) => {
      notify({ kind: 'done', title: isIn ? texts.isTaken(name) : texts.isPut(name) });
      // The button that was pressed goes with its row.
      heading.current?.focus({ preventScroll: true });
    },
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminGroupsQuery.queryKey });
      return client.invalidateQueries({ queryKey: membersKey });
    },
  });
  const rowOf = (member: Member) => (
    <li key={member.id} className="row sb">
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
  const isSearching = keyword.trim().length > 1;
  const results = isSearching && found.data ? found.data.rows.map(memberOf) : null;
  const members = inside.data?.rows.map(memberOf) ?? [];
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {texts.title}
      </h2>
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
                rowOf(member)
              ),
            )}
          </ul>
        )}
      </search>
      <QueryStates query={inside} failed={shared.failed} needsNetwork={shared.needsNetwork} />
      {inside.data && members.length === 0 && <p className="mut">{texts.empty}</p>}
      {members.length > 0 && (
        <ul className="leaf stack stack-2" aria-labelledby={titleId}>
          {members.map(rowOf)}
        </ul>
      )}
      {inside.data && (
        <Pager page={page} total={inside.data.total} pageSize={membersPageSize} texts={shared} onPage={setPage} />
      )}
    </section>
  );
}
