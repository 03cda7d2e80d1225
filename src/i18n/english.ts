import { shell } from './en/app/shell.ts';
import { states } from './en/app/states.ts';
import { ui } from './en/app/ui.ts';
import { catalogue } from './en/catalogue/catalogue.ts';
import { course } from './en/catalogue/course.ts';
import { courseParts } from './en/catalogue/courseParts.ts';
import { courseTypes } from './en/catalogue/courseTypes.ts';
import { finding } from './en/catalogue/finding.ts';
import { list } from './en/catalogue/list.ts';
import { listing } from './en/catalogue/listing.ts';

/** The English texts of the first screens: one chunk, fetched only for English (see dictionary.ts). */
export const english = { catalogue, course, courseParts, courseTypes, finding, list, listing, shell, states, ui };
