import type { Resource, Setting } from '../../src/contract/administration/resource.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Db, Tx } from '../store/database/connection.ts';
import { newId } from '../store/database/newId.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { type HandledCall, type HandleOptions, type HttpContext, handle } from './handle.ts';
import { unlessStale } from './unlessStale.ts';

type Answered<Answer> = Promise<Answer | Refusal>;

/** The desk's work on a resource. Each change runs once for its key, in a transaction. */
type ResourceUseCase<Row, Draft, Answer, Gone> = {
  readonly list: (db: Db) => Promise<readonly Row[]>;
  readonly add: (tx: Tx, id: string, draft: Draft, context: HttpContext) => Answered<Answer>;
  readonly change: (tx: Tx, id: string, draft: Draft, context: HttpContext) => Answered<Answer>;
  /** Without it the route is made apart. */
  readonly remove?: (tx: Tx, id: string, context: HttpContext) => Answered<Gone>;
  /** Runs after each change that was not refused. */
  readonly announce?: (parts: AppParts) => void;
};

/** The routes of a resource. `options` are those of the calls that take a draft. */
export function resourceRoutes<Row extends { readonly id: string }, Draft, Answer, Gone>(
  resource: Resource<Row, Draft, Answer, Gone>,
  { list, add, change, remove, announce }: ResourceUseCase<Row, Draft, Answer, Gone>,
  options: HandleOptions = {},
): readonly HandledCall[] {
  const idIn = (params: unknown): string => (params as Readonly<Record<string, string>>)[resource.idName] ?? '';
  const changing = announce === undefined ? options : { ...options, announce };
  const adds = handle(
    resource.add,
    ({ body }, context) => {
      const id = newId(context.now, context.parts.randomBytes);
      return context.once((tx) => add(tx, id, body, context));
    },
    changing,
  );
  const changes = handle(
    resource.change,
    ({ params, body }, context) => {
      const id = idIn(params);
      const rowIn = (tx: Tx) => ({ ...resource, read: async () => (await list(tx)).find((row) => row.id === id) });
      return context.once((tx) => unlessStale(tx, context, rowIn(tx), () => change(tx, id, body, context)));
    },
    changing,
  );
  const removes =
    remove &&
    handle(
      resource.remove,
      ({ params }, context) => context.once((tx) => remove(tx, idIn(params), context)),
      announce === undefined ? {} : { announce },
    );
  return [
    handle(resource.list, (_, { parts }) => list(parts.db)),
    adds,
    changes,
    ...(removes === undefined ? [] : [removes]),
  ];
}

/** The routes of a setting. */
export const settingRoutes = <Value, Body, Answer>(
  setting: Setting<Value, Body, Answer>,
  {
    read,
    save,
    announce,
  }: {
    readonly read: (db: Db, parts: AppParts) => Promise<Value>;
    readonly save: (tx: Tx, body: Body, now: number, parts: AppParts) => Answered<Answer>;
    readonly announce?: (parts: AppParts) => void;
  },
): readonly HandledCall[] => [
  handle(setting.read, (_, { parts }) => read(parts.db, parts)),
  handle(
    setting.save,
    ({ body }, context) => {
      const { parts, once, now } = context;
      return once((tx) =>
        unlessStale(tx, context, { ...setting, read: () => read(tx, parts) }, () => save(tx, body, now, parts)),
      );
    },
    announce === undefined ? {} : { announce },
  ),
];
