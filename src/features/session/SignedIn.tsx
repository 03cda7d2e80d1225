import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Person } from '../../domain/identity.ts';
import { links } from '../../ui/links.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import { useSession } from './useSession.ts';

/** Shows its content to whoever is signed in; everybody else signs in first and comes back here. */
export function SignedIn({ children }: { children: (person: Person) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'unknown') return <Loading />;
  if (session.state === 'guest') return <Navigate to={links.login(pathname + search)} replace />;
  return children(session.person);
}
