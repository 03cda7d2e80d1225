import { NBSP } from '../format.ts';
import type { playlist as thai } from '../th/playlist.ts';

export const playlist: typeof thai = {
  title: 'Classroom',
  place: (section, lecture, lectures) => `Section${NBSP}${section} · lecture${NBSP}${lecture} of${NBSP}${lectures}`,
  player: {
    label: (name) => `Video ${name}`,
    controls: 'Video controls',
    play: 'Play',
    pause: 'Pause',
    replay: 'Watch again',
    position: 'Position in the video',
    positionOf: (at, whole) => `${at} of ${whole}`,
    mute: 'Mute',
    unmute: 'Unmute',
    volume: 'Volume',
    subtitles: 'Subtitles',
    subtitlesOff: 'Subtitles off',
    languages: { th: 'ไทย', en: 'English' },
    speed: 'Speed',
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    resume: (at) => `Carries on at ${at}`,
    waiting: 'Loading the video',
    skipped: (seconds) => `${seconds > 0 ? '+' : '−'}${Math.abs(seconds)}${NBSP}s`,
  },
  finished: {
    title: 'This lecture is done',
    last: 'You have finished every lecture. Well done',
    next: (name) => `Next: ${name}`,
  },
  notSaved: {
    title: 'This lecture is not saved on this device',
    body: 'Your place is kept. It carries on as soon as there is a connection',
    retry: 'Try again',
  },
  broken: {
    title: 'The video cannot play right now',
    body: 'Something went wrong on our side. Your place is kept',
    retry: 'Try again',
  },
  locked: {
    title: 'This lecture is for learners of the course',
    body: 'Register to watch every lecture. Those marked free can be watched now',
    guestBody: 'If you have registered, log in to carry on',
    toCourse: 'See the course',
    login: 'Log in',
  },
  ended: {
    title: 'Your access has ended',
    body: 'Your progress is kept. Choose a new plan and carry on from where you were',
    toCourse: 'See the plans',
  },
  progress: {
    title: (done, lectures) => `${done} of ${lectures} ${lectures === 1 ? 'lecture' : 'lectures'} done`,
    bar: 'Progress of the course',
    all: 'All done',
    until: 'Access until',
    noEnd: 'Access without an end',
    watchLeft: (time) => `To watch: ${time}`,
    notYours: (lectures, previews) =>
      `This course has ${lectures} ${lectures === 1 ? 'lecture' : 'lectures'}${previews === 0 ? '' : `, ${previews} of them free`}`,
  },
  access: 'Access:',
  accessEnded: 'Your access has ended',
  list: 'Lectures',
  preview: 'Free',
  empty: {
    title: 'This course has no videos yet',
    body: 'Dates and places of live and classroom courses are on the course page',
  },
  notFound: {
    title: 'No lectures of this course here',
    body: 'The link may have changed. Start from your courses',
    action: 'My courses',
  },
  offline:
    'The lectures of this course are not kept yet. Open it once with a connection; from then on the list opens offline',
  failed: 'The lectures did not load',
};
