import { queryOptions } from '@tanstack/react-query';
import { listCustomLabels } from '../../contract/people/customLabel.ts';
import { listUserGroups } from '../../contract/people/userGroup.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { registrationKeys } from './registrationKeys.ts';

/** The shop's own questions at registration. */
export const customLabelsQuery = queryOptions({
  queryKey: registrationKeys.customLabels,
  queryFn: ({ signal }) => callServer(listCustomLabels, {}, { signal }),
  ...persisted.shared,
});

/** The groups that somebody can choose at registration. */
export const userGroupsQuery = queryOptions({
  queryKey: registrationKeys.userGroups,
  queryFn: ({ signal }) => callServer(listUserGroups, {}, { signal }),
  ...persisted.shared,
});
