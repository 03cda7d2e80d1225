import { type FormEvent, useState } from 'react';
import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Button, IconButton } from '../../../ui/press/Button.tsx';
import type { SavableFilter } from '../orders/useOrderSearch.ts';
import {
  filterNameMaximum,
  isSameFilter,
  maxSavedFilters,
  readSavedFilters,
  type SavedFilter,
  withFilter,
  writeSavedFilters,
} from './savedFilters.ts';

/** The administrator's own filters: one press applies one, another saves the shown one. */
export function SavedFilters({
  filter,
  onFilter,
}: {
  filter: SavableFilter;
  onFilter: (filter: SavableFilter) => void;
}) {
  const texts = useMessages(orderListMessages).saved;
  const [saved, setSaved] = useState(readSavedFilters);
  const [isNaming, setNaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const store = (next: readonly SavedFilter[]) => {
    const isStored = writeSavedFilters(next);
    setProblem(isStored ? undefined : texts.failed);
    if (isStored) setSaved(next);
    return isStored;
  };
  const isKnown = saved.some((each) => isSameFilter(each.filter, filter));
  const isFull = saved.length >= maxSavedFilters;
  return (
    <div className="stack stack-2">
      <div className="row adm-saved">
        {saved.length > 0 && (
          <ul className="row" aria-label={texts.label}>
            {saved.map((each) => (
              <li key={each.name} className="row nowrap adm-saved-one">
                <Button
                  kind={isSameFilter(each.filter, filter) ? 'solid' : 'outline'}
                  small
                  aria-pressed={isSameFilter(each.filter, filter)}
                  onClick={() => onFilter(each.filter)}
                >
                  {each.name}
                </Button>
                <IconButton
                  icon="close"
                  label={texts.remove(each.name)}
                  onClick={() => store(saved.filter(({ name }) => name !== each.name))}
                />
              </li>
            ))}
          </ul>
        )}
        {!isKnown && !isNaming && (
          <Button kind="quiet" small icon="plus" onClick={() => setNaming(true)}>
            {texts.save}
          </Button>
        )}
      </div>
      {isNaming &&
        (isFull ? (
          <p className="hint">{texts.full}</p>
        ) : (
          <NameForm
            problem={problem}
            onCancel={() => setNaming(false)}
            onName={(name) => {
              if (store(withFilter(saved, { name, filter }))) setNaming(false);
            }}
          />
        ))}
    </div>
  );
}

function NameForm({
  problem,
  onName,
  onCancel,
}: {
  problem: string | undefined;
  onName: (name: string) => void;
  onCancel: () => void;
}) {
  const texts = useMessages(orderListMessages).saved;
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    setEmpty(name === '');
    if (name !== '') onName(name);
  };
  return (
    <form className="row adm-naming" noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        hint={texts.hint}
        problem={isEmpty ? texts.nameRequired : problem}
        maxLength={filterNameMaximum}
        value={typed}
        onText={setTyped}
      />
      <Button small type="submit">
        {texts.confirm}
      </Button>
      <Button small kind="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}
