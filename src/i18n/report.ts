import { report as en } from './en/report.ts';
import { report as th } from './th/report.ts';

export const reportMessages = { th, en };
