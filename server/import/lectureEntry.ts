import { z } from 'zod';
import { lectureContents } from '../../src/domain/learning/playlist.ts';
import { place } from './importEntry.ts';

const text = z.string();
const localText = z.object({ th: text, en: text.nullable() });
/** A missing column keeps the stored value. */
const stays = <Schema extends z.ZodType>(schema: Schema) => schema.or(z.undefined()).optional();

const content = z.object({
  sectionId: text,
  /** `null` keeps the section as other rows or the shop have it. */
  section: z.object({ name: localText, location: localText.nullable() }).nullable(),
  name: localText,
  /** Seconds; `null` takes those of its file. */
  length: stays(z.int().nonnegative().nullable()),
  isPreview: stays(z.boolean()),
  text: stays(localText.nullable()),
  /** Name, id or address of an uploaded file. */
  media: stays(text.nullable()),
  link: stays(text.nullable()),
  kind: z.enum(lectureContents).nullable(),
  files: stays(text.array()),
});

/** One parsed row of a curriculum file, not yet checked against the shop. */
export const lectureEntrySchema = z.object({
  ...place,
  courseId: text,
  id: text,
  /** Whether a cell was unreadable and is missing here. */
  isFaulty: z.boolean(),
  /** `null` takes the lecture out of its course. */
  content: content.nullable(),
});

export type LectureEntry = z.output<typeof lectureEntrySchema>;
export type LectureEntryContent = z.output<typeof content>;
