import { catalogue } from './en/catalogue.ts';
import { course } from './en/course.ts';
import { listing } from './en/listing.ts';
import { shell } from './en/shell.ts';
import { states } from './en/states.ts';
import { ui } from './en/ui.ts';

/** The English words of the first screens: one chunk that only those who read English fetch (see dictionary.ts). */
export const english = { catalogue, course, listing, shell, states, ui };
