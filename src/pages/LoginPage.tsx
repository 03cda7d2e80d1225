import '../ui/styles/buyer.css';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Role } from '../domain/people/identity.ts';
import { worksAtDesk } from '../domain/people/rights.ts';
import { LoginPanel } from '../features/session/LoginPanel.tsx';
import { SocialArrival, useSocialEnd } from '../features/session/social/SocialArrival.tsx';
import { useSession } from '../features/session/useSession.ts';
import { sessionMessages } from '../i18n/people/session.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { links, safeReturnTo } from '../ui/press/links.ts';

/** The sign-in page, also the return address of providers. It then opens the page that asked for it. */
export function LoginPage() {
  const texts = useMessages(sessionMessages).login;
  const session = useSession();
  const navigate = useNavigate();
  const returnTo = useSearchParams()[0].get('returnTo');
  const end = useSocialEnd();
  if (end !== null) {
    return (
      <>
        <PageMeta title={texts.title} index={false} />
        <div className="form-page">
          <SocialArrival end={end} returnTo={safeReturnTo(returnTo)} />
        </div>
      </>
    );
  }
  // A guest buyer may have a session too.
  const isAtHome = session.state === 'signedIn' && session.person.role !== 'nonMember';
  if (isAtHome) return <Navigate to={placeFor(session.person.role, returnTo)} replace />;
  return (
    <>
      <PageMeta title={texts.title} index={false} />
      <div className="form-page">
        <LoginPanel
          heading={1}
          {...(returnTo === null ? {} : { returnTo })}
          onSignedIn={(person) => navigate(placeFor(person.role, returnTo), { replace: true })}
        />
      </div>
    </>
  );
}

/** Staff without another target start at the desk. */
const placeFor = (role: Role, returnTo: string | null): string =>
  returnTo === null && worksAtDesk(role) ? links.admin() : safeReturnTo(returnTo);
