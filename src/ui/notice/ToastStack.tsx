import { PrimeReactProvider } from 'primereact/api';
import { Toast, type ToastMessage } from 'primereact/toast';
import { useEffect, useRef, useState } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../press/Link.tsx';
import { unstyled } from '../sheet/primeReact.ts';
import { useClearOfSheet } from '../sheet/useClearOfSheet.ts';
import { Icon, type IconName } from '../show/Icon.tsx';
import { announce } from './announce.ts';
import { lifeOf, type NoticeClock, noticeBoard } from './noticeBoard.ts';
import type { Notice } from './notify.ts';
import '../styles/toast.css';

const icons: Record<Notice['kind'], IconName> = { done: 'check', info: 'info', warning: 'warning', error: 'warning' };

/** Draws each notice in the order in which they came. */
export function ToastStack({ notices }: { notices: readonly Notice[] }) {
  const texts = useMessages(uiMessages);
  const toast = useRef<Toast>(null);
  const shown = useRef(0);
  const closeLabel = useRef(texts.close);
  useEffect(() => {
    closeLabel.current = texts.close;
  });
  const [board] = useState(() =>
    noticeBoard((notice, clock) => drawNotice(toast.current, notice, clock, closeLabel.current), sayAgain),
  );

  useEffect(() => {
    for (const notice of notices.slice(shown.current)) board.show(notice, lifeOf(notice));
    shown.current = notices.length;
  }, [notices, board]);

  useClearOfSheet(() => toast.current?.getElement() ?? null);

  return (
    <PrimeReactProvider value={unstyled}>
      <Toast
        ref={toast}
        appendTo={document.body}
        onRemove={(message) => isNoticeMessage(message) && board.closed(message.notice)}
        pt={{ root: { className: 'toasts', style: { top: undefined, right: undefined } } }}
      />
    </PrimeReactProvider>
  );
}

/** The package returns its message on close; ours carries its notice. */
type NoticeMessage = ToastMessage & { readonly notice: Notice };

const isNoticeMessage = (message: ToastMessage): message is NoticeMessage => 'notice' in message;

const sayAgain = ({ title, detail }: Notice) => announce(detail ? `${title} ${detail}` : title);

const Detail = ({ notice: { detail, link } }: { notice: Notice }) => (
  <>
    {detail}
    {link && (
      <Link className="link toast-link" to={link.to}>
        {link.label}
      </Link>
    )}
  </>
);

function drawNotice(toast: Toast | null, notice: Notice, clock: NoticeClock, closeLabel: string): () => void {
  const urgent = notice.kind === 'error';
  // The package's timer pauses for the pointer only; ours also for the keyboard, so it is the only one.
  const message: NoticeMessage = {
    notice,
    sticky: true,
    summary: notice.title,
    detail: (notice.detail || notice.link) && <Detail notice={notice} />,
    icon: <Icon name={icons[notice.kind]} />,
    closeIcon: <Icon name="close" />,
    pt: {
      root: {
        className: `toast toast-${notice.kind}`,
        role: urgent ? 'alert' : 'status',
        'aria-live': urgent ? 'assertive' : 'polite',
        onMouseEnter: clock.pause,
        onMouseLeave: clock.resume,
        onFocus: clock.pause,
        onBlur: clock.resume,
      },
      content: { className: 'toast-in' },
      text: { className: 'grow' },
      summary: { className: 'strong' },
      detail: { className: 'sm mut' },
      closeButton: { className: 'ib', 'aria-label': closeLabel },
    },
  };
  toast?.show(message);
  return () => toast?.remove(message);
}
