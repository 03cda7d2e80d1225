import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import type { ReadyList } from './useItemList.ts';

/** The source of the rows, unless it is simply the server's answer to the current question. */
export function SourceNote({ keyword, view }: { keyword: string; view: ReadyList }) {
  const { keptList } = useMessages(catalogueMessages);
  const texts = useMessages(listMessages);
  const format = useFormat();
  const { source } = view;
  const near = view.foundAs !== undefined && <p className="clamp">{texts.near(keyword)}</p>;
  if (source.from === 'server') return near && <Note live>{near}</Note>;
  const time = format.dateTime(source.readAt);
  return (
    <Note icon="offline" live>
      {keyword === '' ? keptList(time) : texts.fromDevice(time)}
      {near}
    </Note>
  );
}
