import { socialStart } from '../../contract/socialLogin.ts';
import type { SocialProvider } from '../../domain/socialLogin.ts';
import { socialLoginMessages } from '../../i18n/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/Note.tsx';
import { leaveForProvider } from '../session/leaveForProvider.ts';

/** Who vouches for whoever opens an account here, and the way to be vouched for again when it took too long. */
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
        <a className="btn btn-o" href={socialStart(provider, { returnTo })} onClick={leaveForProvider}>
          {texts.signInWith(name)}
        </a>
      </div>
    </Note>
  );
}
