import { setPasswordAddress } from '../../email/accountMail.ts';
import type { AppParts } from '../appParts.ts';

/** A link that sets a new password within a day, for whoever runs the server; `null` without such an account. */
export async function passwordLinkOf(
  { identity, config }: Pick<AppParts, 'identity' | 'config'>,
  usernameOrEmail: string,
): Promise<string | null> {
  const started = await identity.startPasswordReset({ usernameOrEmail });
  return started === null ? null : setPasswordAddress(config, { token: started.token });
}
