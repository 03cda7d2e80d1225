import * as z from 'zod/mini';
import type { ProductDetail, ProductPicture } from '../../domain/catalogue/product.ts';
import { defineCall } from '../call.ts';
import { field, flat, object, wireOnly, within } from '../field.ts';
import { videoCodec } from '../learning/video.ts';
import { dataOf, flag, instant, list, localText } from '../primitives.ts';
import { slugSchema } from './course.ts';
import { kindSchema, listingTable } from './listing.ts';
import { pricingPlanCodec } from './pricingPlan.ts';
import { sharingTable } from './sharing.ts';

export const picturesSchema = list(z.object({ url: z.string(), alt: localText }));
export const factsSchema = list(z.object({ label: localText, value: localText }));

/** The further pictures as JSON text, as specified. Invalid values give no picture. */
const imageDetailCodec = z.codec(z.string(), z.custom<readonly ProductPicture[]>(), {
  decode: (text) => {
    const read = z.safeParse(picturesSchema, parseJson(text));
    return read.success ? read.data : [];
  },
  encode: (shown) => JSON.stringify(shown),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `listing`, `type`, `facts`, `video`, `lockCourse` and `endPublish` are additions. */
export const productDetailCodec = object<ProductDetail>(
  {
    ...within('listing', listingTable),
    kindName: field('type', z.nullable(localText)),
    description: field('courseDescription.description', localText),
    facts: field('facts', factsSchema),
    pictures: field('image_detail', imageDetailCodec),
    video: field('preview.video', z.nullable(videoCodec)),
    plans: field('priceDetail', list(pricingPlanCodec)),
    isLocked: field('lockCourse', flag),
    publishEndsAt: field('endPublish', z.nullable(instant)),
    sharing: flat(sharingTable),
  },
  wireOnly('id', z.string(), ({ id }) => id),
  wireOnly('course_type', kindSchema, ({ kind }) => kind),
  wireOnly('courseDescription.title', localText, ({ title }) => title),
  wireOnly('preview.pictureUrl', z.nullable(z.string()), ({ coverUrl }) => coverUrl),
  wireOnly('preview.videoUrl', z.nullable(z.string()), ({ video }) => video?.mp4Url ?? null),
  wireOnly('preview.imageAlt', localText, ({ coverAlt }) => coverAlt),
  wireOnly('available_qty', z.nullable(z.int()), ({ seatsLeft }) => seatsLeft),
);

export const productDetail = defineCall('productDetail', 'GET /public/products/{id}/{n}', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'One product by its id, by its address segment, or by the words of that segment alone.',
  params: z.object({ id: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(productDetailCodec),
  failures: ['NOT_FOUND'],
});
