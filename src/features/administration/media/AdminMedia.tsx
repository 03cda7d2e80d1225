import './media.css';
import { useQuery } from '@tanstack/react-query';
import { type MediumKind, mediumKinds } from '../../../domain/media/medium.ts';
import { mediaMessages } from '../../../i18n/catalogue/media.ts';
import { formatCount } from '../../../i18n/format.ts';
import { formatBytes } from '../../../i18n/formatBytes.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { FileButton } from './FileButton.tsx';
import { MediumLine } from './MediumLine.tsx';
import { adminMediaQuery, type MediaSearch, mediaPageSize, storageQuery } from './mediaQueries.ts';
import { UploadRow } from './UploadRow.tsx';
import { useUploads } from './useUploads.ts';

/** The shop's uploaded files, several uploads at once, and the free space. */
export function AdminMedia() {
  const texts = useMessages(mediaMessages);
  const { search, change } = useSearchInAddress(spelling);
  const query = useQuery(adminMediaQuery(search));
  const { all, begin } = useUploads(() => undefined);
  const narrow = (changes: Partial<MediaSearch>) => change({ page: 0, ...changes });
  return (
    <ListScreen
      texts={texts}
      query={query}
      action={
        <FileButton kind="solid" multiple label={texts.upload} accept="" onFiles={(files) => begin(files, null)} />
      }
      note={<FreeSpace />}
      search={
        <>
          {all.length > 0 && (
            <section className="stack stack-2" aria-label={texts.uploads}>
              {all.map((upload) => (
                <UploadRow key={upload.id} upload={upload} />
              ))}
              <p className="hint">{texts.resumeHint}</p>
            </section>
          )}
          <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => narrow({ keyword })}>
            <SelectField
              label={texts.kind}
              value={search.kind ?? ''}
              onText={(value) => narrow({ kind: kindNamed(value) })}
              choices={[
                { value: '', label: texts.allKinds },
                ...mediumKinds.map((value) => ({ value, label: texts.kinds[value] })),
              ]}
            />
          </KeywordSearch>
        </>
      }
      paging={{ page: search.page, pageSize: mediaPageSize, texts, onPage: (page) => change({ page }) }}
      listClass="stack stack-2"
    >
      {(medium) => (
        <MediumLine medium={medium}>
          <span className="xs mut">{medium.uses === 0 ? texts.unused : texts.used(formatCount(medium.uses))}</span>
          <ButtonLink kind="outline" small to={deskLinks.medium(medium.id)} aria-label={texts.open(medium.name)}>
            {texts.edit}
          </ButtonLink>
        </MediumLine>
      )}
    </ListScreen>
  );
}

const kindNamed = (name: string | null): MediumKind | null => mediumKinds.find((kind) => kind === name) ?? null;

const spelling = {
  read: (params: URLSearchParams): MediaSearch => ({
    keyword: params.get('keyword') ?? '',
    kind: kindNamed(params.get('kind')),
    page: readPage(params),
  }),
  write: ({ keyword, kind, page }: MediaSearch) => ({ keyword, kind: kind ?? '', page: writePage(page) }),
};

function FreeSpace() {
  const texts = useMessages(mediaMessages);
  const { data } = useQuery(storageQuery);
  return data ? <p className="sm mut num">{texts.free(formatBytes(data.freeBytes))}</p> : null;
}
