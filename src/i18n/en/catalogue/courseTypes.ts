import { formatCount } from '../../format.ts';
import type { courseTypes as th } from '../../th/catalogue/courseTypes.ts';

const withoutDates: (typeof th)['withoutDates'] = {
  inClass: 'Learn together in a classroom, at the place above; you will be told when',
  privateClassroom: 'A classroom for your own group, at the place above; you will be told when',
  liveBroadcast: 'Watch the live broadcast; you will be told when',
  liveRoom: 'Join the live room with the teacher; you will be told when',
  liveRoomStudentCamera: 'Join the live room with the teacher, with your camera on; you will be told when',
};

export const courseTypes: typeof th = {
  ways: {
    online: 'Watch the lectures whenever you like',
    flex: 'Watch the lectures at your own pace',
    inClass: 'Learn together in a classroom, on the days and at the place above',
    privateClassroom: 'A classroom for your own group, on the days and at the place above',
    liveBroadcast: 'Watch the live broadcast on the day above',
    liveRoom: 'Join the live room with the teacher on the days above',
    liveRoomStudentCamera: 'Join the live room with the teacher on the days above, with your camera on',
  },
  withoutVenue: {
    inClass: 'Learn together in a classroom; you will be told where',
    privateClassroom: 'A classroom for your own group; you will be told where',
  },
  withoutDates,
  withoutBoth: {
    ...withoutDates,
    inClass: 'Learn together in a classroom; you will be told when and where',
    privateClassroom: 'A classroom for your own group; you will be told when and where',
  },
  opens: 'The lectures open as soon as the order is approved',
  holds: 'One order is one seat, and you can buy again for other dates only',
  onlineRoom: 'Live, online',
  places: 'Places left',
  level: 'Level',
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  placesLeft: formatCount,
};
