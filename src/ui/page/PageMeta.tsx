import { useContext, useEffect } from 'react';
import type { PageSubject } from '../../domain/site/documentHead.ts';
import { shellMessages } from '../../i18n/app/shell.ts';
import { drawnLanguage } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';
import { PageRenderingContext } from './pageRendering.ts';

type Props = {
  /** Without the site's name. */
  title: string;
  description?: string | undefined;
  /** False for personal pages, searches and missing pages. */
  index?: boolean;
  /** The subject of a public page. Without it the page is not listed. */
  about?: PageSubject;
};

/** Pause (ms) before the head of a first page is written, if the server did not write it. */
const firstPauseMs = 2_000;
let isFirst = true;

/**
 * The head of a page. The server writes it (`headOf.ts`); the browser updates the title at once, because it is
 * announced, and the rest with a later chunk.
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
    // Not needed to see the page.
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(() => write().catch(() => {}), pause);
    return () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  }, [title, description, index, about, language]);

  return null;
}
