import type { LectureContent, Playlist, PlaylistLecture } from '../../domain/learning/playlist.ts';
import { textIn } from '../../domain/localText.ts';
import { formatClock } from '../../i18n/learning/formatLecture.ts';
import { lectureKindsMessages } from '../../i18n/learning/lectureKinds.ts';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Cord, CordItem, type CordPlace } from '../../ui/show/Cord.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { type DownloadedLectures, filesOf } from './useDownloadedLectures.ts';

type KeepingTexts = { readonly onItsWay: (percent: number) => string; readonly playsOffline: string };

type LectureListProps = {
  readonly playlist: Playlist;
  readonly currentId: string;
  readonly finishedIds: ReadonlySet<string>;
  /** Finished while this page was open: the line on the list grows there. */
  readonly newlyFinishedIds: ReadonlySet<string>;
  readonly mayPlay: (lecture: PlaylistLecture) => boolean;
  /** Downloads on this device; `null` if downloads are impossible. */
  readonly downloads: DownloadedLectures | null;
  /** The person pressed a lecture. */
  readonly onChoose: (lectureId: string) => void;
};

/** The sections and their lectures, with a line up to the current position. */
export function LectureList(props: LectureListProps) {
  const { playlist, downloads, mayPlay } = props;
  const texts = useMessages(playlistMessages).keeping;
  const { language } = useLanguage();
  return playlist.sections.map((section, index) => {
    const name = textIn(section.name, language);
    return (
      <section className="leaf leaf-0" key={section.id} aria-label={name}>
        <div className="well row sb">
          <div>
            <h3>
              {index + 1}. {name}
            </h3>
            {section.location && <p className="sm mut">{textIn(section.location, language)}</p>}
          </div>
          {downloads !== null &&
            section.lectures.some((lecture) => mayPlay(lecture) && !isOnItsWay(lecture, downloads)) && (
              <Button
                kind="quiet"
                small
                icon="download"
                aria-label={texts.keepSection(name)}
                onClick={() => downloads.keep(section.lectures.filter(mayPlay))}
              >
                {texts.keepAll}
              </Button>
            )}
        </div>
        <Cord>
          {section.lectures.map((lecture) => (
            <LectureRow key={lecture.id} lecture={lecture} {...props} />
          ))}
        </Cord>
      </section>
    );
  });
}

function LectureRow({
  lecture,
  playlist,
  currentId,
  finishedIds,
  newlyFinishedIds,
  mayPlay,
  downloads,
  onChoose,
}: LectureListProps & { lecture: PlaylistLecture }) {
  const texts = useMessages(playlistMessages).keeping;
  const kinds = useMessages(lectureKindsMessages);
  const { language } = useLanguage();
  const place = placeOf(lecture, { currentId, finishedIds, mayPlay });
  return (
    <CordItem
      place={place}
      end={
        downloads !== null && mayPlay(lecture) && filesOf(lecture).length > 0 ? (
          <DownloadButton lecture={lecture} downloads={downloads} />
        ) : (
          <RowEnd lecture={lecture} place={place} isFree={!playlist.hasAccess} />
        )
      }
    >
      <Link
        className="lecture"
        replace
        to={links.learn(playlist.courseId, { lecture: lecture.id })}
        aria-current={place === 'here' ? 'true' : undefined}
        data-grown={newlyFinishedIds.has(lecture.id) ? '' : undefined}
        onClick={() => onChoose(lecture.id)}
      >
        <span className="lecture-name">{textIn(lecture.name, language)}</span>
        <span className="lecture-facts xs mut num">
          {[lengthOf(lecture, kinds), downloads && stateOf(lecture, downloads, texts)]
            .filter((fact) => fact !== null)
            .join(' · ')}
        </span>
      </Link>
    </CordItem>
  );
}

/** The length of a film or sound, otherwise the kind of content. */
const lengthOf = (
  { contentType, durationSeconds }: PlaylistLecture,
  kinds: Readonly<Record<LectureContent, string>>,
) => (durationSeconds > 0 || contentType === 'video' ? formatClock(durationSeconds * 1_000) : kinds[contentType]);

const isOnItsWay = (lecture: PlaylistLecture, { byLecture, shares }: DownloadedLectures): boolean =>
  filesOf(lecture).length === 0 || byLecture.has(lecture.id) || shares.has(lecture.id);

function stateOf(
  { id }: PlaylistLecture,
  { byLecture, shares }: DownloadedLectures,
  texts: KeepingTexts,
): string | null {
  const share = shares.get(id);
  if (share !== undefined) return texts.onItsWay(Math.floor(share * 100));
  return byLecture.has(id) ? texts.playsOffline : null;
}

/** A lock or a preview mark; nothing if the person may watch everything. */
function RowEnd({ lecture, place, isFree }: { lecture: PlaylistLecture; place: CordPlace; isFree: boolean }) {
  const texts = useMessages(playlistMessages);
  if (place === 'locked') {
    return (
      <span className="mut">
        <Icon name="lock" />
      </span>
    );
  }
  return lecture.isPreview && isFree ? <Tag tone="done">{texts.preview}</Tag> : null;
}

function placeOf(
  lecture: PlaylistLecture,
  { currentId, finishedIds, mayPlay }: Pick<LectureListProps, 'currentId' | 'finishedIds' | 'mayPlay'>,
): CordPlace {
  if (lecture.id === currentId) return 'here';
  if (finishedIds.has(lecture.id)) return 'done';
  return mayPlay(lecture) ? 'ahead' : 'locked';
}
