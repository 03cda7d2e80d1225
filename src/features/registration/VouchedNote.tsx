import type { SocialProvider } from '../../domain/people/socialLogin.ts';
import { socialLoginMessages } from '../../i18n/people/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ProviderLink } from '../session/social/ProviderLink.tsx';

/** The provider that vouches for the new account, with a link to renew an expired proof. */
export function VouchedNote({
  provider,
  isExpired,
  returnTo,
}: {
  provider: SocialProvider;
  isExpired: boolean;
  returnTo: string;
}) {
  const texts = useMessages(socialLoginMessages);
  const name = texts.names[provider];
  if (!isExpired) return <Note>{texts.register.note(name)}</Note>;
  return (
    <Note tone="here" live>
      <div className="stack stack-2">
        <p>{texts.register.expired(name)}</p>
        <ProviderLink
          className="btn btn-o"
          provider={provider}
          start={{ returnTo }}
          needsNetwork={texts.needsNetwork(name)}
        >
          {texts.signInWith(name)}
        </ProviderLink>
      </div>
    </Note>
  );
}
