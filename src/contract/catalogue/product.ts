import * as z from 'zod/mini';
import type { ProductDetail, ProductPicture } from '../../domain/catalogue/product.ts';
import { defineCall } from '../call.ts';
import { videoCodec } from '../learning/video.ts';
import { dataOf, flagCodec, instantCodec, localTextCodec } from '../primitives.ts';
import { slugSchema } from './course.ts';
import { decodeListing, encodeListing, kindSchema, wireListing } from './listing.ts';
import { pricingPlanCodec } from './pricingPlan.ts';
import { decodeSharing, encodeSharing, wireSharing } from './sharing.ts';

const pictures = z.array(z.object({ url: z.string(), alt: localTextCodec }));

/** The pictures beside the cover as JSON text, which is how the specification has them. Anything else is no picture. */
const imageDetailCodec = z.codec(z.string(), z.custom<readonly ProductPicture[]>(), {
  decode: (text) => {
    const read = z.safeParse(pictures, parseJson(text));
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

/** `listing`, `type`, `facts`, `video`, `lockCourse` and `endPublish` are additions; a former server leaves out the last. */
export const productDetailCodec = z.codec(
  z.object({
    id: z.string(),
    course_type: kindSchema,
    courseDescription: z.object({ title: localTextCodec, description: localTextCodec }),
    preview: z.object({
      pictureUrl: z.nullable(z.string()),
      videoUrl: z.nullable(z.string()),
      video: z.nullable(videoCodec),
      imageAlt: localTextCodec,
    }),
    priceDetail: z.array(pricingPlanCodec),
    image_detail: imageDetailCodec,
    available_qty: z.nullable(z.int()),
    type: z.nullable(localTextCodec),
    facts: z.array(z.object({ label: localTextCodec, value: localTextCodec })),
    lockCourse: flagCodec,
    endPublish: z.optional(z.nullable(instantCodec)),
    listing: wireListing,
    ...wireSharing.shape,
  }),
  z.custom<ProductDetail>(),
  {
    decode: (w) => ({
      ...decodeListing(w.listing),
      kindName: w.type,
      description: w.courseDescription.description,
      facts: w.facts,
      pictures: w.image_detail,
      video: w.preview.video,
      plans: w.priceDetail,
      isLocked: w.lockCourse,
      publishEndsAt: w.endPublish ?? null,
      sharing: decodeSharing(w),
    }),
    encode: (p) => ({
      id: p.id,
      course_type: p.kind,
      courseDescription: { title: p.title, description: p.description },
      preview: {
        pictureUrl: p.coverUrl,
        videoUrl: p.video?.mp4Url ?? null,
        video: p.video,
        imageAlt: p.coverAlt,
      },
      priceDetail: [...p.plans],
      image_detail: p.pictures,
      available_qty: p.seatsLeft,
      type: p.kindName,
      facts: [...p.facts],
      lockCourse: p.isLocked,
      endPublish: p.publishEndsAt,
      listing: encodeListing(p),
      ...encodeSharing(p.sharing),
    }),
  },
);

export const productDetail = defineCall({
  name: 'productDetail',
  method: 'GET',
  path: '/public/products/{id}/{n}',
  scope: 'public',
  caching: 'shared',
  summary: 'One product by its id, by its address segment, or by the words of that segment alone.',
  params: z.object({ id: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(productDetailCodec),
  failures: ['NOT_FOUND'],
});
