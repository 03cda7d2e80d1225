import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Resource, Setting } from '../../../contract/administration/resource.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { revisionOf } from '../../../platform/net/revisionOf.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type DeskFormRules, useDeskForm } from './useDeskForm.ts';
import { type RevisedForm, useStaleNoteId, type WithRevision } from './useRevisedForm.ts';

type Rules<Values, Draft, Answer> = Omit<DeskFormRules<Values>, 'send' | 'patchOf'> & {
  readonly draftOf: (values: Values) => Draft;
  /** Called after the desk's cache is refreshed. */
  readonly onAnswer?: (answer: Answer) => void;
};

/** The form for a row of a resource; `row`: `null` for a new one. A stale save is refused. */
export function useResourceForm<Values extends object, Row extends { readonly id: string }, Draft, Answer>(
  resource: Pick<Resource<Row, Draft, Answer, unknown>, 'path' | 'idName' | 'spell' | 'add' | 'change'>,
  { row, stored: typed, draftOf, onAnswer, ...rules }: Rules<Values, Draft, Answer> & { readonly row: Row | null },
): RevisedForm<Values> {
  const client = useQueryClient();
  const stored = { ...typed, revision: row === null ? '' : resource.spell(row) };
  const form = useDeskForm<WithRevision<Values>>({
    ...rules,
    stored,
    send: async (values, key) => {
      const body = draftOf(values);
      const answer =
        row === null
          ? await callServer(resource.add, { body }, { key })
          : await orRenewed(
              client,
              resource,
              callServer(
                resource.change,
                { params: { [resource.idName]: row.id }, body },
                { key, revision: await revisionOf(values.revision) },
              ),
            );
      await renewList(client, resource, answer);
      onAnswer?.(answer);
    },
  });
  return useStaleNoteId(form, stored);
}

/** The form of a setting. A stale save is refused. */
export function useSettingForm<Values extends object, Value, Draft, Answer extends Value>(
  setting: Setting<Value, Draft, Answer>,
  { value, stored: typed, draftOf, onAnswer, ...rules }: Rules<Values, Draft, Answer> & { readonly value: Value },
): RevisedForm<Values> {
  const client = useQueryClient();
  const stored = { ...typed, revision: setting.spell(value) };
  const form = useDeskForm<WithRevision<Values>>({
    ...rules,
    stored,
    send: async (values, key) => {
      const revision = await revisionOf(values.revision);
      const saving = callServer(setting.save, { body: draftOf(values) }, { key, revision });
      const answer = await orRenewed(client, setting, saving);
      client.setQueryData(administrationKeys.at(setting), answer);
      onAnswer?.(answer);
      return answer;
    },
    patchOf: (answer) => ({ revision: setting.spell(answer as Answer) }) as Partial<WithRevision<Values>>,
  });
  return useStaleNoteId(form, stored);
}

/** The answer of a save. If another person saved first, the desk's cache is refreshed for the next try. */
async function orRenewed<Answer>(
  client: QueryClient,
  of: { readonly path: string },
  saving: Promise<Answer>,
): Promise<Answer> {
  try {
    return await saving;
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'CHANGED_MEANWHILE') {
      await client.invalidateQueries({ queryKey: administrationKeys.at(of) });
    }
    throw failure;
  }
}

/** Some resources answer a change with the whole list; the others are refetched. */
export async function renewList(
  client: QueryClient,
  resource: { readonly path: string },
  answer: unknown,
): Promise<void> {
  const queryKey = administrationKeys.at(resource);
  if (Array.isArray(answer)) client.setQueryData(queryKey, answer);
  else await client.invalidateQueries({ queryKey });
}
