import { awaitedApp as en } from '../en/app/awaitedApp.ts';
import { awaitedApp as th } from '../th/app/awaitedApp.ts';

export const awaitedAppMessages = { th, en };
