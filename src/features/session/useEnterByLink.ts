import { useMutation } from '@tanstack/react-query';
import { enterByLink } from '../../contract/enterByLink.ts';
import { callServer } from '../../platform/callServer.ts';
import { callForSession } from '../../platform/sessionLine.ts';
import { useCartMerge } from './useCartMerge.ts';
import { useSessionActions } from './useSessionActions.ts';

/** Signs in here who bought without an account, by a mailed link. Sent again with the same key it does so again. */
export function useEnterByLink() {
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  return useMutation({
    mutationFn: async (body: { readonly token: string; readonly key: string }) => {
      const person = await callForSession(() => callServer(enterByLink, { body }));
      await enter(person);
      await mergeCart(person);
      return person;
    },
  });
}
