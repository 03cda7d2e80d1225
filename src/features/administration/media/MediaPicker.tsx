import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Medium, MediumKind } from '../../../domain/media/medium.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { Pager } from '../list/Pager.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { MediumLine } from './MediumLine.tsx';
import { adminMediaQuery, mediaPageSize } from './mediaQueries.ts';

/** The shop's files of a kind, one to choose. */
export function MediaPicker({
  kind,
  isOpen,
  onClose,
  onChoose,
}: {
  kind: MediumKind;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (medium: Medium) => void;
}) {
  const texts = useMessages(mediaMessages);
  return (
    <Sheet open={isOpen} wide onClose={onClose} title={texts.fromShop}>
      {isOpen && <Choice kind={kind} onChoose={onChoose} />}
    </Sheet>
  );
}

function Choice({ kind, onChoose }: { kind: MediumKind; onChoose: (medium: Medium) => void }) {
  const texts = useMessages(mediaMessages);
  const [{ keyword, page }, setSearch] = useState({ keyword: '', page: 0 });
  const query = useQuery(adminMediaQuery({ keyword, kind, page }));
  const { data } = query;
  return (
    <div className="stack">
      <KeywordSearch texts={texts} keyword={keyword} onKeyword={(next) => setSearch({ keyword: next, page: 0 })}>
        {null}
      </KeywordSearch>
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {data?.total === 0 && <p className="mut">{texts.empty.title}</p>}
      <ul className="stack stack-2">
        {data?.rows.map((medium) => (
          <li key={medium.id}>
            <MediumLine medium={medium}>
              <Button kind="outline" small aria-label={texts.use(medium.name)} onClick={() => onChoose(medium)}>
                {texts.useIt}
              </Button>
            </MediumLine>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        total={data?.total ?? 0}
        pageSize={mediaPageSize}
        texts={texts}
        onPage={(next) => setSearch({ keyword, page: next })}
      />
    </div>
  );
}
