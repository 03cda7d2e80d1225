import { playKeptLectures } from './downloadedLectures.ts';
import { keepFirstStage } from './firstStage.ts';
import { keepPictures } from './images.ts';
import { keepLaterRoutes } from './laterRoutes.ts';
import { sendWhatWaits } from './outboxSync.ts';
import { tellNews } from './push.ts';
import { takeSharedSlips } from './shareTarget.ts';
import { showShell } from './shell.ts';
import { listenForUpdate } from './update.ts';

listenForUpdate();
keepFirstStage();
showShell();
keepLaterRoutes();
keepPictures();
playKeptLectures();
takeSharedSlips();
sendWhatWaits();
tellNews();
