import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

/** The question before leaving a screen with unsaved changes. Mounted once in the desk. */
export function LeaveQuestion() {
  const { unsaved } = useMessages(administrationMessages).menu;
  const { isAsked, leave, stay } = useLeaveQuestion();
  return (
    <ConfirmSheet
      open={isAsked}
      danger
      title={unsaved.title}
      body={unsaved.leaving.body}
      confirm={unsaved.leaving.confirm}
      refuse={unsaved.refuse}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
