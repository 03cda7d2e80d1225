import * as z from 'zod/mini';
import { type CourseType, courseLevels, type Listing } from '../../domain/catalogue/course.ts';
import { field, object, type Table } from '../field.ts';
import { flag, instant, languageSchema, list, localText, prices, spelled } from '../primitives.ts';

/** The seven course types in the specification's words. */
export const courseTypeCodec = spelled<CourseType>({
  online: 'Online',
  flex: 'Flex',
  inClass: 'In-class',
  privateClassroom: 'Private-Classroom',
  liveBroadcast: 'Live-Broadcast',
  liveRoom: 'Live-Room',
  liveRoomStudentCamera: 'Live-Room-Student-Camera',
});

/** Courses and products share lists, carts and orders. */
export const kindSchema = z.enum(['course', 'product']);
export const weaveSchema = z.enum(['khit', 'khluen', 'san', 'phikun', 'kit', 'mi']);

export const listingTable: Table<Listing> = {
  id: field('id', z.string()),
  kind: field('course_type', kindSchema),
  slug: field('slug', z.string()),
  title: field('title', localText),
  summary: field('summary', localText),
  categoryPath: field('link_path', z.string()),
  weave: field('weave', weaveSchema),
  courseType: field('courseType', z.nullable(courseTypeCodec)),
  instructorId: field('teacherId', z.nullable(z.string())),
  instructorName: field('teacher', z.nullable(localText)),
  coverUrl: field('pictureUrl', z.nullable(z.string())),
  coverAlt: field('imageAlt', localText),
  fromPrices: field('price', prices),
  toPrices: field('price_to', prices),
  isFree: field('is_free', flag),
  needsApproval: field('need_approval', flag),
  isForMembers: field('is_for_member', flag),
  startsAt: field('startDate', z.nullable(instant)),
  level: field('level', z.nullable(z.enum(courseLevels))),
  taughtIn: field('course_language', languageSchema),
  seatsLeft: field('seat', z.nullable(z.int())),
  durationSeconds: field('duration', z.number()),
  lectureCount: field('lectures', z.int()),
  starCounts: field('stars', z.nullable(list(z.int()))),
  rank: field('rank', z.int()),
  createdAt: field('created_at', instant),
  updatedAt: field('updated_at', instant),
};

export const listingCodec = object(listingTable);

const { summary, coverAlt, ...factsTable } = listingTable;
export const listingFactsCodec = object(factsTable);
export const listingTextsCodec = object({ id: listingTable.id, summary, coverAlt });
