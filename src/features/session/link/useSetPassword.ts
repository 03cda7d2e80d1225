import { useMutation } from '@tanstack/react-query';
import { type NewPassword, setPassword } from '../../../contract/people/setPassword.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { useSignInByLink } from './useSignInByLink.ts';

/** Sets a password by a mailed link, which also signs in a guest buyer. */
export function useSetPassword() {
  const signIn = useSignInByLink();
  return useMutation({
    mutationFn: (body: NewPassword) => signIn(body, () => callServer(setPassword, { body })),
  });
}
