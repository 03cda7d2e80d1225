import { logout } from '../../contract/session.ts';
import { callServer } from '../../platform/callServer.ts';
import { clearSignOutOwed, isSignOutOwed } from '../../platform/owedSignOut.ts';
import { tellSocialNews } from './socialNews.ts';

type Pressed = { readonly currentTarget: HTMLAnchorElement; readonly preventDefault: () => void };

/**
 * On the way to a provider. A sign-out that the server has not heard of is told first: on the way back it would end the
 * new session.
 */
export function leaveForProvider(press: Pressed): void {
  tellSocialNews(null);
  if (!isSignOutOwed()) return;
  press.preventDefault();
  const { href } = press.currentTarget;
  void callServer(logout, {})
    .then(clearSignOutOwed)
    .catch(() => {})
    .finally(() => location.assign(href));
}
