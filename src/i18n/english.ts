import { shell } from './en/app/shell.ts';
import { states } from './en/app/states.ts';
import { ui } from './en/app/ui.ts';
import { catalogue } from './en/catalogue/catalogue.ts';
import { course } from './en/catalogue/course.ts';
import { listing } from './en/catalogue/listing.ts';

/** The English words of the first screens: one chunk that only those who read English fetch (see dictionary.ts). */
export const english = { catalogue, course, listing, shell, states, ui };
