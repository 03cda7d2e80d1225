import { useContext, useEffect } from 'react';
import type { PageSubject } from '../../domain/site/documentHead.ts';
import { shellMessages } from '../../i18n/app/shell.ts';
import { drawnLanguage } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';
import { PageRenderingContext } from './pageRendering.ts';

type Props = {
  /** Without the site's name, which is added. */
  title: string;
  description?: string | undefined;
  /** False for everything personal (cart, orders, account, administration), for searches and for what is not there. */
  index?: boolean;
  /** What the page is about, so that it can be found and shared. Without it the page is not listed. */
  about?: PageSubject;
};

/** How long the first page of a visit has the line for itself, where the server has not written its head. */
const firstPauseMs = 2_000;
let isFirst = true;

/**
 * What a page says of itself. The server writes it into the document (`headOf.ts`), so the first page of a visit has it
 * already; the browser writes the title at once, for it is spoken, and everything else with code that comes for it.
 */
export function PageMeta(props: Props) {
  const { title, description, index = true, about } = props;
  const { siteName } = useMessages(shellMessages);
  const { language } = useLanguage();
  useContext(PageRenderingContext)?.tellHead(props);
  const wholeTitle = title ? `${title} · ${siteName}` : siteName;

  useEffect(() => {
    document.title = wholeTitle;
    noteView({ kind: 'page', pathname: location.pathname, search: location.search, title: wholeTitle });
  }, [wholeTitle]);

  useEffect(() => {
    const pause = isFirst ? firstPauseMs : 0;
    const isWritten = isFirst && drawnLanguage() === language;
    isFirst = false;
    if (isWritten) return;
    const write = async () => {
      const { writeHead } = await import('./writeHead.ts');
      if (timer !== null) writeHead({ title, description, index, ...(about && { about }) }, language);
    };
    // Nobody who sees the page needs it.
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(() => write().catch(() => {}), pause);
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  }, [title, description, index, about, language]);

  return null;
}
