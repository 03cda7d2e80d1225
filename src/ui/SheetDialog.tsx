import { PrimeReactProvider } from 'primereact/api';
import { Dialog } from 'primereact/dialog';
import { useEffect, useRef, useState } from 'react';
import { breakpointsPx } from '../domain/interfaceConstants.ts';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from './Icon.tsx';
import { unstyled } from './primeReact.ts';
import type { SheetProps } from './Sheet.tsx';
import './styles/sheet.css';
import { useBackRequest } from './useBackRequest.ts';
import { useMediaQuery } from './useMediaQuery.ts';

export function SheetDialog({
  open,
  onClose,
  title,
  wide = false,
  closable = true,
  onBack = closable ? onClose : undefined,
  dismissableMask = closable,
  actions,
  children,
}: SheetProps) {
  const texts = useMessages(uiMessages);
  const roomy = useMediaQuery(`(min-width: ${breakpointsPx.medium}px)`);
  const [visible, tellShown] = useVisible(open);
  useFocusGivenBack(open);
  useBackRequest(open && onBack !== undefined, () => onBack?.());

  return (
    <PrimeReactProvider value={unstyled}>
      <Dialog
        visible={visible}
        onShow={tellShown}
        onHide={onClose}
        position={roomy ? 'center' : 'bottom'}
        header={<h2>{title}</h2>}
        footer={actions}
        closable={closable}
        dismissableMask={closable && dismissableMask}
        draggable={false}
        resizable={false}
        blockScroll
        closeIcon={<Icon name="close" large />}
        ariaCloseIconLabel={texts.close}
        pt={{
          mask: { className: 'scrim' },
          root: { className: wide ? 'dlg dlg-w' : 'dlg', 'aria-describedby': undefined },
          header: { className: 'dlg-head' },
          closeButton: { className: 'ib' },
          content: { className: 'dlg-body' },
          footer: { className: 'acts' },
        }}
      >
        {children}
      </Dialog>
    </PrimeReactProvider>
  );
}

/**
 * The package overlooks an end that comes before it has shown the beginning, and then stays open for ever: one that is
 * closed at once is closed a moment later.
 */
function useVisible(open: boolean): readonly [visible: boolean, tellShown: () => void] {
  const [isShown, setShown] = useState(false);
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  if (!open && wasOpened && isShown) {
    setOpened(false);
    setShown(false);
  }
  return [open || wasOpened, () => setShown(true)];
}

/**
 * The dialog gives the focus back when it closes; this does so too when its owner simply stops drawing it, and gives it to
 * the page where what had it is gone.
 */
function useFocusGivenBack(open: boolean): void {
  const openNow = useRef(open);
  openNow.current = open;
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (!openNow.current) return;
      const isLeft = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const goal = isLeft ? before : document.getElementById('main');
      goal?.focus({ preventScroll: true });
    };
  }, []);
}
