import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { notify } from '../../../../ui/notice/notify.ts';

type Copied = {
  readonly text: string;
  /** The value as it is shown, and the id of its place. */
  readonly shown: string;
  readonly placeId: string;
  /** The notice of the success. */
  readonly done: string;
};

/** Copies a value of the page. Without a clipboard the shown value is selected instead. */
export function useCopy(): (copied: Copied) => Promise<void> {
  const { copyByHand } = useMessages(ordersMessages);
  return async ({ text, shown, placeId, done }) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'done', title: done });
    } catch {
      const place = document.getElementById(placeId);
      if (place !== null) getSelection()?.selectAllChildren(place);
      notify({ kind: 'warning', title: copyByHand, detail: shown });
    }
  };
}
