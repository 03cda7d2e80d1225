import { playlistMessages } from '../../../i18n/learning/playlist.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { PlayerVeil } from './PlayerVeil.tsx';
import type { VideoFailure } from './videoState.ts';

/** The video cannot play: the reason and the remedy. */
export function FailureVeil({ failure, onRetry }: { failure: VideoFailure; onRetry: () => void }) {
  const texts = useMessages(playlistMessages)[failure];
  return (
    <PlayerVeil live title={texts.title} body={texts.body}>
      <Button kind="outline" small icon="refresh" onClick={onRetry}>
        {texts.retry}
      </Button>
    </PlayerVeil>
  );
}

/** The video has ended: the next lecture, or a replay. Nothing starts by itself. */
export function FinishedVeil({
  next,
  isCourseDone,
  onAgain,
}: {
  next: { readonly name: string; readonly open: () => void } | null;
  isCourseDone: boolean;
  onAgain: () => void;
}) {
  const { finished, player } = useMessages(playlistMessages);
  return (
    <PlayerVeil live title={isCourseDone && next === null ? finished.last : finished.title}>
      {next && (
        <Button kind="play" icon="play" onClick={next.open}>
          {finished.next(next.name)}
        </Button>
      )}
      <Button kind="outline" small icon="refresh" onClick={onAgain}>
        {player.replay}
      </Button>
    </PlayerVeil>
  );
}
