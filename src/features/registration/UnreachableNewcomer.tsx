import type { SocialProvider } from '../../domain/socialLogin.ts';
import { registrationMessages } from '../../i18n/registration.ts';
import { socialLoginMessages } from '../../i18n/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';

/** In the place of the form, while it cannot be asked whom a provider has vouched for. It goes on by itself. */
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
