import { keepPictures } from './images.ts';
import { playKeptLectures } from './keptLectures.ts';
import { keepLaterRoutes } from './laterRoutes.ts';
import { sendWhatWaits } from './outboxSync.ts';
import { takeSharedSlips } from './shareTarget.ts';
import { keepShell } from './shell.ts';
import { listenForUpdate } from './update.ts';

listenForUpdate();
keepShell();
keepLaterRoutes();
keepPictures();
playKeptLectures();
takeSharedSlips();
sendWhatWaits();
