import { PrimeReactProvider } from 'primereact/api';
import { Toast, type ToastMessage } from 'primereact/toast';
import { useEffect, useRef } from 'react';
import { notification } from '../domain/interfaceConstants.ts';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { Notice } from './notify.ts';
import { unstyled } from './primeReact.ts';
import './styles/toast.css';

const { shortMs, longMs } = notification;
const lifeMs: Record<Notice['kind'], number> = { done: shortMs, info: shortMs, warning: longMs, error: longMs };
const icons: Record<Notice['kind'], IconName> = { done: 'check', info: 'info', warning: 'warning', error: 'warning' };

/** Draws each notice once, in the order in which they came. */
export function ToastStack({ notices }: { notices: readonly Notice[] }) {
  const texts = useMessages(uiMessages);
  const toast = useRef<Toast>(null);
  const shown = useRef(0);

  useEffect(() => {
    for (const notice of notices.slice(shown.current)) showNotice(toast.current, notice, texts.close);
    shown.current = notices.length;
  }, [notices, texts.close]);

  return (
    <PrimeReactProvider value={unstyled}>
      <Toast
        ref={toast}
        appendTo={document.body}
        pt={{ root: { className: 'toasts', style: { top: undefined, right: undefined } } }}
      />
    </PrimeReactProvider>
  );
}

function showNotice(toast: Toast | null, notice: Notice, closeLabel: string): void {
  if (!toast) return;
  const life = pausableTimer(notice.life ?? lifeMs[notice.kind], () => toast.remove(message));
  const urgent = notice.kind === 'error';
  // The package's own timer stops for the pointer only; ours stops for the keyboard as well, so it is the only one.
  const message: ToastMessage = {
    sticky: true,
    summary: notice.title,
    detail: notice.detail,
    icon: <Icon name={icons[notice.kind]} />,
    closeIcon: <Icon name="close" />,
    pt: {
      root: {
        className: `toast toast-${notice.kind}`,
        role: urgent ? 'alert' : 'status',
        'aria-live': urgent ? 'assertive' : 'polite',
        onMouseEnter: life.pause,
        onMouseLeave: life.resume,
        onFocus: life.pause,
        onBlur: life.resume,
      },
      content: { className: 'toast-in' },
      text: { className: 'grow' },
      summary: { className: 'strong' },
      detail: { className: 'sm mut' },
      closeButton: { className: 'ib', 'aria-label': closeLabel },
    },
  };
  toast.show(message);
  life.resume();
}

function pausableTimer(length: number, done: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    pause: () => clearTimeout(timer),
    resume: () => {
      clearTimeout(timer);
      timer = setTimeout(done, length);
    },
  };
}
