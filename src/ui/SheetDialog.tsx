import { PrimeReactProvider } from 'primereact/api';
import { Dialog } from 'primereact/dialog';
import { useEffect, useRef } from 'react';
import { breakpointsPx } from '../domain/interfaceConstants.ts';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from './Icon.tsx';
import { unstyled } from './primeReact.ts';
import type { SheetProps } from './Sheet.tsx';
import './styles/sheet.css';
import { useMediaQuery } from './useMediaQuery.ts';

export function SheetDialog({
  open,
  onClose,
  title,
  wide = false,
  closable = true,
  dismissableMask = closable,
  actions,
  children,
}: SheetProps) {
  const texts = useMessages(uiMessages);
  const roomy = useMediaQuery(`(min-width: ${breakpointsPx.medium}px)`);
  useFocusGivenBack(open);

  return (
    <PrimeReactProvider value={unstyled}>
      <Dialog
        visible={open}
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
