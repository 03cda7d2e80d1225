import { useQueryClient } from '@tanstack/react-query';
import { groupResource } from '../../../contract/administration/adminGroup.ts';
import { textIn } from '../../../domain/localText.ts';
import type { CountedGroup } from '../../../domain/people/countedGroup.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { RemoveQuestion } from '../list/RemoveQuestion.tsx';

/** The question before a group is removed, with the consequences for its people, or the reason why it cannot be. */
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
  const { language } = useLanguage();
  const client = useQueryClient();
  return (
    <RemoveQuestion
      resource={groupResource}
      id={group.id}
      texts={texts}
      refused={(failure) => isInUse(failure) && <GroupInUse groupId={group.id} failure={failure} onClose={onClose} />}
      onClose={onClose}
      onGone={() => {
        void client.invalidateQueries({ queryKey: administrationKeys.members() });
        onGone();
      }}
    >
      <p className="strong">{textIn(group.name, language)}</p>
      <p>{texts.people(group.peopleCount)}</p>
      {group.courseCount > 0 && <p>{texts.courses}</p>}
      {group.isDefault && <p>{texts.isDefault}</p>}
    </RemoveQuestion>
  );
}

function GroupInUse({ groupId, failure, onClose }: { groupId: string; failure: Error; onClose: () => void }) {
  const texts = useMessages(userGroupMessages).removal;
  const failureText = useFailureText();
  return (
    <Sheet
      open
      title={texts.inUse}
      onClose={onClose}
      actions={<ButtonLink to={deskLinks.group(groupId)}>{texts.toCourses}</ButtonLink>}
    >
      <div className="read stack stack-2">
        <p>{failureText(failure)}</p>
        <p>{texts.wayOut}</p>
      </div>
    </Sheet>
  );
}

const isInUse = (failure: Error): boolean => failure instanceof CallFailed && failure.code === 'GROUP_IN_USE';
