import { Suspense, useEffect, useState } from 'react';
import type { VideoSource } from '../../domain/catalogue/course.ts';
import { type LocalText, textIn } from '../../domain/localText.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import { LateTeaser } from '../course/LateTeaser.tsx';

/** The film of a product: its poster, and the film after a press. It stops when another picture is shown. */
export function GalleryFilm({ video, title, isShown }: { video: VideoSource; title: LocalText; isShown: boolean }) {
  const texts = useMessages(productMessages).gallery;
  const { language } = useLanguage();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isShown) setPlaying(false);
  }, [isShown]);
  const poster = <Picture src={video.posterUrl} alt={textIn(title, language)} width={1} height={1} />;
  if (isPlaying && isShown) {
    return (
      <Suspense fallback={poster}>
        <LateTeaser video={video} title={title} />
      </Suspense>
    );
  }
  return (
    <>
      {poster}
      <Button kind="play" icon="play" className="gallery-play" onClick={() => setPlaying(true)}>
        {texts.watch}
      </Button>
    </>
  );
}
