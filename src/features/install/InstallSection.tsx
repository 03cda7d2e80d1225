import { type ReactNode, useState } from 'react';
import { installMessages } from '../../i18n/app/install.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isIosDevice } from '../../platform/install/browserKind.ts';
import { type InstallWay, install } from '../../platform/install/installPrompt.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { HandoverCodeForm } from './HandoverCodeForm.tsx';
import { InstallSheet } from './InstallSheet.tsx';
import { useInstallWay } from './useInstallWay.ts';

/** The installation section, available also after a refusal: by the browser's prompt, by steps, or by its menu. */
export function InstallSection() {
  const texts = useMessages(installMessages);
  const { parts } = useMessages(accountMessages);
  const way = useInstallWay();
  return (
    <section className="leaf stack stack-3" aria-labelledby="install-heading">
      <h2 id="install-heading">{parts.install}</h2>
      {way === 'installed' ? (
        <Installed />
      ) : (
        <div>
          <p className="strong">{texts.title}</p>
          <p className="sm mut">{texts.body}</p>
        </div>
      )}
      <Way way={way} />
    </section>
  );
}

/** On iPhone and iPad the installed app has its own storage, so cart and session may have to be transferred. */
function Installed() {
  const { installed } = useMessages(installMessages);
  return (
    <>
      <Note tone="done">
        <p className="strong">{installed.title}</p>
        <p>{installed.body}</p>
      </Note>
      {isIosDevice() && <HandoverCodeForm />}
    </>
  );
}

function Way({ way }: { way: InstallWay }): ReactNode {
  const texts = useMessages(installMessages);
  if (way === 'installed') return null;
  if (way === 'prompt') {
    return (
      <div>
        <Button icon="download" onClick={() => void install()}>
          {texts.take}
        </Button>
      </div>
    );
  }
  if (way === 'iosSafari' || way === 'iosOther' || way === 'line' || way === 'inApp') return <Steps way={way} />;
  return <p>{texts.menus[way]}</p>;
}

function Steps({ way }: { way: InstallWay }) {
  const texts = useMessages(installMessages);
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Button icon="download" onClick={() => setShown(true)}>
        {texts.showSteps}
      </Button>
      {isShown && <InstallSheet way={way} onClose={() => setShown(false)} />}
    </div>
  );
}
