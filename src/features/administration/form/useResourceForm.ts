import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Resource, Setting } from '../../../contract/administration/resource.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { type DeskFormRules, type OpenDeskForm, useDeskForm } from './useDeskForm.ts';

type Rules<Values, Draft, Answer> = Omit<DeskFormRules<Values>, 'send'> & {
  readonly draftOf: (values: Values) => Draft;
  /** Called after the desk's cache is refreshed. */
  readonly onAnswer?: (answer: Answer) => void;
};

/** The form for a row of a resource; `id`: `null` for a new row. */
export function useResourceForm<Values extends object, Draft, Answer>(
  resource: Pick<Resource<unknown, Draft, Answer, unknown>, 'path' | 'idName' | 'add' | 'change'>,
  { id, draftOf, onAnswer, ...rules }: Rules<Values, Draft, Answer> & { readonly id: string | null },
): OpenDeskForm<Values> {
  const client = useQueryClient();
  return useDeskForm<Values>({
    ...rules,
    send: async (values, key) => {
      const body = draftOf(values);
      const answer =
        id === null
          ? await callServer(resource.add, { body }, { key })
          : await orRenewed(
              client,
              resource,
              callServer(resource.change, { params: { [resource.idName]: id }, body }, { key }),
            );
      renewList(client, resource, answer);
      onAnswer?.(answer);
    },
  });
}

/** The form of a setting. */
export function useSettingForm<Values extends object, Draft, Answer>(
  setting: Setting<unknown, Draft, Answer>,
  { draftOf, onAnswer, ...rules }: Rules<Values, Draft, Answer>,
): OpenDeskForm<Values> {
  const client = useQueryClient();
  return useDeskForm<Values>({
    ...rules,
    send: async (values, key) => {
      const answer = await orRenewed(client, setting, callServer(setting.save, { body: draftOf(values) }, { key }));
      client.setQueryData(administrationKeys.at(setting), answer);
      onAnswer?.(answer);
    },
  });
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
      void client.invalidateQueries({ queryKey: administrationKeys.at(of) });
    }
    throw failure;
  }
}

/** Some resources answer a change with the whole list; the others are refetched. */
export function renewList(client: QueryClient, resource: { readonly path: string }, answer: unknown): void {
  const queryKey = administrationKeys.at(resource);
  if (Array.isArray(answer)) client.setQueryData(queryKey, answer);
  else void client.invalidateQueries({ queryKey });
}
