import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { allCalls } from '../../../server/routes/all.ts';
import { pagePictures } from '../../../server/store/schema/customPages.ts';
import { media } from '../../../server/store/schema/media.ts';
import { groupResource, setPersonInGroup } from '../../../src/contract/administration/adminGroup.ts';
import { promotionResource } from '../../../src/contract/administration/adminOffers.ts';
import { categoryResource } from '../../../src/contract/administration/categories.ts';
import {
  adminMedium,
  mediumName,
  mediumPoster,
  renameMedium,
  setMediumPoster,
} from '../../../src/contract/administration/medium.ts';
import { orderCare, parcelOfOrder, saveParcel } from '../../../src/contract/administration/orderCare.ts';
import type { Resource, Setting } from '../../../src/contract/administration/resource.ts';
import type { Revisable } from '../../../src/contract/administration/revision.ts';
import { siteSetting } from '../../../src/contract/administration/siteSetting.ts';
import { addTeacher, adminTeachers, changeTeacher, teacherWords } from '../../../src/contract/catalogue/teacher.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import { shippingSetting } from '../../../src/contract/order/shipping.ts';
import { accountsSetting, methodsSetting } from '../../../src/contract/order/shopPayments.ts';
import { customLabelSetting } from '../../../src/contract/people/customLabel.ts';
import { pageResource } from '../../../src/contract/site/customPage.ts';
import { publicFilesPath } from '../../../src/contract/site/fileAddresses.ts';
import { howToBuySetting } from '../../../src/contract/site/howToBuy.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import { noPromotion, promotionDraft } from '../../../src/domain/pricing/typedOffer.ts';
import { noPage } from '../../../src/domain/site/customPage.ts';
import { revisionOf } from '../../../src/platform/net/revisionOf.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { readRefusal, type SignedInVisitor, type TestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

/** A form that somebody has opened: it saves the words that somebody typed into it. */
type OpenForm = (words: string, key?: string) => ReturnType<TestShop['send']>;
type Opener = () => Promise<OpenForm>;

const course = { id: '1002', title: { th: 'เอ็กเซล', en: null } };
const film = { mediumId: 'film' };
const posterOf = (words: string): string => `${encodeURIComponent(words).replaceAll('%', '')}.webp`;
const thai = (th: string) => ({ th, en: null });

const noTeacher = { headline: null, about: null, pictureUrl: null };

