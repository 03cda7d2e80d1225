import { playDownloadedLectures } from './downloadedLectures.ts';
import { cacheFirstStage } from './firstStage.ts';
import { cachePictures } from './images.ts';
import { cacheLaterRoutes } from './laterRoutes.ts';
import { sendWhatWaits } from './outboxSync.ts';
import { tellNews } from './push.ts';
import { takeSharedSlips } from './shareTarget.ts';
import { showShell } from './shell.ts';
import { listenForUpdate } from './update.ts';

listenForUpdate();
cacheFirstStage();
showShell();
cacheLaterRoutes();
cachePictures();
playDownloadedLectures();
takeSharedSlips();
sendWhatWaits();
tellNews();
