import './socialLogin.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { AcceptanceNote } from '../../site/AcceptanceNote.tsx';
import { ProviderLink } from './ProviderLink.tsx';
import { socialProvidersQuery } from './socialProvidersQuery.ts';

/**
 * Sign-in by LINE, Facebook and Google, where the shop has keys. The redirect returns to this page. Offline a note
 * replaces the buttons. A first sign-in opens an account, which accepts the terms. `ticket`: the provider account to link.
 */
export function SocialLogin({ ticket }: { ticket: string | undefined }) {
  const texts = useMessages(socialLoginMessages);
  const { pathname, search } = useLocation();
  const { data: offered = [] } = useQuery(socialProvidersQuery);
  const isOnline = useConnection() === 'online';
  if (offered.length === 0) return null;
  if (!isOnline) {
    return <p className="sm mut">{texts.needsNetwork(offered.map((provider) => texts.names[provider]).join(' · '))}</p>;
  }
  return (
    <div className="stack stack-2">
      {offered.map((provider) => (
        <ProviderLink
          key={provider}
          className={`btn btn-o btn-b social-${provider}`}
          provider={provider}
          start={{ returnTo: pathname + search, ticket }}
        >
          {texts.signInWith(texts.names[provider])}
        </ProviderLink>
      ))}
      <AcceptanceNote deed="register" />
    </div>
  );
}
