import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { publicFilesPath } from '../../contract/site/fileAddresses.ts';
import { customPageMessages } from '../../i18n/catalogue/customPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { tableBoxes } from './tableBoxes.ts';
import { tellScrolling } from './tellScrolling.ts';
import './richText.css';

/** Sanitized HTML (`cleanRichText`). Links to the shop's pages open without a reload; links to its files do not. */
export function RichText({ html }: { html: string }) {
  const navigate = useNavigate();
  const { table } = useMessages(customPageMessages);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useMemo(() => ({ __html: tableBoxes(html, table) }), [html, table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new text renders new table boxes
  useEffect(() => (place.current ? tellScrolling(place.current, table) : undefined), [drawn, table]);
  const follow = (event: MouseEvent) => {
    const place = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!place?.startsWith('/') || place.startsWith(publicFilesPath) || !isPlain) return;
    event.preventDefault();
    navigate(place);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside handle the keyboard
    <div
      ref={place}
      className="read rich measure"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it when saving and when reading
      dangerouslySetInnerHTML={drawn}
    />
  );
}
