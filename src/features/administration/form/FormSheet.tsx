import { Sheet, type SheetProps } from '../../../ui/sheet/Sheet.tsx';
import { useAskedClose } from './useAskedClose.ts';

type Props = Pick<SheetProps, 'title' | 'wide' | 'actions' | 'children' | 'onClose'>;

/** The open sheet of a form. Its cross, Escape and the back button ask before typed text is lost. */
export function FormSheet({ onClose, ...sheet }: Props) {
  const close = useAskedClose(onClose);
  return <Sheet {...sheet} open dismissableMask={false} onClose={close} />;
}
