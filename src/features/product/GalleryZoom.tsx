import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ProductPicture } from '../../domain/catalogue/product.ts';
import { textIn } from '../../domain/localText.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../../ui/press/Button.tsx';
import { Picture } from '../../ui/show/Picture.tsx';
import { frameOf, pointOf, useZoomPointers } from './useZoomPointers.ts';
import { largestScale, movedBy, wholePicture, type ZoomView, zoomedAt, zoomStep } from './zoomView.ts';
import './zoom.css';

/** How far (px) an arrow key moves an enlarged picture. */
const keyPx = 60;
const middle = { x: 0, y: 0 };

/** Enlarged pictures over the whole screen. The browser's dialog holds the focus and gives it back. */
export function GalleryZoom({
  pictures,
  at,
  onMove,
  onClose,
}: {
  pictures: readonly ProductPicture[];
  /** Index of the shown picture. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const texts = useMessages(productMessages).gallery;
  const { language } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(wholePicture);
  const picture = pictures[at];

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useWheel(frame, setView);

  const step = (by: 1 | -1) => {
    setView(wholePicture);
    onMove((at + by + pictures.length) % pictures.length);
  };
  const pointers = useZoomPointers(setView, step);
  const zoom = (factor: number) =>
    setView((seen) => (frame.current ? zoomedAt(seen, factor, middle, frameOf(frame.current)) : seen));

  const press = (event: KeyboardEvent) => {
    // The gallery around it hears the same keys.
    event.stopPropagation();
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    const upright = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (event.key === '0') setView(wholePicture);
    else if (view.scale === 1 && sideways !== undefined) step(sideways);
    else if (sideways !== undefined || upright !== undefined) {
      const by = { x: -(sideways ?? 0) * keyPx, y: -(upright ?? 0) * keyPx };
      setView((seen) => (frame.current ? movedBy(seen, by, frameOf(frame.current)) : seen));
    } else return;
    event.preventDefault();
  };

  // The event comes late: strict mode closes and reopens the dialog as it mounts.
  const closed = () => dialog.current?.open !== true && onClose();

  if (picture === undefined) return null;
  const alt = textIn(picture.alt, language);
  const place = texts.place(at + 1, pictures.length);
  return (
    <dialog ref={dialog} className="zoom" aria-label={texts.closeUp} onClose={closed} onKeyDown={press}>
      <div
        ref={frame}
        className={view.scale > 1 ? 'zoom-frame zoom-on' : 'zoom-frame'}
        onPointerDown={pointers.down}
        onPointerMove={pointers.move}
        onPointerUp={(event) => pointers.up(event, view)}
        onPointerCancel={(event) => pointers.up(event, view)}
      >
        <div className="zoom-picture" style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
          <Picture key={picture.url} src={picture.url} alt={alt} width={1} height={1} eager />
        </div>
      </div>
      <p className="zoom-words" aria-live="polite">
        <span className="vh">{place} </span>
        <bdi>{alt}</bdi>
      </p>
      <ZoomControls
        scale={view.scale}
        onZoom={zoom}
        // One picture has no neighbours.
        onStep={pictures.length > 1 ? step : null}
      />
      <IconButton icon="close" label={texts.close} className="zoom-close" onClick={() => dialog.current?.close()} />
    </dialog>
  );
}

/** The buttons under the picture, and its size. */
function ZoomControls({
  scale,
  onZoom,
  onStep,
}: {
  scale: number;
  onZoom: (factor: number) => void;
  onStep: ((by: 1 | -1) => void) | null;
}) {
  const texts = useMessages(productMessages).gallery;
  return (
    <div className="zoom-acts row">
      {onStep && <IconButton icon="back" label={texts.previous} onClick={() => onStep(-1)} />}
      <IconButton icon="minus" label={texts.smaller} disabled={scale <= 1} onClick={() => onZoom(1 / zoomStep)} />
      <output className="zoom-scale" aria-label={texts.size}>
        {Math.round(scale * 100)}%
      </output>
      <IconButton icon="plus" label={texts.larger} disabled={scale >= largestScale} onClick={() => onZoom(zoomStep)} />
      {onStep && <IconButton icon="forward" label={texts.next} onClick={() => onStep(1)} />}
    </div>
  );
}

/** React listens to the wheel passively; the page behind must not move. */
function useWheel(frame: { current: HTMLElement | null }, change: (next: (view: ZoomView) => ZoomView) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const point = pointOf({ clientX: event.clientX, clientY: event.clientY, currentTarget: element });
      change((view) => zoomedAt(view, Math.exp(-event.deltaY / 300), point, frameOf(element)));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, change]);
}
