import { lazy, Suspense, useState } from 'react';
import type { CourseDetail } from '../../domain/course.ts';
import { courseMessages } from '../../i18n/course.ts';
import { uiMessages } from '../../i18n/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { ItemCover } from '../catalogue/ItemCover.tsx';

/** Loaded when somebody wants to watch; where it cannot be fetched the page says so and stays. */
const TeaserVideo = lazy(() =>
  import('./TeaserVideo.tsx').then(
    (file) => ({ default: file.TeaserVideo }),
    () => ({ default: NeedsNetwork }),
  ),
);

/** The cover, and in its place the preview once it is asked for. */
export function CourseCover({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseMessages);
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className="leaf leaf-0 course-cover">
      {isPlaying && course.teaser !== null ? (
        <Suspense fallback={<ItemCover row={course} eager />}>
          <TeaserVideo video={course.teaser} title={course.title} />
        </Suspense>
      ) : (
        <ItemCover row={course} eager>
          {course.teaser !== null && (
            <Button kind="play" icon="play" className="teaser-start" onClick={() => setPlaying(true)}>
              {texts.watchTeaser}
            </Button>
          )}
        </ItemCover>
      )}
    </div>
  );
}

function NeedsNetwork() {
  const texts = useMessages(uiMessages);
  return (
    <Note icon="offline" live>
      {texts.needsNetwork}
    </Note>
  );
}
