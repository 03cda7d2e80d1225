import { useState } from 'react';
import { messagesOf } from '../../../i18n/dictionary.ts';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { isSignOutOwed } from '../../../platform/session/queuedSignOut.ts';
import { tellOwedSignOut } from '../../../platform/session/sessionLine.ts';
import { notify } from '../../../ui/notice/notify.ts';

/** Whoever has pressed is shown a way out after so long (ms). */
const tellingPatienceMs = 4_000;

type Pressed = { readonly currentTarget: { readonly href: string }; readonly preventDefault: () => void };

/**
 * On the way to a provider. A sign-out that the server has not heard of is told first, and nobody leaves before it was
 * heard: on the way back it would end the new session. `isLeaving` while it is told.
 */
export function useLeaveForProvider() {
  const [isLeaving, setLeaving] = useState(false);
  const tellAndLeave = async (href: string) => {
    setLeaving(true);
    try {
      await tellOwedSignOut(AbortSignal.timeout(tellingPatienceMs));
      location.assign(href);
    } catch {
      notify({ kind: 'warning', title: messagesOf(socialLoginMessages).notLeft });
    }
    // Also where the page leaves: it comes back as it was.
    setLeaving(false);
  };
  const leave = (press: Pressed): void => {
    if (!isSignOutOwed()) return;
    press.preventDefault();
    if (!isLeaving) void tellAndLeave(press.currentTarget.href);
  };
  return { isLeaving, leave };
}
