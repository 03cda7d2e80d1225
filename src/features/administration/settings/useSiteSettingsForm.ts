import { useQueryClient } from '@tanstack/react-query';
import { siteSetting } from '../../../contract/administration/siteSetting.ts';
import { saveSettings, siteSettings } from '../../../contract/site/site.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { revisionOf } from '../../../platform/net/revisionOf.ts';
import { siteQuery } from '../../site/useSite.ts';
import { fieldsInConflict } from '../form/changedFields.ts';
import { type FieldProblems, useDeskForm } from '../form/useDeskForm.ts';
import { type RevisedForm, useStaleNoteId, type WithRevision } from '../form/useRevisedForm.ts';

type Rules<Values> = {
  readonly settings: SiteSettings;
  readonly typedOf: (settings: SiteSettings) => Values;
  /** The values by field, if a value has several fields. */
  readonly fieldsOf?: (values: Values) => object;
  /** The newest settings with the values that were changed from the base. */
  readonly merge: (newest: SiteSettings, base: Values, values: Values) => SiteSettings;
  readonly refuse: (values: Values) => FieldProblems;
  readonly saved?: string;
};

/**
 * The form of some site settings, saved over the newest values of the others. A save is refused if somebody else changed
 * the same field meanwhile.
 */
export function useSiteSettingsForm<Values extends object>({
  settings,
  typedOf,
  fieldsOf = (values) => values,
  merge,
  refuse,
  ...rules
}: Rules<Values>): RevisedForm<Values> {
  const client = useQueryClient();
  const revised = (from: SiteSettings) => ({ ...typedOf(from), revision: siteSetting.spell(from) });
  const hasConflict = (base: Values, stored: Values, values: Values) =>
    fieldsInConflict(fieldsOf(base), fieldsOf(stored), fieldsOf(values)).length > 0;
  const stored = revised(settings);
  const form = useDeskForm<WithRevision<Values>>({
    ...rules,
    stored,
    refuse: (values) => refuse(plain(values)),
    send: async (values, _, base) => {
      const newest = await callServer(siteSettings);
      client.setQueryData(siteQuery.queryKey, newest);
      const now = revised(newest.settings);
      // With the revision of the form, the server refuses it.
      const isStale = values.revision !== now.revision && hasConflict(plain(base), plain(now), plain(values));
      const body = merge(newest.settings, plain(base), plain(values));
      const revision = await revisionOf(isStale ? values.revision : now.revision);
      const saved = await callServer(saveSettings, { body }, { key: crypto.randomUUID(), revision });
      client.setQueryData(siteQuery.queryKey, { ...newest, settings: saved });
      return saved;
    },
    patchOf: (saved) => ({ revision: siteSetting.spell(saved as SiteSettings) }) as Partial<WithRevision<Values>>,
  });
  const isToldOf = hasConflict(plain(form.base), plain(stored), plain(form.values));
  return useStaleNoteId(form, isToldOf ? stored : { ...stored, revision: form.values.revision });
}

/** The values without their revision. TypeScript does not reduce a generic type without a key to the type itself. */
const plain = <Values extends object>({ revision: _, ...values }: WithRevision<Values>): Values =>
  values as unknown as Values;
