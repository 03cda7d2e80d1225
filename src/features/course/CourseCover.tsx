import { Suspense, useState } from 'react';
import type { CourseDetail } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { courseMessages } from '../../i18n/catalogue/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { LateTeaser } from './LateTeaser.tsx';

/** The cover, and in its place the preview once it is asked for. */
export function CourseCover({ course }: { course: CourseDetail }) {
  const texts = useMessages(courseMessages);
  const { language } = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  const alt = textIn(course.coverAlt, language);
  return (
    <div className="leaf leaf-0 course-cover">
      {isPlaying && course.teaser !== null ? (
        <Suspense fallback={<ItemCover row={course} alt={alt} first />}>
          <LateTeaser video={course.teaser} title={course.title} />
        </Suspense>
      ) : (
        <ItemCover row={course} alt={alt} first>
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
