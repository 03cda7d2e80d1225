import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import { wireFailure } from '../../src/contract/failure.ts';
import { fileTypes } from '../../src/contract/order/orderDocument.ts';
import { uploadFields, uploadPath } from '../../src/contract/order/payment.ts';
import { isKnown } from './etag.ts';
import { statusOf } from './failure.ts';
import { finish } from './sharedAnswers.ts';

const openApiPath = '/api/openapi.json';

type JsonSchema = Omit<z.core.JSONSchema.BaseSchema, '$schema'>;
type Operation = Readonly<Record<string, unknown>>;

/** Serves the OpenAPI document, made once from the validating schemas. */
export function registerOpenApi(app: FastifyInstance, calls: readonly Call[]): void {
  const document = finish(openApiDocument(calls));
  app.get(openApiPath, (request, reply) => {
    reply.header('Cache-Control', 'public, max-age=0, must-revalidate').header('ETag', document.tag);
    if (isKnown(request.headers['if-none-match'], document.tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(document.body);
  });
}

/** OpenAPI 3.1 of the wire shapes. */
export function openApiDocument(calls: readonly Call[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: { title: 'Lanrian', version: '1', description: 'Money in decimals, instants in ISO 8601 (UTC).' },
    paths,
    components: {
      schemas: { Failure: wireSchema(wireFailure) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lanrian.session_token' } },
    },
  };
}

const wireSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
};

function operationOf(call: Call): Operation {
  const body = requestBodyOf(call);
  return {
    operationId: call.name,
    summary: call.summary,
    'x-origin': call.origin,
    'x-scope': call.scope,
    ...(call.scope === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: parametersOf(call),
    ...(body === null ? {} : { requestBody: body }),
    responses: {
      200: { description: 'Done', content: answerOf(call) },
      ...failuresOf(call),
    },
  };
}

const answerOf = (call: Call): Operation =>
  call.media === 'json'
    ? { 'application/json': { schema: wireSchema(call.response) } }
    : { [fileTypes[call.media]]: { schema: { type: 'string', format: 'binary' } } };

function parametersOf(call: Call): readonly Operation[] {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } };
  const revision = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } };
  return [
    ...fieldsOf(call.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...fieldsOf(call.query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
    ...(call.idempotent ? [key] : []),
    ...(call.takesRevision ? [revision] : []),
  ];
}

const fieldsOf = (schema: z.core.$ZodType): readonly [string, unknown][] =>
  Object.entries(wireSchema(schema).properties ?? {});

function requestBodyOf(call: Call): Operation | null {
  if (call.path === uploadPath) return { required: true, content: { 'multipart/form-data': { schema: uploadSchema } } };
  if (call.method === 'GET') return null;
  return { required: true, content: { 'application/json': { schema: wireSchema(call.body) } } };
}

/** The only body without a schema. */
const uploadSchema = {
  type: 'object',
  properties: { [uploadFields.orderToken]: { type: 'string' } },
  patternProperties: {
    [`^${uploadFields.file}\\d+$`]: { type: 'string', format: 'binary' },
    [`^${uploadFields.digest}\\d+$`]: { type: 'string', description: 'SHA-256 of the file in hexadecimal' },
  },
};

/** The call's own refusals by status. */
function failuresOf(call: Call): Record<string, Operation> {
  const codes = [...new Set(['INPUT_ERROR' as const, ...call.failures])];
  const statuses = [...new Set(codes.map(statusOf))];
  const schema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => statusOf(code) === status).join(', '),
        content: { 'application/json': { schema } },
      },
    ]),
  );
}
