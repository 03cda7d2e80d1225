import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { formatBytes } from '../../../i18n/formatBytes.ts';
import { formatClock } from '../../../i18n/learning/formatLecture.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { ProgressBar } from '../../../ui/show/ProgressBar.tsx';
import { speedOf, timeLeft, type UploadEntry } from './uploadList.ts';
import { dismissUpload, pauseUpload, resumeUpload } from './uploads.ts';

/** One upload: how far it is, how fast, how long it takes, and its buttons. */
export function UploadRow({ upload }: { upload: UploadEntry }) {
  const texts = useMessages(mediaMessages);
  const { id, name, phase, problem, sent, bytes } = upload;
  const canPause = phase === 'sending' || phase === 'waiting';
  return (
    <div className="fileleaf media-upload" aria-busy={phase === 'sending' || phase === 'taking' || undefined}>
      <div className="grow stack stack-2">
        <p className="sm strong file-name">{name}</p>
        {problem === null ? (
          <>
            <ProgressBar value={bytes === 0 ? 0 : (100 * sent) / bytes} label={name} />
            <p className="xs mut num">{factsOf(upload, texts)}</p>
            {upload.isStorageUnknown && <p className="xs">{texts.storageUnknown}</p>}
          </>
        ) : (
          <Problem>{texts.faults[problem]}</Problem>
        )}
      </div>
      <div className="row">
        {canPause && (
          <Button kind="outline" small onClick={() => pauseUpload(id)}>
            {texts.pause}
          </Button>
        )}
        {phase === 'paused' && (
          <Button kind="outline" small onClick={() => resumeUpload(id)}>
            {texts.resume}
          </Button>
        )}
        {phase !== 'taking' && (
          <Button kind="quiet" small onClick={() => dismissUpload(id)}>
            {phase === 'failed' || phase === 'done' ? texts.dismiss : texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

type Texts = (typeof mediaMessages)['th'];

function factsOf(upload: UploadEntry, texts: Texts): string {
  const { phase, sent, bytes } = upload;
  const progress = texts.progress(formatBytes(sent), formatBytes(bytes));
  if (phase === 'checking' || phase === 'taking' || phase === 'done') return texts.state[phase];
  if (phase !== 'sending') return [progress, texts.state[phase === 'paused' ? 'paused' : 'waiting']].join(' · ');
  const [speed, left] = [speedOf(upload), timeLeft(upload)];
  return [
    progress,
    ...(speed === null ? [] : [texts.speed(formatBytes(speed))]),
    ...(left === null ? [] : [texts.left(formatClock(left))]),
  ].join(' · ');
}
