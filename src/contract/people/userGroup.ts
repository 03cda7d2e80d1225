import * as z from 'zod/mini';
import type { UserGroup } from '../../domain/people/userGroup.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, flag, list, localText } from '../primitives.ts';

const userGroup = object<UserGroup>({
  id: field('id', z.string()),
  name: field('name', localText),
  isDefault: field('is_default', flag),
});

export const listUserGroups = defineCall('listUserGroups', 'GET /api/user/group', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The groups that people can be in.',
  response: dataOf(list(userGroup)),
});
