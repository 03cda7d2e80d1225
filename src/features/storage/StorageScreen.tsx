import { useState } from 'react';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { storageMessages } from '../../i18n/learning/storage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { StorageUse } from '../../platform/store/storageUse.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { Icon, type IconName } from '../../ui/show/Icon.tsx';
import { ProgressBar } from '../../ui/show/ProgressBar.tsx';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import './storage.css';
import { type ClearablePart, useStorageUse } from './useStorageUse.ts';

type Part = ClearablePart | 'personal' | 'outbox' | 'unsentProgress' | 'sharedSlips' | 'app';

const parts: readonly { part: Part; icon: IconName }[] = [
  { part: 'lectures', icon: 'lectures' },
  { part: 'pictures', icon: 'picture' },
  { part: 'catalogue', icon: 'book' },
  { part: 'personal', icon: 'receipt' },
  { part: 'outbox', icon: 'send' },
  { part: 'unsentProgress', icon: 'clock' },
  { part: 'sharedSlips', icon: 'share' },
  { part: 'typed', icon: 'cart' },
  { part: 'app', icon: 'phone' },
];

const clearable: readonly Part[] = ['lectures', 'pictures', 'catalogue', 'typed'] satisfies ClearablePart[];
const isClearable = (part: Part): part is ClearablePart => clearable.includes(part);

/** Parts that are hidden while empty. */
const onlyWhereThereIsSome: readonly Part[] = ['unsentProgress', 'sharedSlips'];

/** Parts with their size, `null` if unknown; without the app if its size is unknown. */
const shownParts = (use: StorageUse) =>
  parts.flatMap(({ part, icon }) => {
    const bytes = use[part];
    const isLeftOut = part === 'app' ? bytes === null : bytes === 0 && onlyWhereThereIsSome.includes(part);
    return isLeftOut ? [] : [{ part, icon, bytes }];
  });

const freedBy = (bytes: number | null): string | null => (bytes === null ? null : formatBytes(bytes));
const sizeOf = (bytes: number | null): string => freedBy(bytes) ?? '–';

/** Data on this device, its size and the free space, with buttons to clear it after a question. */
export function StorageScreen() {
  const texts = useMessages(storageMessages);
  const { use, clearing, persisting } = useStorageUse();
  const [unwanted, setUnwanted] = useState<ClearablePart | null>(null);
  if (use.isError) return <ErrorState {...texts.unreadable} onRetry={() => void use.refetch()} />;
  if (use.data === undefined) return <DeviceLoading />;
  const { data } = use;
  return (
    <>
      <SpaceCard use={data} />
      <ul className="leaf menu-leaf">
        {shownParts(data).map(({ part, icon, bytes }) => (
          <li key={part} className="storage-part">
            <Icon name={icon} />
            <p className="strong">{texts.parts[part].name}</p>
            <p className="num nb storage-size">{sizeOf(bytes)}</p>
            <p className="sm mut storage-hint">{texts.parts[part].hint}</p>
            {(part === 'outbox' || part === 'unsentProgress') && bytes !== 0 && (
              <ButtonLink kind="quiet" small to={links.outbox()}>
                {texts.open}
              </ButtonLink>
            )}
            {part === 'sharedSlips' && (
              <ButtonLink kind="quiet" small to={links.share()}>
                {texts.open}
              </ButtonLink>
            )}
            {isClearable(part) && bytes !== 0 && (
              <Button
                kind="quiet"
                small
                className="text-danger"
                aria-label={texts.clearPart(texts.parts[part].name)}
                busy={clearing.isPending && clearing.variables === part}
                onClick={() => setUnwanted(part)}
              >
                {texts.clear}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <section className="leaf stack stack-2" aria-labelledby="persist-heading">
        <h2 id="persist-heading">{texts.persist.title}</h2>
        <p className="mut">{data.isPersisted ? texts.persist.on : texts.persist.off}</p>
        {!data.isPersisted && (
          <div>
            <Button kind="outline" small busy={persisting.isPending} onClick={() => persisting.mutate()}>
              {texts.persist.ask}
            </Button>
          </div>
        )}
      </section>
      {unwanted && (
        <ConfirmSheet
          open
          danger
          title={texts.question.title(texts.parts[unwanted].name)}
          body={(unwanted === 'typed' ? texts.question.typed : texts.question.body)(freedBy(data[unwanted]))}
          confirm={texts.question.confirm}
          onConfirm={() => {
            setUnwanted(null);
            clearing.mutate(unwanted);
          }}
          onCancel={() => setUnwanted(null)}
        />
      )}
    </>
  );
}

function SpaceCard({ use: { total, free } }: { use: StorageUse }) {
  const texts = useMessages(storageMessages);
  if (total === null) return null;
  return (
    <div className="leaf stack stack-2">
      <p className="row sb">
        <span className="strong num">{texts.used(formatBytes(total))}</span>
        {free !== null && <span className="mut num">{texts.free(formatBytes(free))}</span>}
      </p>
      {free !== null && <ProgressBar value={Math.round((100 * total) / (total + free))} label={texts.bar} />}
    </div>
  );
}
