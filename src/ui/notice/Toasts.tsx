import { Suspense, useEffect, useState } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../press/Button.tsx';
import { Link } from '../press/Link.tsx';
import { lazyPart } from '../state/lazyPart.ts';
import { QuietBoundary } from '../state/QuietBoundary.tsx';
import { Note } from './Note.tsx';
import { type Notice, subscribeToNotices } from './notify.ts';

/** Loaded with the first notice. */
const ToastStack = lazyPart(async () => (await import('./ToastStack.tsx')).ToastStack);

/** The one place where notices appear; stands in the frame. */
export function Toasts() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => subscribeToNotices((notice) => setNotices((shown) => [...shown, notice])), []);
  if (notices.length === 0) return null;
  return (
    <QuietBoundary fallback={<LatestNotice notice={notices.at(-1)} />}>
      <Suspense fallback={null}>
        <ToastStack notices={notices} />
      </Suspense>
    </QuietBoundary>
  );
}

/** Fallback without the toast code: plain text at the bottom. */
function LatestNotice({ notice }: { notice: Notice | undefined }) {
  const texts = useMessages(uiMessages);
  const [closed, close] = useState<Notice | null>(null);
  if (notice === undefined || notice === closed) return null;
  return (
    <div className="sticky">
      <div className="wrap">
        <Note tone={notice.kind === 'error' ? 'error' : 'here'} live>
          <p className="strong">{notice.title}</p>
          {notice.detail && <p>{notice.detail}</p>}
          {notice.link && (
            <Link className="link" to={notice.link.to}>
              {notice.link.label}
            </Link>
          )}
        </Note>
        <IconButton icon="close" label={texts.close} onClick={() => close(notice)} />
      </div>
    </div>
  );
}
