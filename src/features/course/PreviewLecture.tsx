import { Suspense, useId, useRef } from 'react';
import type { Lecture, VideoSource } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { lazyPart } from '../../ui/state/lazyPart.ts';
import { MissingPart } from '../../ui/state/MissingPart.tsx';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';

const OpenFilm = lazyPart(async () => (await import('./OpenFilm.tsx')).OpenFilm);

type Props = { courseId: string; lecture: Lecture; isOpen: boolean; onOpen: (wanted: boolean) => void };

/** A lecture that everybody may watch: its film opens under its name and closes again; one without a film is read. */
export function PreviewLecture({ courseId, lecture, isOpen, onOpen }: Props) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  const name = textIn(lecture.name, language);
  if (lecture.film !== null) return <PlayedHere name={name} film={lecture.film} isOpen={isOpen} onOpen={onOpen} />;
  return (
    <span className="lecture-line">
      <span>{name}</span>
      <Link
        className="tag tag-p free"
        to={links.learn(courseId, { lecture: lecture.id })}
        aria-label={texts.readFreeOf(name)}
      >
        <Icon name="eye" />
        {texts.readFree}
      </Link>
    </span>
  );
}

function PlayedHere({
  name,
  film,
  isOpen,
  onOpen,
}: Pick<Props, 'isOpen' | 'onOpen'> & { name: string; film: VideoSource }) {
  const texts = useMessages(coursePartsMessages);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    onOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <span className="lecture-line">
        <span>{name}</span>
        <button
          ref={button}
          type="button"
          className="tag tag-p free"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={isOpen ? texts.closeFilmOf(name) : texts.watchFreeOf(name)}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'play'} />
          {isOpen ? texts.closeFilm : texts.watchFree}
        </button>
      </span>
      {isOpen && (
        <div id={id} className="preview-film">
          <QuietBoundary fallback={<MissingPart />}>
            <Suspense fallback={<Skeleton height="100%" />}>
              <OpenFilm film={film} label={name} onClose={close} />
            </Suspense>
          </QuietBoundary>
        </div>
      )}
    </>
  );
}
