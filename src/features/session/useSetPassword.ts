import { useMutation } from '@tanstack/react-query';
import { setPassword } from '../../contract/session.ts';
import { callServer } from '../../platform/callServer.ts';
import { callForSession } from '../../platform/sessionLine.ts';
import { useCartMerge } from './useCartMerge.ts';
import { useSessionActions } from './useSessionActions.ts';

type NewPassword = { readonly token: string; readonly password: string };

/** Sets a password by a link. Answers who was signed in by it, as a buyer without an account is; `null` for nobody. */
export function useSetPassword() {
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  return useMutation({
    mutationFn: async (body: NewPassword) => {
      const person = await callForSession(() => callServer(setPassword, { body }));
      if (person === null) return null;
      await enter(person);
      await mergeCart(person);
      return person;
    },
  });
}
