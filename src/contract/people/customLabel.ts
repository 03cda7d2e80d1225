import * as z from 'zod/mini';
import type { LocalText } from '../../domain/localText.ts';
import { type CustomLabel, customLabelTypes, labelsMaximum } from '../../domain/people/customLabel.ts';
import { spelledBy } from '../administration/revision.ts';
import { defineCall } from '../call.ts';
import { field, object, wrapped } from '../field.ts';
import { dataOf, flag, idSchema, list, localText } from '../primitives.ts';

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A JSON list as text, as specified. */
const itemListCodec = z.codec(z.string().check(z.maxLength(60_000)), z.custom<readonly LocalText[]>(), {
  decode: (text, context) => {
    const options = z.safeParse(list(localText), parsedJson(text));
    if (options.success) return options.data;
    context.issues.push({ code: 'custom', input: text, message: 'No list of options' });
    return z.NEVER;
  },
  encode: (options) => JSON.stringify(options),
});

const customLabel = object<CustomLabel>({
  id: field('id', idSchema),
  type: field('type_label', z.enum(customLabelTypes)),
  label: field('label', localText),
  order: field('order_label', z.int()),
  isRequired: field('required', flag),
  options: field('item_list', itemListCodec),
});
const customLabels = dataOf(list(customLabel));

export const listCustomLabels = defineCall('listCustomLabels', 'GET /public/customlabel', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The additional registration questions of the shop, in its order.',
  response: customLabels,
});

export const saveCustomLabels = defineCall('saveCustomLabels', 'PUT /api/admin/customlabel', 'administrator', {
  summary:
    'Replaces the registration questions of the shop: the whole list, in its order. Given answers stay as they are.',
  ...{ idempotent: true, takesRevision: true },
  body: wrapped(field('data', list(customLabel).check(z.maxLength(labelsMaximum)))),
  response: customLabels,
  failures: ['INPUT_ERROR', 'CHANGED_MEANWHILE'],
});

/** The registration questions as a setting of the desk; everybody may read them. */
export const customLabelSetting = {
  path: '/api/admin/customlabel',
  spell: spelledBy(customLabels),
  read: listCustomLabels,
  save: saveCustomLabels,
} as const;
