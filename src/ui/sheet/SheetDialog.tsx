import { PrimeReactProvider } from 'primereact/api';
import { Dialog } from 'primereact/dialog';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { breakpointsPx } from '../../domain/site/interfaceConstants.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Icon } from '../show/Icon.tsx';
import { unstyled } from './primeReact.ts';
import type { SheetProps } from './Sheet.tsx';
import '../styles/sheet.css';
import { useMediaQuery } from '../page/useMediaQuery.ts';
import { useBackRequest } from './useBackRequest.ts';

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
  const dialog = useRef<Dialog>(null);
  const giveFocusBack = useFocusGivenBack(open, dialog);
  useBackRequest(open && onBack !== undefined, () => onBack?.());

  return (
    <PrimeReactProvider value={unstyled}>
      <Dialog
        ref={dialog}
        visible={visible}
        onShow={tellShown}
        onHide={onClose}
        position={roomy ? 'center' : 'bottom'}
        header={
          <h2 ref={beginHere} tabIndex={-1}>
            {title}
          </h2>
        }
        // Else the cross gets the focus, or a button at the foot, and Enter closes what was just opened.
        focusOnShow={false}
        footer={actions}
        closable={closable}
        dismissableMask={closable && dismissableMask}
        draggable={false}
        resizable={false}
        blockScroll
        // Its duration is the package's own, whatever stands here.
        transitionOptions={{ timeout: 150, onExited: giveFocusBack }}
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

/** The title gets the focus with the sheet; a field that asks for it (`data-pc-autofocus`) takes it over. */
function beginHere(heading: HTMLHeadingElement | null): void {
  const isInside = heading?.closest('[role="dialog"]')?.contains(document.activeElement);
  if (!isInside) heading?.focus({ preventScroll: true });
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
 * Where the focus was before goes with what a closing sheet changed, the way back ends at the nearest place around it that
 * is still there; also where the owner of the sheet simply stops drawing it. Whoever has been led on meanwhile stays there.
 */
function useFocusGivenBack(open: boolean, dialog: RefObject<Dialog | null>): () => void {
  const openNow = useRef(open);
  openNow.current = open;
  const before = useRef<readonly Element[]>([]);
  useEffect(() => {
    if (open) before.current = placesAround(document.activeElement);
  }, [open]);
  useEffect(
    () => () => {
      if (openNow.current) focusNearest(before.current);
    },
    [],
  );
  return () => {
    const holder = document.activeElement;
    if (holder === document.body || dialog.current?.getElement()?.contains(holder)) focusNearest(before.current);
  };
}

const pressable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/** An element and what it stands in, within the page's own part. */
function placesAround(element: Element | null): readonly Element[] {
  const places: Element[] = [];
  for (
    let place = element;
    place !== null && place !== document.body && place.id !== 'main';
    place = place.parentElement
  ) {
    places.push(place);
  }
  return places;
}

function focusNearest([own, ...around]: readonly Element[]): void {
  const inside = () => around.filter(({ isConnected }) => isConnected).map((place) => place.querySelector(pressable));
  const goal = own?.isConnected ? own : inside().find((found) => found !== null);
  const focused = goal ?? document.getElementById('main');
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
