import { lazy } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';

/** A teaser, loaded when somebody wants to watch; where it cannot be fetched the page says so and stays. */
export const LateTeaser = lazy(() =>
  import('./TeaserVideo.tsx').then(
    (file) => ({ default: file.TeaserVideo }),
    () => ({ default: NeedsNetwork }),
  ),
);

function NeedsNetwork() {
  const texts = useMessages(uiMessages);
  return (
    <Note icon="offline" live>
      {texts.needsNetwork}
    </Note>
  );
}
