import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../../../server/http/openApi.ts';
import { allCalls } from '../../../server/routes/all.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { schemaFaults } from '../../support/shop/jsonSchema.ts';
import { buildTestShop, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const table = allCalls;

test('the document names every call with its key, its scope and its refusals', () => {
  const { paths } = openApiDocument(table);
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
    table.map(({ name }) => name).toSorted(),
  );
  expect(paths['/private/cart/order']?.post).toMatchObject({
    'x-scope': 'buyer',
    parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
    responses: { 422: { description: expect.stringContaining('IDEMPOTENCY_CONFLICT') } },
  });
});

test('it shows the wire and not the inside', () => {
  const text = JSON.stringify(openApiDocument(table).paths['/public/cart']);
  expect(text).toContain('priecingplan_id');
  expect(text).not.toContain('planId');
});

test('no answer or body is described as anything at all', () => {
  const { paths } = openApiDocument(table);
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    expect(schemaFaults({}, answerSchema(operation)), String(operation.operationId)).not.toEqual([]);
  }
});

/** The schema of an answer, which has one media type. */
const answerSchema = (operation: object): object => {
  const content: unknown = Reflect.get(Reflect.get(Reflect.get(operation, 'responses'), '200'), 'content');
  const [media] = Object.values(Object(content));
  return Reflect.get(Object(media), 'schema');
};

onDatabase('answers as documented', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let served: ReturnType<typeof openApiDocument>;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'tax' });
    await add.instructor({ id: 'pim' });
    await add.course({ id: '101', categoryId: 'tax', instructorId: 'pim', startsAt: clock.now, seatsTotal: 3 });
    await add.plan({ id: '101a', itemId: '101' });
    await add.section('101', 's1', [60]);
    await add.product({ id: '201', categoryId: 'tax' });
    await add.plan({ id: '201a', itemId: '201' });
    await add.bankTransfer();
    served = (await shop.inject({ url: '/api/openapi.json' })).json();
  });
  afterAll(() => shop.close());

  const reads: readonly [string, string][] = [
    ['/public/courses', '/public/courses'],
    ['/public/courses/index', '/public/courses/index'],
    ['/public/courses/texts', '/public/courses/texts'],
    ['/public/categories', '/public/categories'],
    ['/public/courses/{slug}/{n}', '/public/courses/101-x/0'],
    ['/public/courses/{id}/viewer', '/public/courses/101/viewer'],
    ['/public/product', '/public/product'],
    ['/public/products/{id}/{n}', '/public/products/201/0'],
    ['/public/payments/howtobuy', '/public/payments/howtobuy'],
    ['/api/setting/site/into/1', '/api/setting/site/into/1'],
    ['/public/cart/{userId}', '/public/cart/0'],
    ['/private/cart', '/private/cart'],
    ['/private/cart/ordercourse', '/private/cart/ordercourse'],
    ['/public/cart/payments/methods', '/public/cart/payments/methods'],
    ['/public/session', '/public/session'],
    ['/private/students', '/private/students'],
    ['/private/myaccount/profile', '/private/myaccount/profile'],
    ['/private/myaccount/students/tax', '/private/myaccount/students/tax'],
    ['/private/myaccount/addresses', '/private/myaccount/addresses'],
    ['/private/myaccount/sessions', '/private/myaccount/sessions'],
    ['/private/orders', '/private/orders'],
    ['/private/courses', '/private/courses'],
    ['/public/payments/methods/1/bank', '/public/payments/methods/1/bank'],
    ['/api/payments/methods/banktreansfer', '/api/payments/methods/banktreansfer'],
  ];

  test('is the document that is made of the table, with a tag', async () => {
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument(table))));
    const { headers } = await shop.inject({ url: '/api/openapi.json' });
    const again = await shop.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test.each(reads)('%s', async (path, url) => {
    const student = await shop.signedIn();
    const response = await shop.inject({ url }, student);
    expect(response.statusCode).toBe(200);
    const operation = served.paths[path]?.get;
    expect(schemaFaults(response.json(), answerSchema(Object(operation)))).toEqual([]);
  });

  test('the quote of a cart, and a refusal', async () => {
    const line = { course_id: '101', course_type: 'course', pricingplan_id: '101a', qty: 1 };
    const asked = { courses: [line], promotion_id: null, coupon_id: [], payment_method_id: 1, withholding_percent: 0 };
    const quoted = await shop.inject({ method: 'POST', url: '/public/cart/quote', payload: asked });
    expect(schemaFaults(quoted.json(), answerSchema(Object(served.paths['/public/cart/quote']?.post)))).toEqual([]);
    const refused = await shop.inject({ url: '/private/cart' });
    expect(schemaFaults(refused.json(), served.components.schemas.Failure)).toEqual([]);
  });
});
