import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '../../../server/http/openApi.ts';
import { checkInput } from '../../../server/http/requestChecks.ts';
import { allCalls } from '../../../server/routes/all.ts';
import type { Call } from '../../../src/contract/call.ts';
import { isDeskRight } from '../../../src/domain/people/rights.ts';
import {
  badValues,
  bodyOf,
  completeBodyOf,
  fieldsIn,
  limitsOf,
  valueAt,
  withValue,
} from '../../support/shop/badBodies.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { readRefusal, type Visitor } from '../../support/shop/shopApp.ts';

/** Internals that must never be shown. */
const inside = /\b(select|insert|postgres|pglite|drizzle|node_modules|stack)\b|\.ts:|Error:/i;

/** Each request has an address of its own, because requests are limited by address. */
let addresses = 0;
const fromElsewhere = (visitor: Visitor): Visitor => {
  addresses += 1;
  return { ...visitor, address: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
};

const writtenTables = [
  ...[
    'items',
    'pricing_plans',
    'sections',
    'lectures',
    'categories',
    'instructors',
    'coupons',
    'promotions',
    'settings',
  ],
  ...['custom_pages', 'user_groups', 'media', 'custom_labels', 'bank_accounts', 'payment_methods', 'order_notes'],
  ...['order_parcels', 'people'],
];

const offer = {
  ...{
    code: 'BADINPUT',
    label: null,
    title: { th: 'ลด', en: null },
    description_list: [{ th: 'ลด', en: null }],
    quantity: null,
  },
  ...{ courses: ['101'], is_one_per_user: false, is_on: true, start_at: null, end_at: null, payment_method: [1] },
};
const examples: Readonly<Record<string, unknown>> = {
  ...{
    addCoupon: offer,
    addPromotion: offer,
    couponTrial: { ...offer, items: [{ id: '101' }] },
    couponCodes: { ...offer, count: 2 },
  },
};

type Schema = Readonly<Record<string, unknown>>;

const document = openApiDocument(allCalls);
const bodySchemaOf = ({ path, method }: Call): Schema | null => {
  const operation = document.paths[path]?.[method.toLowerCase()] as
    | { requestBody?: { content?: Record<string, { schema: Schema }> } }
    | undefined;
  return operation?.requestBody?.content?.['application/json']?.schema ?? null;
};
/** The names of the fields for which the shop refuses a body before it looks at anything stored. */
function faultsOf({ body: schema }: Call, body: unknown): readonly string[] {
  const none = z.object({});
  const checked = checkInput({ params: none, query: none, body: schema }, { params: {}, query: {}, body });
  return checked.kind === 'refusal' ? Object.keys(checked.details.fields ?? {}) : [];
}

/** Removals come last, so that the others find something. */
const written = allCalls
  .toSorted((one, other) => Number(one.path.endsWith('/delete')) - Number(other.path.endsWith('/delete')))
  .flatMap((call) => {
    const schema = isDeskRight(call.scope) ? bodySchemaOf(call) : null;
    return schema === null ? [] : [{ call, schema }];
  });

/** Two tests, because a slow machine takes long for all calls. */
const halves = { first: written.slice(0, written.length / 2), second: written.slice(written.length / 2) };
/** Most refused values end in the checks of the schema; every twentieth field sends one. */
const refusedEach = 20;

onOrderShop('bad input at the desk', (opened) => {
  let ids: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const { id: orderId } = await buying.place(buyer, { items: ['101', '201'] });
    ids = { orderId, userId: buyer.userId, language: 'th' };
  });

  test.each(['first', 'second'] as const)(
    'every field at its limit, or with a value that none expects, is answered by a success or a refusal: the %s half',
    async (half) => {
      const { shop, administrator, clock } = opened();
      const failed: string[] = [];
      let [fields, sent] = [0, 0];
      for (const { call, schema } of halves[half]) {
        const itemId = /\/(gallery|words)$/.test(call.path) ? '201' : '101';
        const url = await addressOf(call.path, { ...ids, itemId });
        const known = examples[call.name] ?? (await storedAt(url, schema));
        const [body, complete] = [bodyOf(schema, known), completeBodyOf(schema, known)];
        for (const { path, schema: field } of fieldsIn(schema)) {
          fields += 1;
          const { within, beyond } = limitsOf(field, valueAt(complete, [...path, 0]));
          const base = valueAt(body, path) === undefined ? complete : body;
          const bodyWith = (value: unknown) => withValue(base, path, value);
          const note = (value: unknown, fault: string) =>
            failed.push(`${call.name} ${path.join('.')} = ${String(JSON.stringify(value)).slice(0, 60)}: ${fault}`);
          for (const value of beyond) {
            const isNamed = faultsOf(call, bodyWith(value)).some((name) => name.startsWith(path.join('.')));
            if (!isNamed) note(value, 'is not refused');
          }
          const isTaken = (value: unknown) => faultsOf(call, bodyWith(value)).length === 0;
          const { taken = [], refused = [] } = Object.groupBy([...badValues, undefined], (value) =>
            isTaken(value) ? 'taken' : 'refused',
          );
          const limit = within.filter(isTaken).slice(-1);
          const chosen = [
            ...limit,
            ...(limit.length === 0 ? oneOf(taken) : []),
            ...(fields % refusedEach === 0 ? oneOf(refused) : []),
          ];
          for (const value of chosen) {
            const fault = await faultOfSending(call, url, bodyWith(value));
            if (fault !== null) note(value, fault);
          }
        }
      }
      expect(failed).toEqual([]);
      expect(sent).toBeGreaterThan(100);

      /** Another one for each field, so that all of them meet a field of each kind. */
      function oneOf(values: readonly unknown[]): readonly unknown[] {
        return values.length === 0 ? [] : [values[fields % values.length]];
      }

      /** The fault of the answer to a body; `null` without one. */
      async function faultOfSending(call: Call, url: string, body: unknown): Promise<string | null> {
        sent += 1;
        // A session has a limit of its own.
        clock.forward(500);
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
        const payload = JSON.stringify(body) ?? 'null';
        const response = await shop.inject(
          { method: call.method, url, payload, headers },
          fromElsewhere(administrator),
        );
        const { statusCode } = response;
        if (statusCode === 200) return null;
        const isRefused = statusCode !== 429 && statusCode >= 400 && statusCode < 500;
        const { code, fields: named = {} } = isRefused ? readRefusal(response) : { code: null };
        const isUnnamed = code === 'INPUT_ERROR' && Object.keys(named).length === 0;
        return isRefused && !isUnnamed && !inside.test(response.body)
          ? null
          : `${statusCode} ${response.body.slice(0, 200)}`;
      }

      /** An address with ids of what is there: of the first row of a list, or of a list within. */
      async function addressOf(path: string, given: Readonly<Record<string, string>>): Promise<string> {
        const [before = '', name, after = ''] = /^(.*?)\{(\w+)\}(.*)$/.exec(path)?.slice(1) ?? [path];
        if (name === undefined) return path;
        const id = given[name] ?? (await firstId(before)) ?? 'unknown';
        return await addressOf(`${before}${id}${after}`, given);
      }

      async function firstId(path: string): Promise<string | undefined> {
        const rows = await read(path.replace(/\/(sections|lectures)?\/?$/, ''));
        const found = Array.isArray(rows) ? rows : [];
        const all = path.endsWith('/lectures/') ? found.flatMap((row) => row.lectures) : found;
        return all[0]?.id;
      }

      async function read(url: string) {
        const response = await shop.inject({ method: 'GET', url }, fromElsewhere(administrator));
        return response.statusCode === 200 ? response.json().data : undefined;
      }

      /** The stored value of an address, or of the nearest one above it, so that a save gets further than its schema. */
      async function storedAt(url: string, schema: Schema): Promise<unknown> {
        for (let path = url; path.split('/').length > 3; path = path.slice(0, path.lastIndexOf('/'))) {
          const data = await read(path);
          if (data === undefined) continue;
          const stored = Array.isArray(data) && schema.type !== 'array' ? data[0] : data;
          return { ...stored, revision: stored?.revisions?.[url.slice(path.length + 1)] ?? stored?.revision };
        }
        return undefined;
      }
    },
  );

  test('texts are cleaned of signs that turn the writing round, and HTML of what runs', async () => {
    const { ask } = opened();
    for (const table of writtenTables) {
      const turned = `row_to_json(stored)::text ~ '[\u202A-\u202E\u2066-\u2069]'`;
      expect([
        table,
        await ask(`select string_agg(row_to_json(stored)::text, '; ') from ${table} as stored where ${turned}`),
      ]).toEqual([table, null]);
    }
    expect(
      await ask(
        `select count(*) from custom_pages as stored where row_to_json(stored)::text ~* '<script|<[a-z]+ [^>]*on[a-z]+='`,
      ),
    ).toBe(0);
  });
});
