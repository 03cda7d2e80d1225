import type * as z from 'zod/mini';
import type { FailureCode } from '../../domain/failure.ts';
import type { DeskRight } from '../../domain/people/rights.ts';
import { type Call, defineCall } from '../call.ts';
import { type Revisable, spelledBy } from './revision.ts';

type Schema = z.core.$ZodType;

/** Summary of one call for the documents, and its refusals beside the usual ones. */
type CallWords = { readonly name: string; readonly summary: string; readonly failures?: readonly FailureCode[] };

/** Rows that administrators list, add, change and remove. An array as an answer is the whole list. */
export type Resource<Row, Draft, Answer, Gone> = Revisable<Row> & {
  /** Name of a row's id in addresses. */
  readonly idName: string;
  readonly list: Call<Schema, Schema, Schema, z.ZodMiniType<readonly Row[]>>;
  readonly add: Call<Schema, Schema, z.ZodMiniType<Draft>, z.ZodMiniType<Answer>>;
  readonly change: Call<Schema, Schema, z.ZodMiniType<Draft>, z.ZodMiniType<Answer>>;
  readonly remove: Call<Schema, Schema, Schema, z.ZodMiniType<Gone>>;
};

/** A value that administrators read and save as a whole. */
export type Setting<Value, Body, Answer> = Revisable<Value> & {
  readonly read: Call<Schema, Schema, Schema, z.ZodMiniType<Value>>;
  readonly save: Call<Schema, Schema, z.ZodMiniType<Body>, z.ZodMiniType<Answer>>;
};

/** The row of a list's answer. */
type RowOf<List extends Schema> = z.output<List> extends readonly (infer Row)[] ? Row : never;

/** The usual refusals or others, and that of a stale save. */
const orStale = (failures: readonly FailureCode[]): readonly FailureCode[] => [...failures, 'CHANGED_MEANWHILE'];

/** The four calls of a resource. `answer`: the answer of adding and changing. */
export function defineResource<
  Id extends string,
  List extends Schema,
  Draft extends Schema,
  Answer extends Schema,
  Gone extends Schema,
>(words: {
  readonly path: `/api/admin/${string}`;
  /** Administrators only by default. */
  readonly right?: DeskRight;
  readonly idName: Id;
  readonly draft: Draft;
  /** Spells the part of a row that changes replace; the whole row by default. */
  readonly spell?: (row: RowOf<List>) => string;
  readonly answer: Answer;
  /** More roles may read a list from which they choose. */
  readonly list: CallWords & { readonly right?: DeskRight; readonly response: List };
  readonly add: CallWords;
  readonly change: CallWords;
  readonly remove: CallWords & { readonly response: Gone };
}) {
  const { path, idName, right = 'administrator', list, add, change, remove } = words;
  const onePath = `${path}/{${words.idName}}` as const;
  const saves = { idempotent: true, body: words.draft, response: words.answer };
  const spellRows = spelledBy(list.response);
  return {
    path,
    idName,
    spell: words.spell ?? ((row: RowOf<List>) => spellRows([row] as z.output<List>)),
    list: defineCall(list.name, `GET ${path}`, list.right ?? right, list),
    add: defineCall(add.name, `POST ${path}`, right, { ...saves, failures: ['INPUT_ERROR'], ...add }),
    change: defineCall(change.name, `PUT ${onePath}`, right, {
      ...{ ...saves, takesRevision: true, ...change },
      failures: orStale(change.failures ?? ['INPUT_ERROR', 'NOT_FOUND']),
    }),
    remove: defineCall(remove.name, `POST ${onePath}/delete`, right, { idempotent: true, ...remove }),
  };
}

/** The two calls of a setting. */
export function defineSetting<Read extends Schema, Body extends Schema, Answer extends Schema>(words: {
  readonly path: `/api/admin/${string}`;
  /** Administrators only by default. */
  readonly right?: DeskRight;
  /** Spells the part of the value that saves replace; the whole value by default. */
  readonly spell?: (value: z.output<Read>) => string;
  readonly read: CallWords & { readonly response: Read };
  readonly save: CallWords & { readonly body: Body; readonly response: Answer };
}) {
  const { path, right = 'administrator', read, save } = words;
  return {
    path,
    spell: words.spell ?? spelledBy(read.response),
    read: defineCall(read.name, `GET ${path}`, right, read),
    save: defineCall(save.name, `PUT ${path}`, right, {
      ...{ idempotent: true, takesRevision: true, ...save },
      failures: orStale(save.failures ?? ['INPUT_ERROR']),
    }),
  };
}
