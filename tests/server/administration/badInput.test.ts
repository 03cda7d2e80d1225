import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../../server/http/openApi.ts';
import { allCalls } from '../../../server/routes/all.ts';
import type { Call } from '../../../src/contract/call.ts';
import { isDeskRight } from '../../../src/domain/people/rights.ts';
import { badValues, bodyOf, pathsIn, withValue } from '../../support/shop/badBodies.ts';
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
/** Removals come last, so that the others find something. */
const written = allCalls
  .toSorted((one, other) => Number(one.path.endsWith('/delete')) - Number(other.path.endsWith('/delete')))
  .flatMap((call) => {
    const schema = isDeskRight(call.scope) ? bodySchemaOf(call) : null;
    return schema === null ? [] : [{ call, schema }];
  });

onOrderShop('bad input at the desk', (opened) => {
  test('is answered by a success or a refusal, never by a failure of the shop', async () => {
    const { shop, buying, administrator, ask, clock } = opened();
    const buyer = await shop.signedIn();
    const { id: orderId } = await buying.place(buyer, { items: ['101', '201'] });
    const ids: Readonly<Record<string, string>> = { orderId, userId: buyer.userId, language: 'th' };
    const failed: string[] = [];
    let [fields, turn] = [0, 0];
    for (const { call, schema } of written) {
      const itemId = /\/(gallery|words)$/.test(call.path) ? '201' : '101';
      const url = await addressOf(call.path, { ...ids, itemId });
      const known = examples[call.name] ?? (await storedAt(url, schema));
      const body = bodyOf(schema, known);
      for (const path of pathsIn(body)) {
        fields += 1;
        // Every third field takes the next bad value; the last one is no value.
        if (fields % 3 !== 0) continue;
        turn += 1;
        const bad = badValues[turn % (badValues.length + 1)];
        const payload = JSON.stringify(withValue(body, path, bad)) ?? 'null';
        // A session has a limit of its own.
        clock.forward(500);
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
        const response = await shop.inject(
          { method: call.method, url, payload, headers },
          fromElsewhere(administrator),
        );
        const isRefused = response.statusCode !== 429 && response.statusCode >= 400 && response.statusCode < 500;
        const { code, fields: named = {} } = isRefused ? readRefusal(response) : { code: null };
        const isUnnamed = code === 'INPUT_ERROR' && Object.keys(named).length === 0;
        if ((response.statusCode !== 200 && !isRefused) || isUnnamed || (isRefused && inside.test(response.body))) {
          failed.push(
            `${call.name} ${path.join('.')} = ${String(JSON.stringify(bad)).slice(0, 60)}: ${response.statusCode} ${response.body.slice(0, 200)}`,
          );
        }
      }
    }
    expect(failed).toEqual([]);
    expect(turn).toBeGreaterThan(300);
    // Texts are cleaned of signs that turn the writing round, and HTML of what runs.
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
  });
});
