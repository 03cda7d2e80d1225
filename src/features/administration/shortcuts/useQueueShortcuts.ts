import { useNavigate } from 'react-router-dom';
import { askBeforeLosing } from '../form/askBeforeLosing.ts';
import { useWaitingOrders } from '../orders/useWaitingOrders.ts';
import { byShortcut } from './reviewFocus.ts';
import { useShortcuts } from './useShortcuts.ts';

/** J and K open the next and the previous waiting order; `orderId`: the shown one, or `null`. */
export function useQueueShortcuts(orderId: string | null, linkTo: (orderId: string) => string): void {
  const { neighbourOf } = useWaitingOrders();
  const navigate = useNavigate();
  const open = (step: 1 | -1) => {
    const found = neighbourOf(orderId, step);
    if (found === null) return;
    const go = () => void navigate(linkTo(found.id), { replace: orderId !== null, state: byShortcut });
    askBeforeLosing(go);
  };
  useShortcuts({ KeyJ: () => open(1), KeyK: () => open(-1) });
}
