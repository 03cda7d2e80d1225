import * as z from 'zod/mini';
import type { CourseType, Listing } from '../../domain/catalogue/course.ts';
import { flagCodec, instantCodec, localTextCodec, pricesCodec } from '../primitives.ts';

const typeOnWire = {
  online: 'Online',
  flex: 'Flex',
  inClass: 'In-class',
  privateClassroom: 'Private-Classroom',
  liveBroadcast: 'Live-Broadcast',
  liveRoom: 'Live-Room',
  liveRoomStudentCamera: 'Live-Room-Student-Camera',
} as const satisfies Record<CourseType, string>;
const wireCourseType = z.enum(Object.values(typeOnWire) as [(typeof typeOnWire)[CourseType]]);
const typeInside = new Map(Object.entries(typeOnWire).map(([inside, wire]) => [wire, inside as CourseType]));

/** The seven course types in the specification's words. */
export const courseTypeCodec = z.codec(wireCourseType, z.custom<CourseType>(), {
  decode: (wire) => typeInside.get(wire) ?? 'online',
  encode: (type) => typeOnWire[type],
});

/** Courses and products share lists. */
export const kindSchema = z.enum(['course', 'product']);
export const weaveSchema = z.enum(['khit', 'khluen', 'san', 'phikun', 'kit', 'mi']);

export const wireListing = z.object({
  id: z.string(),
  course_type: kindSchema,
  slug: z.string(),
  title: localTextCodec,
  summary: localTextCodec,
  link_path: z.string(),
  weave: weaveSchema,
  courseType: z.nullable(courseTypeCodec),
  teacher: z.nullable(localTextCodec),
  pictureUrl: z.nullable(z.string()),
  imageAlt: localTextCodec,
  price: pricesCodec,
  price_to: pricesCodec,
  is_free: flagCodec,
  need_approval: flagCodec,
  is_for_member: flagCodec,
  startDate: z.nullable(instantCodec),
  seat: z.nullable(z.int()),
  duration: z.number(),
  lectures: z.int(),
  rank: z.int(),
  created_at: instantCodec,
  updated_at: instantCodec,
});
type InsideOfWireListing = z.output<typeof wireListing>;

export const decodeListing = (w: InsideOfWireListing): Listing => ({
  id: w.id,
  kind: w.course_type,
  slug: w.slug,
  title: w.title,
  summary: w.summary,
  categoryPath: w.link_path,
  weave: w.weave,
  courseType: w.courseType,
  instructorName: w.teacher,
  coverUrl: w.pictureUrl,
  coverAlt: w.imageAlt,
  fromPrices: w.price,
  toPrices: w.price_to,
  isFree: w.is_free,
  needsApproval: w.need_approval,
  isForMembers: w.is_for_member,
  startsAt: w.startDate,
  seatsLeft: w.seat,
  durationSeconds: w.duration,
  lectureCount: w.lectures,
  rank: w.rank,
  createdAt: w.created_at,
  updatedAt: w.updated_at,
});

export const encodeListing = (l: Listing): InsideOfWireListing => ({
  id: l.id,
  course_type: l.kind,
  slug: l.slug,
  title: l.title,
  summary: l.summary,
  link_path: l.categoryPath,
  weave: l.weave,
  courseType: l.courseType,
  teacher: l.instructorName,
  pictureUrl: l.coverUrl,
  imageAlt: l.coverAlt,
  price: l.fromPrices,
  price_to: l.toPrices,
  is_free: l.isFree,
  need_approval: l.needsApproval,
  is_for_member: l.isForMembers,
  startDate: l.startsAt,
  seat: l.seatsLeft,
  duration: l.durationSeconds,
  lectures: l.lectureCount,
  rank: l.rank,
  created_at: l.createdAt,
  updated_at: l.updatedAt,
});

export const listingCodec = z.codec(wireListing, z.custom<Listing>(), { decode: decodeListing, encode: encodeListing });
