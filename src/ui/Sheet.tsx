import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Loaded with the first sheet that opens: the dialog's base weighs more than a whole page. */
const SheetDialog = lazy(() => import('./SheetDialog.tsx').then((file) => ({ default: file.SheetDialog })));

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For tables and long forms: 85 % of the screen, at most 750 px. */
  wide?: boolean;
  /** False where the person must answer: no cross, no Escape (specification 9). */
  closable?: boolean;
  /** False where a press beside the sheet must not lose what was typed. Never closes when `closable` is false. */
  dismissableMask?: boolean;
  /** Buttons at the foot, which stays in sight while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A sheet from below under 768 px, a centred leaf above. Holds the focus, closes on Escape, gives the focus back to
 * where it was.
 */
export function Sheet(props: SheetProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} />
    </Suspense>
  );
}
