import { useState } from 'react';
import { messagesOf } from '../../../i18n/dictionary.ts';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { isSignOutQueued } from '../../../platform/session/queuedSignOut.ts';
import { sendQueuedSignOut } from '../../../platform/session/sessionLine.ts';
import { notify } from '../../../ui/notice/notify.ts';

/** After this the person can cancel the wait (ms). */
const tellingPatienceMs = 4_000;

type Pressed = { readonly currentTarget: { readonly href: string }; readonly preventDefault: () => void };

/**
 * The redirect to a provider. A pending sign-out is sent first and awaited: otherwise it would end the new session.
 * `isLeaving` while it is sent.
 */
export function useLeaveForProvider() {
  const [isLeaving, setLeaving] = useState(false);
  const tellAndLeave = async (href: string) => {
    setLeaving(true);
    try {
      await sendQueuedSignOut(AbortSignal.timeout(tellingPatienceMs));
      location.assign(href);
    } catch {
      notify({ kind: 'warning', title: messagesOf(socialLoginMessages).notLeft });
    }
    // Also before the page unloads: the browser restores it as it was.
    setLeaving(false);
  };
  const leave = (press: Pressed): void => {
    if (!isSignOutQueued()) return;
    press.preventDefault();
    if (!isLeaving) void tellAndLeave(press.currentTarget.href);
  };
  return { isLeaving, leave };
}
