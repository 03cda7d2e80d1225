import { handoverStart } from '../../domain/people/handover.ts';
import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { copyText } from './copyText.ts';
import { HandoverProblem } from './HandoverProblem.tsx';
import { StaysHere } from './StaysHere.tsx';
import { StepList } from './StepList.tsx';
import { useStartedHandover } from './useStartedHandover.ts';

/**
 * Steps to leave an in-app browser, which cannot install and has its own storage: the address carries cart and session
 * along. LINE opens it outside by itself (`openExternalBrowser=1`), others by their menu.
 */
export function InAppSteps({ isLine }: { isLine: boolean }) {
  const texts = useMessages(installMessages);
  const started = useStartedHandover();
  const start = started.data ? handoverStart(started.data.token) : links.home();
  if (started.isPending) return <HandoverProblem started={started} />;
  return (
    <div className="stack">
      <p>{texts.inApp.body}</p>
      {isLine ? <OutOfLine start={start} /> : <OtherApp start={start} />}
      {started.data && <p className="sm mut">{isLine ? texts.inApp.comesAlong : texts.inApp.linkWarning}</p>}
      <HandoverProblem started={started} />
      <StaysHere />
    </div>
  );
}

function OutOfLine({ start }: { start: string }) {
  const texts = useMessages(installMessages).inApp;
  const address = new URL(start, location.origin);
  address.searchParams.set('openExternalBrowser', '1');
  return (
    <p>
      <a className="btn" href={address.href}>
        <Icon name="globe" />
        {texts.openBrowser}
      </a>
    </p>
  );
}

function OtherApp({ start }: { start: string }) {
  const texts = useMessages(installMessages);
  const { href } = new URL(start, location.origin);
  return (
    <>
      <StepList
        steps={[
          { icon: 'menu', text: texts.inApp.menu },
          { icon: 'globe', text: texts.inApp.browser },
          { icon: 'download', text: texts.inApp.install },
        ]}
      />
      <p className="sm mut">{texts.inApp.linkHint}</p>
      <div>
        <Button
          kind="outline"
          icon="copy"
          onClick={() => void copyText(href, { done: texts.inApp.linkCopied, failed: texts.handover.notCopied })}
        >
          {texts.inApp.copyLink}
        </Button>
      </div>
    </>
  );
}
