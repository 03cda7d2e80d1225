import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../state/lazyPart.ts';
import { MissingPart } from '../state/MissingPart.tsx';
import { QuietBoundary } from '../state/QuietBoundary.tsx';
import { Loading } from '../state/Skeleton.tsx';
import { useEver } from '../state/useEver.ts';

/** Loaded with the first sheet that opens: the dialog's base weighs more than a whole page. */
const SheetDialog = lazyPart(async () => (await import('./SheetDialog.tsx')).SheetDialog);

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For tables and long forms: 85 % of the screen, at most 750 px. */
  wide?: boolean;
  /** False where the person must answer: no cross, no Escape (specification 9). */
  closable?: boolean;
  /** What the device's back button does; it closes what is closable, and leaves the page where it is not. */
  onBack?: () => void;
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
  const needed = useEver(props.open);
  if (!needed) return null;
  return (
    <QuietBoundary
      fallback={
        props.open && (
          <AtFoot>
            <MissingPart onClose={props.onClose} />
          </AtFoot>
        )
      }
    >
      <Suspense
        fallback={
          props.open && (
            <AtFoot>
              <Loading>
                <span />
              </Loading>
            </AtFoot>
          )
        }
      >
        <SheetDialog {...props} />
      </Suspense>
    </QuietBoundary>
  );
}

/** Where the sheet will come from. */
const AtFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky">
    <div className="wrap">
      <div className="grow">{children}</div>
    </div>
  </div>
);
