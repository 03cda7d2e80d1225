import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { removeGroup } from '../../../contract/administration/adminGroup.ts';
import { textIn } from '../../../domain/localText.ts';
import type { CountedGroup } from '../../../domain/people/countedGroup.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { NetworkConfirm } from '../../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { adminGroupsQuery, membersKey } from './groupQueries.ts';

/** Whether a group shall go, with what that means for its people; or why it cannot. */
export function RemoveGroup({
  group,
  onClose,
  onGone,
}: {
  group: CountedGroup;
  onClose: () => void;
  onGone: () => void;
}) {
  const texts = useMessages(userGroupMessages).removal;
  const failureText = useFailureText();
  const { language } = useLanguage();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const removing = useMutation({
    mutationFn: () => callServer(removeGroup, { params: { groupId: group.id } }, { key }),
    networkMode: 'always',
    onSuccess: (groups) => {
      client.setQueryData(adminGroupsQuery.queryKey, groups);
      void client.invalidateQueries({ queryKey: membersKey });
      notify({ kind: 'done', title: texts.done });
      onGone();
    },
  });
  const network = usePressedCall(removing, () => removing.mutate());
  const name = textIn(group.name, language);
  if (isInUse(removing.error)) {
    return (
      <Sheet
        open
        title={texts.inUse}
        onClose={onClose}
        actions={<ButtonLink to={links.adminGroup(group.id)}>{texts.toCourses}</ButtonLink>}
      >
        <div className="read stack stack-2">
          <p>{failureText(removing.error)}</p>
          <p>{texts.wayOut}</p>
        </div>
      </Sheet>
    );
  }
  return (
    <NetworkConfirm
      danger
      network={network}
      title={texts.question}
      body={
        <>
          <p className="strong">{name}</p>
          <p>{texts.people(group.peopleCount)}</p>
          {group.courseCount > 0 && <p>{texts.courses}</p>}
          {group.isDefault && <p>{texts.isDefault}</p>}
        </>
      }
      confirm={texts.confirm}
      onClose={onClose}
    />
  );
}

const isInUse = (failure: unknown): boolean => failure instanceof CallFailed && failure.code === 'GROUP_IN_USE';
