import type { SocialProvider } from '../../domain/people/socialLogin.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { socialLoginMessages } from '../../i18n/people/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';

/** A note in place of the form while the shop cannot be asked about the provider's proof. */
export function UnreachableNewcomer({ provider, askAgain }: { provider: SocialProvider; askAgain: () => void }) {
  const { title } = useMessages(registrationMessages);
  const texts = useMessages(socialLoginMessages);
  return (
    <div className="leaf stack">
      <h1>{title}</h1>
      <Note tone="here" live>
        {texts.register.unreachable(texts.names[provider])}
      </Note>
      <Button kind="outline" onClick={askAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