onOrderShop('a save on top of a save that its author has not seen', (opened) => {
  let shop: TestShop;
  let as: SignedInVisitor;
  const order = { orderId: '' };
  beforeAll(async () => {
    shop = opened().shop;
    as = opened().administrator;
    const { db } = shop.parts;
    const add = rowsOf(db, 0);
    await add.category({ id: 'food', position: 1 });
    await add.course({ id: course.id, categoryId: 'food' });
    await shop.call(addTeacher, { body: { ...noTeacher, name: thai('ครู') } }, { as });
    order.orderId = (await opened().buying.approved(await shop.signedIn(), as, { items: ['201'] })).id;
    await db.insert(media).values({
      ...{ id: 'film', uploadId: 'film', kind: 'video', name: 'film', storedName: 'film.mp4', bytes: 1 },
      ...{ contentType: 'video/mp4', isPlayable: true, createdAt: 0 },
    });
    await db
      .insert(pagePictures)
      .values(
        ['หนึ่ง', 'สอง', 'สาม', 'สี่']
          .map(posterOf)
          .map((name) => ({ name, bytes: 1, width: 1, height: 1, uploadedAt: 0 })),
      );
  });

  const ofSetting =
    <Value, Body, Answer>(setting: Setting<Value, Body, Answer>, bodyOf: (words: string, value: Value) => Body) =>
    async (): Promise<Opener> =>
    async () => {
      const value = await shop.call(setting.read, {}, { as });
      const revision = await revisionOf(setting.spell(value));
      return (words, key = randomUUID()) =>
        shop.send(setting.save, { body: bodyOf(words, value) }, { as, revision, key });
    };

  const ofResource =
    <Row extends { readonly id: string }, Draft, Answer>(
      resource: Resource<Row, Draft, Answer, unknown>,
      draftOf: (words: string, row: Row | null) => Draft,
    ) =>
    async (): Promise<Opener> => {
      await shop.call(resource.add, { body: draftOf('เดิม', null) }, { as });
      return async () => {
        const [row] = (await shop.call(resource.list, {}, { as })).slice(-1);
        if (row === undefined) throw new Error('The row is missing');
        const revision = await revisionOf(resource.spell(row));
        return (words, key = randomUUID()) =>
          shop.send(
            resource.change,
            { params: { [resource.idName]: row.id }, body: draftOf(words, row) },
            { as, revision, key },
          );
      };
    };

  const ofPart =
    <Part, Value extends Part>(
      part: Revisable<Part>,
      read: () => Promise<Value>,
      save: (words: string, value: Value, options: object) => ReturnType<TestShop['send']>,
    ) =>
    async (): Promise<Opener> =>
    async () => {
      const value = await read();
      const revision = await revisionOf(part.spell(value));
      return (words, key = randomUUID()) => save(words, value, { as, revision, key });
    };
  const medium = () => shop.call(adminMedium, { params: film }, { as });
  const teacher = async () => {
    const [row] = await shop.call(adminTeachers, {}, { as });
    if (row === undefined) throw new Error('The teacher is missing');
    return row;
  };

  const seller = { branch: '00000', taxId: '0105536000315', address: '1 ถนนสุขุมวิท', postcode: '10110' };
  const option = { id: 'one', detail: null, needsAddress: true, isEnabled: true };
  const account = { id: 'one', accountNumber: '1234567890', bankCode: 'KBANK', bankName: 'กสิกรไทย', isOn: true };
  const prices = { THB: 0, USD: null };
  const cases: Readonly<Record<string, () => Promise<Opener>>> = {
    [sellerSetting.save.name]: ofSetting(sellerSetting, (name) => ({ ...seller, name })),
    [shippingSetting.save.name]: ofSetting(shippingSetting, (name) => [
      { ...option, name: thai(name), fees: prices, freeFrom: { THB: null, USD: null } },
    ]),
    [howToBuySetting.save.name]: ofSetting(howToBuySetting, (step) => ({ isEnabled: true, steps: [thai(step)] })),
    [methodsSetting.save.name]: ofSetting(methodsSetting, (title, value) => ({
      ...value,
      methods: value.methods.map((each) => ({ ...each, title: thai(title) })),
    })),
    [accountsSetting.save.name]: ofSetting(accountsSetting, (accountName, { revision }) => ({
      accounts: [{ ...account, accountName, promptPayId: null, promptPayImageUrl: null }],
      revision,
    })),
    [customLabelSetting.save.name]: ofSetting(customLabelSetting, (label) => [
      { id: 'one', type: 'inputtext' as const, label: thai(label), order: 0, isRequired: false, options: [] },
    ]),
    [pageResource.change.name]: ofResource(pageResource, (titleTh) => ({
      ...{ ...noPage, titleTh, path: 'about', bodyTh: '<p>เรา</p>' },
    })),
    [groupResource.change.name]: ofResource(groupResource, (name) => ({ name: thai(name) })),
    [categoryResource.change.name]: ofResource(categoryResource, (name) => ({
      ...{ kind: 'course' as const, name: thai(name), linkPath: 'tax', parentId: null },
    })),
    [promotionResource.change.name]: ofResource(promotionResource, (title, row) => ({
      draft: promotionDraft({ ...noPromotion, title: { th: title, en: '' }, percent: '10', courses: [course] }),
      revision: row?.revision ?? '',
    })),
    [saveSettings.name]: ofPart(
      siteSetting,
      async () => (await shop.call(siteSettings)).settings,
      (th, settings, options) => shop.send(saveSettings, { body: { ...settings, title: thai(th) } }, options),
    ),
    [changeTeacher.name]: ofPart(teacherWords, teacher, (name, { id: instructorId }, options) =>
      shop.send(changeTeacher, { params: { instructorId }, body: { ...noTeacher, name: thai(name) } }, options),
    ),
    [renameMedium.name]: ofPart(mediumName, medium, (name, _, options) =>
      shop.send(renameMedium, { params: film, body: { name } }, options),
    ),
    [setMediumPoster.name]: ofPart(mediumPoster, medium, (words, _, options) =>
      shop.send(
        setMediumPoster,
        { params: film, body: { posterUrl: `${publicFilesPath}/${posterOf(words)}` } },
        options,
      ),
    ),
    [saveParcel.name]: ofPart(
      parcelOfOrder,
      async () => (await shop.call(orderCare, { params: order }, { as })).parcel,
      (carrier, _, options) =>
        shop.send(saveParcel, { params: order, body: { state: 'sent', carrier, trackingNumber: null } }, options),
    ),
  };

  test('every call that takes a revision has its case here', () => {
    const names = allCalls.filter(({ takesRevision }) => takesRevision).map(({ name }) => name);
    expect(Object.keys(cases).toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.entries(cases))('is refused by %s, also at the same moment', async (_, prepare) => {
    const open = await prepare();
    const [first, second] = [await open(), await open()];
    const key = randomUUID();
    expect((await first('หนึ่ง', key)).statusCode).toBe(200);
    const late = await second('สอง');
    expect([late.statusCode, readRefusal(late).code]).toEqual([409, 'CHANGED_MEANWHILE']);
    // A lost answer: the same save is sent again.
    expect((await first('หนึ่ง', key)).statusCode).toBe(200);

    const [third, fourth] = [await open(), await open()];
    const answers = await Promise.all([third('สาม'), fourth('สี่')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is no matter of what only counts: a group is renamed while somebody joins it', async () => {
    const open = await ofResource(groupResource, (name) => ({ name: thai(name) }))();
    const rename = await open();
    const [group] = (await shop.call(groupResource.list, {}, { as })).slice(-1);
    const params = { groupId: group?.id ?? '', userId: (await shop.signedIn()).userId };
    await shop.call(setPersonInGroup, { params, body: { isIn: true } }, { as });
    expect((await rename('ใหม่')).statusCode).toBe(200);
  });
});
