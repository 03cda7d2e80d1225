import './signIn.css';
import { useEffect, useRef, useState } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import { LoginPanel } from '../session/LoginPanel.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

export type SignInView = 'login' | 'register';

/**
 * The sign-in and the registration in one place. The view that was left stays as it was typed; the one that comes gets
 * the focus.
 */
export function SignInViews({
  view,
  onView,
  onDone,
  submit,
  kept,
}: {
  view: SignInView;
  onView: (view: SignInView) => void;
  onDone: (person: Person) => void;
  /** What the button of the registration says, where it does more. */
  submit?: string;
  /** The username that was typed before, where the views are taken away and come again. */
  kept?: { readonly username: string; readonly keep: (username: string) => void };
}) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly SignInView[]>([view]);
  const [shown, setShown] = useState(view);
  const isTurn = useRef(false);
  if (shown !== view) {
    setShown(view);
    if (!seen.includes(view)) setSeen([...seen, view]);
  }
  const turn = (next: SignInView) => {
    isTurn.current = true;
    onView(next);
  };
  useEffect(() => {
    if (!isTurn.current) return;
    isTurn.current = false;
    const here = place.current;
    const focus = () => {
      const field = here?.querySelector<HTMLElement>(`[data-view="${shown}"] input:not([inert] *)`);
      field?.focus();
      return field !== null && field !== undefined;
    };
    if (here === null || focus()) return;
    // What was typed before is read first, and the fields come with it.
    const waiting = new MutationObserver(() => focus() && waiting.disconnect());
    waiting.observe(here, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [shown]);

  return (
    <div className="sign-in-views" ref={place}>
      {seen.includes('login') && (
        <div data-view="login" hidden={view !== 'login'}>
          <LoginPanel heading={null} onSignedIn={onDone} onRegister={() => turn('register')} {...(kept && { kept })} />
        </div>
      )}
      {seen.includes('register') && (
        <div data-view="register" hidden={view !== 'register'}>
          <RegistrationForm heading={null} onDone={onDone} onLogin={() => turn('login')} {...(submit && { submit })} />
        </div>
      )}
    </div>
  );
}
