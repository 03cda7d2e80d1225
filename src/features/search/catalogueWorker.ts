import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { answerCatalogue } from './answerCatalogue.ts';
import type { CatalogueMessage, CatalogueReply } from './catalogueRequest.ts';

/** The cached catalogue beside the page: reading, cutting words and searching never hold up a tap or a frame. */
addEventListener('message', ({ data }: MessageEvent<CatalogueMessage>) => void reply(data));

async function reply({ id, request, question }: CatalogueMessage): Promise<void> {
  const say = (word: CatalogueReply) => postMessage(word);
  try {
    say({ id, answer: await answerCatalogue(request, question) });
  } catch (fault) {
    say({ id, fault: fault instanceof ServerUnreachable ? 'unreachable' : 'broken', detail: String(fault) });
  }
}
