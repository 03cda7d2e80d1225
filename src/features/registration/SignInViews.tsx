import './signIn.css';
import { useEffect, useRef } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import { useEver } from '../../ui/state/useEver.ts';
import { LoginPanel } from '../session/LoginPanel.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

export type SignInView = 'login' | 'register';

/** Sign-in and registration in one place. A hidden view keeps its typed text; the shown one gets the focus. */
export function SignInViews({
  view,
  onView,
  onDone,
  submit,
  persisted,
}: {
  view: SignInView;
  onView: (view: SignInView) => void;
  onDone: (person: Person) => void;
  /** Words of the registration's button, where it does more. */
  submit?: string;
  /** The typed username, where the views unmount and mount again. */
  persisted?: { readonly username: string; readonly keep: (username: string) => void };
}) {
  const place = useRef<HTMLDivElement>(null);
  const isLoginSeen = useEver(view === 'login');
  const isRegisterSeen = useEver(view === 'register');
  const isTurn = useRef(false);
  const turn = (next: SignInView) => {
    isTurn.current = true;
    onView(next);
  };
  useEffect(() => {
    if (!isTurn.current) return;
    isTurn.current = false;
    const here = place.current;
    const focus = () => {
      const field = here?.querySelector<HTMLElement>(`[data-view="${view}"] input:not([inert] *)`);
      field?.focus();
      return field !== null && field !== undefined;
    };
    if (here === null || focus()) return;
    // Fields appear once the draft is read.
    const waiting = new MutationObserver(() => focus() && waiting.disconnect());
    waiting.observe(here, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [view]);

  return (
    <div className="sign-in-views" ref={place}>
      {isLoginSeen && (
        <div data-view="login" hidden={view !== 'login'}>
          <LoginPanel
            heading={null}
            onSignedIn={onDone}
            onRegister={() => turn('register')}
            {...(persisted && { persisted })}
          />
        </div>
      )}
      {isRegisterSeen && (
        <div data-view="register" hidden={view !== 'register'}>
          <RegistrationForm heading={null} onDone={onDone} onLogin={() => turn('login')} {...(submit && { submit })} />
        </div>
      )}
    </div>
  );
}
