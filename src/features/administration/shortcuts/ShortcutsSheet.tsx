import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';

type Words = (typeof slipQueueMessages)['th']['keys'];

const pageKeys = {
  next: 'J',
  previous: 'K',
  approve: 'A',
  reject: 'R',
  ask: 'Q',
  slip: 'Z',
  keys: '?',
} satisfies Record<keyof Words['deeds'], string>;
const viewerKeys = {
  zoomIn: '+',
  zoomOut: '−',
  turn: 'R',
  fit: 'F',
  reset: '0',
  move: '← →',
  close: 'Esc',
} satisfies Record<keyof Words['inViewer'], string>;

/** The shortcuts of the queue of slips. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const texts = useMessages(slipQueueMessages).keys;
  return (
    <Sheet open title={texts.title} onClose={onClose}>
      <div className="stack">
        <p className="read">{texts.body}</p>
        <Keys title={texts.page} keys={pageKeys} words={texts.deeds} />
        <Keys title={texts.viewer} keys={viewerKeys} words={texts.inViewer} />
      </div>
    </Sheet>
  );
}

function Keys<Deed extends string>({
  title,
  keys,
  words,
}: {
  title: string;
  keys: Readonly<Record<Deed, string>>;
  words: Readonly<Record<Deed, string>>;
}) {
  return (
    <section className="stack stack-2">
      <h3 className="adm-group">{title}</h3>
      <ul className="stack stack-2">
        {(Object.keys(keys) as Deed[]).map((deed) => (
          <li key={deed} className="row nowrap">
            <kbd className="adm-key num">{keys[deed]}</kbd>
            <span>{words[deed]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
