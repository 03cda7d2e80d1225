import type { UseQueryResult } from '@tanstack/react-query';
import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { Button } from '../../ui/press/Button.tsx';

/** The state of preparing a handover, or the reason why it failed. Installation continues without it. */
export function HandoverProblem({ started }: { started: UseQueryResult<unknown> }) {
  const texts = useMessages(installMessages).handover;
  const textOf = useFailureText();
  if (started.isPending) return <p className="sm mut">{texts.preparing}</p>;
  if (!started.isError || started.data) return null;
  return (
    <Note tone="here" live>
      <p>{started.error instanceof CallFailed ? textOf(started.error) : texts.unreachable}</p>
      <Button kind="outline" small busy={started.isFetching} onClick={() => void started.refetch()}>
        {texts.retry}
      </Button>
    </Note>
  );
}
