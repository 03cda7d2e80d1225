import { awaitedApp as en } from './en/awaitedApp.ts';
import { awaitedApp as th } from './th/awaitedApp.ts';

export const awaitedAppMessages = { th, en };
