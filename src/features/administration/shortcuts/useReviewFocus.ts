import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { byShortcut, focusReview } from './reviewFocus.ts';

/**
 * The order's heading takes the focus after a shortcut opened the order, and after a decision, whose form is gone then.
 */
export function useReviewFocus(orderId: string, outcome: object | null): void {
  const { state } = useLocation();
  const isByShortcut = state?.focus === byShortcut.focus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order anew
  useEffect(() => {
    if (isByShortcut) focusReview();
  }, [orderId, isByShortcut]);
  useEffect(() => {
    if (outcome !== null) focusReview();
  }, [outcome]);
}
