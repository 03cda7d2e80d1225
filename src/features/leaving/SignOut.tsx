import { type ReactNode, useState } from 'react';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { notify } from '../../ui/notice/notify.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { useSharedDevice } from '../device/useSharedDevice.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { useSharedSlips } from '../sharedSlip/useSharedSlips.ts';
import { LeaveDevice } from './LeaveDevice.tsx';
import { useBegunReports } from './useBegunReports.ts';
import { useUnsent } from './useUnsent.ts';
import { WhatSignOutTakes } from './WhatSignOutTakes.tsx';

type Props = { readonly button: (ask: () => void) => ReactNode };

/** The sign-out of this device, after a question that lists its consequences. `button` renders the trigger. */
export function SignOut({ button }: Props) {
  return useSharedDevice() ? <LeaveDevice button={button} /> : <SignOutHere button={button} />;
}

function SignOutHere({ button }: Props) {
  const texts = useMessages(accountMessages);
  const { signOut, isSigningOut } = useSessionActions();
  const { waiting, waitingReports, refused } = useUnsent();
  const slips = useSharedSlips().slips ?? [];
  const [isAsking, setAsking] = useState(false);
  // Unsent changes of a refused report stay with it.
  const leavesChange = useBegunReports(isAsking).begun.includes('change') && waitingReports > 0;
  const leave = async () => {
    await signOut();
    setAsking(false);
    notify({ kind: 'done', title: texts.signedOut });
    // The page has changed, and its beginning is at the top.
    scrollTo({ top: 0 });
  };
  return (
    <div>
      {button(() => setAsking(true))}
      <ConfirmSheet
        open={isAsking}
        title={texts.signOutQuestion.title}
        body={<WhatSignOutTakes {...{ waiting, refused, leavesChange, slips }} />}
        confirm={texts.signOutQuestion.confirm}
        refuse={texts.signOutQuestion.refuse}
        busy={isSigningOut}
        onConfirm={() => void leave()}
        onCancel={() => isSigningOut || setAsking(false)}
      />
    </div>
  );
}
