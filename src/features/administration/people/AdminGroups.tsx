import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { textIn } from '../../../domain/localText.ts';
import type { CountedGroup } from '../../../domain/people/countedGroup.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { useSite } from '../../site/useSite.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { GroupSheet } from './GroupSheet.tsx';
import { groupsQuery } from './groupQueries.ts';
import { RemoveGroup } from './RemoveGroup.tsx';

/** The groups of learners with buttons to open, rename and remove them. */
export function AdminGroups() {
  const texts = useMessages(userGroupMessages);
  const query = useQuery(groupsQuery);
  const site = useSite();
  const isOff = site !== null && !(site.settings.userGroupsEnabled && site.settings.courseAccessByGroup);
  const [edited, setEdited] = useState<CountedGroup['id'] | 'new' | null>(null);
  const editedGroup = query.data?.find(({ id }) => id === edited) ?? null;
  const [unwanted, setUnwanted] = useState<CountedGroup | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isGone = useRef(false);
  useEffect(() => {
    if (unwanted !== null || !isGone.current) return;
    isGone.current = false;
    // The pressed button unmounts with its row; the sheet holds the focus until it closes.
    heading.current?.focus({ preventScroll: true });
  }, [unwanted]);
  return (
    <>
      <ListScreen
        texts={texts}
        query={query}
        heading={heading}
        action={
          <Button icon="plus" onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        }
        note={isOff && <GroupsOffNote />}
        listClass="stack stack-3"
        rowClass="leaf"
      >
        {(group) => <GroupRow group={group} onRename={() => setEdited(group.id)} onRemove={() => setUnwanted(group)} />}
      </ListScreen>
      {edited !== null && <GroupSheet group={editedGroup} onClose={() => setEdited(null)} />}
      {unwanted !== null && (
        <RemoveGroup
          group={unwanted}
          onClose={() => setUnwanted(null)}
          onGone={() => {
            isGone.current = true;
            setUnwanted(null);
          }}
        />
      )}
    </>
  );
}

function GroupsOffNote() {
  const texts = useMessages(userGroupMessages);
  return (
    <Note tone="here">
      {texts.off}{' '}
      <ButtonLink kind="quiet" small to={deskLinks.settings()}>
        {texts.settings}
      </ButtonLink>
    </Note>
  );
}

function GroupRow({ group, onRename, onRemove }: { group: CountedGroup; onRename: () => void; onRemove: () => void }) {
  const texts = useMessages(userGroupMessages);
  const { language } = useLanguage();
  const name = textIn(group.name, language);
  return (
    <div className="row sb">
      <div>
        <p className="row">
          <span className="strong">{name}</span>
          {group.isDefault && <Tag tone="info">{texts.isDefault}</Tag>}
        </p>
        <p className="sm mut num">{texts.counts(group.peopleCount, group.courseCount)}</p>
      </div>
      <div className="row">
        <ButtonLink kind="outline" small to={deskLinks.group(group.id)} aria-label={texts.openOf(name)}>
          {texts.open}
        </ButtonLink>
        <Button kind="quiet" small aria-label={texts.renameOf(name)} onClick={onRename}>
          {texts.rename}
        </Button>
        <Button
          kind="quiet"
          small
          className="text-danger"
          aria-label={texts.removal.confirmOf(name)}
          onClick={onRemove}
        >
          {texts.removal.confirm}
        </Button>
      </div>
    </div>
  );
}
