import { listSignInWays } from '../../../contract/people/socialLogin.ts';
import type { SocialProvider } from '../../../domain/people/socialLogin.ts';
import { messagesOf } from '../../../i18n/dictionary.ts';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { notify } from '../../../ui/notice/notify.ts';

/** Shows the outcome of linking: linked, another account, or too late. */
export async function tellWhetherLinked(provider: SocialProvider): Promise<void> {
  const ways = await callServer(listSignInWays, {}).catch(() => null);
  if (ways === null) return;
  const { names, news, link } = messagesOf(socialLoginMessages);
  const name = names[provider];
  if (ways.linked.includes(provider)) notify({ kind: 'done', title: news.linked(name) });
  else notify({ kind: 'warning', title: link.notLinked(name) });
}
