import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../state/lazyPart.ts';
import { MissingPart } from '../state/MissingPart.tsx';
import { QuietBoundary } from '../state/QuietBoundary.tsx';
import { Loading } from '../state/Skeleton.tsx';
import { useEver } from '../state/useEver.ts';

/** Loaded with the first sheet: the dialog's base is larger than a page. */
const SheetDialog = lazyPart(async () => (await import('./SheetDialog.tsx')).SheetDialog);

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For tables and long forms: 85 % of the screen, at most 750 px. */
  wide?: boolean;
  /** False if an answer is required: no cross, no Escape (specification 9). */
  closable?: boolean;
  /** The device's back button; by default it closes a closable sheet and otherwise leaves the page. */
  onBack?: () => void;
  /** False if a press beside the sheet must not lose typed text. Ignored if not `closable`. */
  dismissableMask?: boolean;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A sheet from below under 768 px, a centred leaf above. It traps the focus, closes on Escape and returns the focus.
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

/** The place of the sheet. */
const AtFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky">
    <div className="wrap">
      <div className="grow">{children}</div>
    </div>
  </div>
);
