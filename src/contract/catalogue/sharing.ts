import * as z from 'zod/mini';
import { robotsRules, type Sharing } from '../../domain/site/sharing.ts';
import { localTextCodec } from '../primitives.ts';

const text = z.nullable(localTextCodec);
const address = z.nullable(z.string());

/** The meta, facebook and twitter fields of a course or product (specification 3); `null` where it says nothing of its own. */
export const wireSharing = z.object({
  meta_title: text,
  meta_description: text,
  meta_keywords: text,
  meta_robots: z.nullable(z.enum(robotsRules)),
  facebook_title: text,
  facebook_description: text,
  facebook_image: address,
  twitter_title: text,
  twitter_description: text,
  twitter_image: address,
});
type InsideOfWireSharing = z.output<typeof wireSharing>;

export const decodeSharing = (w: InsideOfWireSharing): Sharing => ({
  meta: { title: w.meta_title, description: w.meta_description, keywords: w.meta_keywords, robots: w.meta_robots },
  facebook: { title: w.facebook_title, description: w.facebook_description, image: w.facebook_image },
  twitter: { title: w.twitter_title, description: w.twitter_description, image: w.twitter_image },
});

export const encodeSharing = ({ meta, facebook, twitter }: Sharing): InsideOfWireSharing => ({
  ...{ meta_title: meta.title, meta_description: meta.description },
  ...{ meta_keywords: meta.keywords, meta_robots: meta.robots },
  ...{ facebook_title: facebook.title, facebook_description: facebook.description, facebook_image: facebook.image },
  ...{ twitter_title: twitter.title, twitter_description: twitter.description, twitter_image: twitter.image },
});
