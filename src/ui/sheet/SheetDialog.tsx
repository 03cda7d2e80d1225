import { PrimeReactProvider } from 'primereact/api';
import { Dialog } from 'primereact/dialog';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
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
        // Otherwise the cross or a button gets the focus, and Enter closes the sheet.
        focusOnShow={false}
        footer={actions}
        closable={closable}
        dismissableMask={closable && dismissableMask}
        draggable={false}
        resizable={false}
        blockScroll
        // The package ignores this duration.
        transitionOptions={{ timeout: 150, onExited: giveFocusBack }}
        closeIcon={<Icon name="close" large />}
        ariaCloseIconLabel={texts.close}
        pt={{
          mask: { className: 'scrim' },
          root: { className: wide ? 'dlg dlg-w' : 'dlg', 'aria-describedby': undefined, onFocus: scrollToWrapped },
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

/** The title gets the focus; a field with `data-pc-autofocus` overrides it. */
function beginHere(heading: HTMLHeadingElement | null): void {
  const isInside = heading?.closest('[role="dialog"]')?.contains(document.activeElement);
  if (!isInside) heading?.focus({ preventScroll: true });
}

/** Tab goes from one end of the sheet to the other by a hidden element of the package, which does not scroll. */
function scrollToWrapped({ target, relatedTarget }: FocusEvent<HTMLElement>): void {
  const [isThere, wasThere] = [target, relatedTarget].map((place) => place?.matches('.p-hidden-focusable'));
  if (wasThere && !isThere) target.scrollIntoView({ block: 'nearest' });
}

/** The package misses a close before the opening has rendered and stays open: such a close is delayed. */
function useVisible(open: boolean): readonly [visible: boolean, tellShown: () => void] {
  const [isShown, setShown] = useState(false);
  const [wasOpened, setOpened] = useState(open);
  useEffect(() => {
    if (open) return setOpened(true);
    if (!isShown) return;
    setOpened(false);
    setShown(false);
  }, [open, isShown]);
  return [open || (wasOpened && !isShown), () => setShown(true)];
}

/** Returns the focus on close, to the nearest element still present. A focus that moved on stays. */
function useFocusGivenBack(open: boolean, dialog: RefObject<Dialog | null>): () => void {
  const openNow = useRef(open);
  useEffect(() => {
    openNow.current = open;
  });
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

/** An element and its ancestors within the page. */
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
