import * as z from 'zod/mini';
import { robotsRules, type Sharing } from '../../domain/site/sharing.ts';
import { field, flat, object, type Table } from '../field.ts';
import { localText } from '../primitives.ts';

const text = z.nullable(localText);

const network = (name: 'facebook' | 'twitter') =>
  flat({
    title: field(`${name}_title`, text),
    description: field(`${name}_description`, text),
    image: field(`${name}_image`, z.nullable(z.string())),
  });

/** The meta, facebook and twitter fields of a course or product (specification 3); `null` without own texts. */
export const sharingTable: Table<Sharing> = {
  meta: flat({
    title: field('meta_title', text),
    description: field('meta_description', text),
    keywords: field('meta_keywords', text),
    robots: field('meta_robots', z.nullable(z.enum(robotsRules))),
  }),
  facebook: network('facebook'),
  twitter: network('twitter'),
};

export const sharingCodec = object(sharingTable);
