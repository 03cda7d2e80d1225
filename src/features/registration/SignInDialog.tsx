import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { sessionMessages } from '../../i18n/people/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import type { SignInQuestion } from '../session/signInQuestion.ts';
import { type SignInView, SignInViews } from './SignInViews.tsx';

/** Width of the dialog and height of its picture (specification 9). */
const pictureSizePx = { width: 750, height: 200 };

/** Sign-in or registration above the page, while a question is open. The focus returns to the pressed element. */
export function SignInDialog({ question }: { question: SignInQuestion | null }) {
  const { login } = useMessages(sessionMessages);
  const registration = useMessages(registrationMessages);
  const [view, setView] = useState<SignInView>('login');
  const [username, keep] = useState('');
  const answer = question?.answer;
  const { pathname } = useLocation();
  const asked = useRef({ answer, pathname });
  useEffect(() => {
    // Each question belongs to a page; the dialog stays for the whole visit.
    if (asked.current.answer !== answer) asked.current = { answer, pathname };
    else if (asked.current.pathname !== pathname) answer?.(null);
  }, [pathname, answer]);

  const words = view === 'login' ? { title: login.title, body: login.toGoOn } : registration;
  return (
    <Sheet open={question !== null} onClose={() => answer?.(null)} wide dismissableMask={false} title={words.title}>
      {view === 'register' && question?.coverUrl && (
        <Picture className="sign-in-cover" src={question.coverUrl} alt="" {...pictureSizePx} fallback={<span />} />
      )}
      <div className="stack">
        <p className="sm mut">{words.body}</p>
        <SignInViews
          view={view}
          onView={setView}
          onDone={(person) => answer?.(person)}
          persisted={{ username, keep }}
        />
      </div>
    </Sheet>
  );
}
