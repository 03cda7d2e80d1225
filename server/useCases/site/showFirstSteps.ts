import type { FirstSteps } from '../../../src/domain/site/firstSteps.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { readSeller } from '../../store/order/seller.ts';
import { hasCourseOnSale, hasLecture, hasPage } from '../../store/site/firstSteps.ts';
import { readSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';
import { offeredMethods } from '../order/offeredMethods.ts';

/** The steps before the first sale that are done. The demo has its name and needs no mail server. */
export async function showFirstSteps({
  db,
  payments,
  config,
}: Pick<AppParts, 'db' | 'payments' | 'config'>): Promise<FirstSteps> {
  const { title, currency } = await readSettings(db);
  const isDemo = config.mode === 'demo';
  return {
    name: isDemo || title.th !== defaultSiteSettings.title.th,
    seller: (await readSeller(db)) !== null,
    payment: (await offeredMethods(db, payments, currency)).length > 0,
    course: await hasCourseOnSale(db, currency),
    lecture: await hasLecture(db),
    pages: await hasPage(db),
    mail: isDemo || config.smtpUrl !== null,
  };
}
