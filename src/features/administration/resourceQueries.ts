import { queryOptions } from '@tanstack/react-query';
import type { Resource, Setting } from '../../contract/administration/resource.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { administrationKeys } from './administrationKeys.ts';

const staleTime = 5_000;

/** All rows of a resource. */
export const resourceQuery = <Row>(resource: Pick<Resource<Row, unknown, unknown, unknown>, 'path' | 'list'>) =>
  queryOptions({
    queryKey: administrationKeys.at(resource),
    queryFn: ({ signal }) => callServer(resource.list, {}, { signal }),
    staleTime,
  });

/** The value of a setting. */
export const settingQuery = <Value>(setting: Pick<Setting<Value, unknown, unknown>, 'path' | 'read'>) =>
  queryOptions({
    queryKey: administrationKeys.at(setting),
    queryFn: ({ signal }) => callServer(setting.read, {}, { signal }),
    staleTime,
  });
