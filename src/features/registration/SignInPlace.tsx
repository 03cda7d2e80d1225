import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/press/links.ts';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { useEver } from '../../ui/state/useEver.ts';
import { type SignInQuestion, subscribeToSignIn, waitingSignIn } from '../session/signInQuestion.ts';

/** Loaded with the first question. */
const SignInDialog = lazyPart(async () => (await import('./SignInDialog.tsx')).SignInDialog);

/**
 * The place of the sign-in dialog (`askToSignIn`) in the frame. A press is answered at once; if the dialog cannot be
 * loaded, the login page opens.
 */
export function SignInPlace() {
  const { loading } = useMessages(uiMessages);
  const question = useSyncExternalStore(subscribeToSignIn, waitingSignIn, () => null);
  const wasAsked = useEver(question !== null);
  if (!wasAsked) return null;
  const wait = question && (
    <div className="sticky">
      <p className="wrap" role="status">
        {loading}
      </p>
    </div>
  );
  return (
    <QuietBoundary fallback={question && <SignInPage question={question} />}>
      <Suspense fallback={wait}>
        <SignInDialog question={question} />
      </Suspense>
    </QuietBoundary>
  );
}

function SignInPage({ question }: { question: SignInQuestion }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    question.answer(null);
    navigate(links.login(pathname + search));
  }, [question, navigate, pathname, search]);
  return null;
}
