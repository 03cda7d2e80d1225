import { useState } from 'react';
import type { PlaylistLecture } from '../../domain/learning/playlist.ts';
import { textIn } from '../../domain/localText.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { bytesOfLectures } from '../../platform/learning/downloadedLectures.ts';
import { IconButton } from '../../ui/press/Button.tsx';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import type { DownloadedLectures } from './useDownloadedLectures.ts';

/** At the end of a lecture's row: download, cancel, or delete after a question. */
export function DownloadButton({ lecture, downloads }: { lecture: PlaylistLecture; downloads: DownloadedLectures }) {
  const texts = useMessages(playlistMessages).keeping;
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const name = textIn(lecture.name, language);
  const share = downloads.shares.get(lecture.id);
  const here = downloads.byLecture.get(lecture.id);

  if (share !== undefined) return <StopButton share={share} name={name} onStop={() => downloads.stop(lecture.id)} />;
  if (here === undefined) {
    return (
      <IconButton className="keep" icon="download" label={texts.keep(name)} onClick={() => downloads.keep([lecture])} />
    );
  }
  return (
    <>
      <IconButton className="keep keep-here" icon="check" label={texts.remove(name)} onClick={() => setAsking(true)} />
      <ConfirmSheet
        open={isAsking}
        danger
        title={texts.removal.title}
        body={texts.removal.body(name, formatBytes(bytesOfLectures([here])))}
        confirm={texts.removal.confirm}
        onConfirm={() => {
          setAsking(false);
          void downloads.remove(lecture.id);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The second tap of a double tap does not cancel. */
const doubleTapMs = 500;

/** A ring that fills with the download. */
function StopButton({ share, name, onStop }: { share: number; name: string; onStop: () => void }) {
  const texts = useMessages(playlistMessages).keeping;
  const [shownAt] = useState(() => performance.now());
  return (
    <button
      type="button"
      className="ib keep"
      aria-label={texts.stop(name)}
      onClick={({ timeStamp }) => timeStamp - shownAt > doubleTapMs && onStop()}
    >
      <svg className="keep-ring" viewBox="0 0 26 26" aria-hidden="true">
        <circle cx="13" cy="13" r="10" />
        <circle cx="13" cy="13" r="10" pathLength="100" strokeDasharray={`${Math.round(share * 100)} 100`} />
        <path d="M10.5 10.5h5v5h-5z" />
      </svg>
    </button>
  );
}
