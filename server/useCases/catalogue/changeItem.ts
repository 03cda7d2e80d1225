import { textWireFields } from '../../../src/contract/administration/adminItem.ts';
import { textNames } from '../../../src/domain/catalogue/itemTexts.ts';
import type { Revised, StoredItemDetail } from '../../../src/domain/catalogue/storedItem.ts';
import { refuseCover, type StoredCover, storedCover, typedCover } from '../../../src/domain/catalogue/typedCover.ts';
import {
  refuseGallery,
  refuseWords,
  type StoredGallery,
  type StoredWords,
  storedGallery,
  storedWords,
  typedGallery,
  typedWords,
} from '../../../src/domain/catalogue/typedProduct.ts';
import type { Sharing } from '../../../src/domain/site/sharing.ts';
import { refuseSharing, storedSharing, typedSharing } from '../../../src/domain/site/typedSharing.ts';
import { publicFileName } from '../../base/fileAddresses.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import {
  columnsOfTexts,
  findStoredItem,
  type ItemChanges,
  picturesToUse,
  updateItem,
} from '../../store/catalogue/storedItems.ts';
import type { Tx } from '../../store/database/connection.ts';
import { itemToChange } from './itemToChange.ts';

type Saved = Promise<StoredItemDetail | Refusal>;

/** Writes an item's sharing texts. Refuses invalid texts, and pictures that are not the shop's. */
export async function changeSharing(tx: Tx, itemId: string, wanted: Revised<Sharing>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'sharing', wanted.revision);
  if (isRefusal(item)) return item;
  const typed = typedSharing(wanted.value);
  const facebookImageName = publicFileName(typed.facebookImage);
  const twitterImageName = publicFileName(typed.twitterImage);
  const names = [facebookImageName, twitterImageName].filter((name) => name !== null);
  const known = await picturesToUse(tx, itemId, names);
  const isKnown = (name: string | null) => name === null || known.has(name);
  const refused = refuseFields<string>(
    {
      ...refuseSharing(typed),
      ...(isKnown(facebookImageName) ? {} : { facebookImage: 'pictures.unknown' }),
      ...(isKnown(twitterImageName) ? {} : { twitterImage: 'pictures.unknown' }),
    },
    (field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  if (refused) return refused;
  const { meta, facebook, twitter } = storedSharing(typed);
  const sharing = { meta, facebook: wordsOf(facebook), twitter: wordsOf(twitter) };
  const changes = { sharing, facebookImageName, twitterImageName };
  return written(tx, itemId, changes, now);
}

const wordsOf = ({ title, description }: Sharing['facebook']) => ({ title, description });

/** Writes an item's cover. Refuses one without alternative texts, and a picture that is not the shop's. */
export async function changeCover(tx: Tx, itemId: string, wanted: Revised<StoredCover>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'cover', wanted.revision);
  if (isRefusal(item)) return item;
  const typed = typedCover(wanted.value);
  const coverName = publicFileName(typed.url);
  const isKnown = coverName === null || (await picturesToUse(tx, itemId, [coverName])).has(coverName);
  const refused = refuseFields<string>(
    { ...(isKnown ? {} : { url: 'pictures.unknown' }), ...refuseCover(typed) },
    (field) => field.replace(/^url/, 'pictureUrl').replace(/^alt/, 'image_alt'),
  );
  if (refused) return refused;
  const { coverAlt } = storedCover(typed);
  const changes = { coverName, coverAltTh: coverAlt.th, coverAltEn: coverAlt.en };
  return written(tx, itemId, changes, now);
}

/** Writes a product's gallery. Refuses invalid texts, and pictures that are not the shop's. */
export async function changeGallery(tx: Tx, itemId: string, wanted: Revised<StoredGallery>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'gallery', wanted.revision);
  if (isRefusal(item)) return item;
  if (item.product === null) return refuse('NOT_FOUND');
  const typed = typedGallery(wanted.value);
  const named = typed.pictures.map(({ url }) => publicFileName(url) ?? '');
  const known = await picturesToUse(tx, itemId, named);
  const unknown = named.flatMap((name, at) => (known.has(name) ? [] : [[`pictures.${at}.url`, 'pictures.unknown']]));
  const refused = refuseFields<string>({ ...Object.fromEntries(unknown), ...refuseGallery(typed) }, (field) => field);
  if (refused) return refused;
  const { pictures } = storedGallery(typed);
  const changes = {
    pictures: pictures.map(({ alt }, at) => ({ name: named[at] ?? '', alt })),
  };
  return written(tx, itemId, changes, now);
}

/** Writes the texts of an item's page, and the facts of a product. Refuses invalid ones, and an item that has none. */
export async function changeWords(tx: Tx, itemId: string, wanted: Revised<StoredWords>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'words', wanted.revision);
  if (isRefusal(item)) return item;
  const names = textNames(item.kind);
  if (names.length === 0) return refuse('NOT_FOUND');
  const typed = typedWords(wanted.value);
  const refused = refuseFields<string>(refuseWords(typed), (field) =>
    field.replace(/^\w+/, (name) => textWireFields[name] ?? name),
  );
  if (refused) return refused;
  const { facts, ...texts } = storedWords(typed);
  const changes = { ...columnsOfTexts(names, texts), ...(item.product === null ? {} : { facts }) };
  return written(tx, itemId, changes, now);
}

async function written(tx: Tx, itemId: string, changes: ItemChanges, now: number): Saved {
  await updateItem(tx, itemId, null, changes, now);
  return (await findStoredItem(tx, itemId)) ?? refuse('NOT_FOUND');
}
