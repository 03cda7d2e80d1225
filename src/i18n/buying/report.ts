import { report as en } from '../en/buying/report.ts';
import { report as th } from '../th/buying/report.ts';

export const reportMessages = { th, en };
