import { nearerEnd } from '../../domain/learning/accessTime.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { formatRemaining } from '../../i18n/learning/formatRemaining.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { bytesOfLectures } from '../../platform/learning/downloadedLectures.ts';
import { useNow } from '../../ui/page/useNow.ts';
import { Countdown } from '../../ui/show/Countdown.tsx';
import { ProgressBar } from '../../ui/show/ProgressBar.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { CacheAge } from '../device/CacheAge.tsx';
import { playlistQuery } from './playlistQueries.ts';
import type { CourseAccess } from './useCourseAccess.ts';
import type { DownloadedLectures } from './useDownloadedLectures.ts';

/** Finished lectures, percent of the course, and the end of the access. */
export function ProgressCard({
  courseId,
  done,
  lectures,
  percent,
  access,
  downloads,
}: {
  courseId: string;
  done: number;
  lectures: number;
  percent: number;
  access: CourseAccess;
  downloads: DownloadedLectures | null;
}) {
  const { progress: texts, keeping } = useMessages(playlistMessages);
  const downloaded = [...(downloads?.byLecture.values() ?? [])];
  return (
    <div className="leaf stack stack-2">
      <div className="row sb">
        <h2 className="room-progress">{done === lectures ? texts.all : texts.title(done, lectures)}</h2>
        <span className="num strong">{percent}%</span>
      </div>
      <ProgressBar value={percent} label={texts.bar} />
      <p className="row sb sm mut">
        <AccessUntil access={access} />
        {downloaded.length > 0 && (
          <span>{keeping.onDevice(downloaded.length, formatBytes(bytesOfLectures(downloaded)))}</span>
        )}
      </p>
      <CacheAge queryKey={playlistQuery(courseId).queryKey} />
    </div>
  );
}

function AccessUntil({ access }: { access: CourseAccess }) {
  const texts = useMessages(playlistMessages);
  const format = useFormat();
  const { language } = useLanguage();
  if (access.kind === 'ended') return <span>{texts.accessEnded}</span>;
  if (access.kind === 'none' || access.state === null) return null;
  const { endsAt, remainingWatchMs, kind } = access.state;
  if (kind === 'open') return <span>{texts.progress.noEnd}</span>;
  return (
    <>
      {endsAt !== null && (
        <span>
          {texts.progress.until}{' '}
          <time className="nb" dateTime={formatMachineTime(endsAt)}>
            {format.date(endsAt)}
          </time>
        </span>
      )}
      {remainingWatchMs !== null && (
        <span>{texts.progress.watchLeft(formatRemaining(remainingWatchMs, language) ?? '')}</span>
      )}
    </>
  );
}

/** The remaining access, by the limit that ends first. */
export function AccessLeft({ access }: { access: CourseAccess }) {
  const texts = useMessages(playlistMessages);
  const { language } = useLanguage();
  const now = useNow();
  if (access.kind === 'ended') {
    return (
      <Tag tone="error" icon="clock">
        {texts.accessEnded}
      </Tag>
    );
  }
  const end = access.kind === 'open' && access.state !== null ? nearerEnd(access.state) : null;
  if (access.kind !== 'open' || end === null) return null;
  const until = access.state?.endsAt ?? null;
  return (
    <Tag tone="here" icon="clock">
      {texts.access}
      {end.by === 'calendar' && until !== null ? (
        <Countdown until={until} now={now} ended={texts.accessEnded} />
      ) : (
        formatRemaining(end.ms, language)
      )}
    </Tag>
  );
}
