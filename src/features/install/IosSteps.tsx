import { useEffect } from 'react';
import { spellHandoverToken } from '../../domain/people/handover.ts';
import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { showHandoverManifest } from '../../platform/session/handover.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { copyText } from './copyText.ts';
import { HandoverProblem } from './HandoverProblem.tsx';
import { StaysHere } from './StaysHere.tsx';
import { StepList } from './StepList.tsx';
import { useStartedHandover } from './useStartedHandover.ts';

/**
 * The steps of iPhone and iPad. The installed app has its own storage, so the manifest carries a handover; the code is
 * the fallback.
 */
export function IosSteps() {
  const texts = useMessages(installMessages);
  const started = useStartedHandover();
  const token = started.data?.token;
  useEffect(() => (token === undefined ? undefined : showHandoverManifest(token)), [token]);
  return (
    <div className="stack">
      <StepList
        steps={[
          { icon: 'upload', text: texts.ios.share },
          { icon: 'plus', text: texts.ios.add },
          { icon: 'home', text: texts.ios.open },
        ]}
      />
      {started.data && <HandoverCode {...started.data} />}
      <HandoverProblem started={started} />
      <StaysHere />
    </div>
  );
}

function HandoverCode({ token, withSession }: { token: string; withSession: boolean }) {
  const texts = useMessages(installMessages).handover;
  const spelled = spellHandoverToken(token);
  return (
    <>
      <Note tone="done" live>
        {withSession ? texts.withSession : texts.withoutSession}
      </Note>
      <section className="stack stack-2" aria-labelledby="handover-code">
        <h3 id="handover-code">{texts.code}</h3>
        <p className="sm mut">{texts.codeHint}</p>
        <p className="row sb">
          <b className="num strong nb">{spelled}</b>
          <Button
            kind="outline"
            small
            icon="copy"
            onClick={() => void copyText(spelled, { done: texts.copied, failed: texts.notCopied })}
          >
            {texts.copy}
          </Button>
        </p>
        <p className="sm text-danger">{texts.warning}</p>
      </section>
    </>
  );
}
