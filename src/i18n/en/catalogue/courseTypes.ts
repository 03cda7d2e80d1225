import { formatCount } from '../../format.ts';
import type { courseTypes as th } from '../../th/catalogue/courseTypes.ts';

const withoutDates: (typeof th)['withoutDates'] = {
  inClass: 'Learn together in a classroom, at the venue above. Dates to be announced',
  privateClassroom: 'A classroom for your own group, at the venue above. Dates to be announced',
  liveBroadcast: 'Watch the live broadcast. Date to be announced',
  liveRoom: 'Join the live room with the teacher. Dates to be announced',
  liveRoomStudentCamera: 'Join the live room with the teacher, with your camera on. Dates to be announced',
};

export const courseTypes: typeof th = {
  ways: {
    online: 'Watch the lectures whenever you like',
    flex: 'Watch the lectures at your own pace',
    inClass: 'Learn together in a classroom, on the dates and at the venue above',
    privateClassroom: 'A classroom for your own group, on the dates and at the venue above',
    liveBroadcast: 'Watch the live broadcast on the date above',
    liveRoom: 'Join the live room with the teacher on the dates above',
    liveRoomStudentCamera: 'Join the live room with the teacher on the dates above, with your camera on',
  },
  withoutVenue: {
    inClass: 'Learn together in a classroom. Venue to be announced',
    privateClassroom: 'A classroom for your own group. Venue to be announced',
  },
  withoutDates,
  withoutBoth: {
    ...withoutDates,
    inClass: 'Learn together in a classroom. Dates and venue to be announced',
    privateClassroom: 'A classroom for your own group. Dates and venue to be announced',
  },
  opens: 'Lectures open as soon as your order is approved',
  holds: 'One order is for one seat. You can buy again only for other dates',
  onlineRoom: 'Live, online',
  places: 'Places left',
  level: 'Level',
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  placesLeft: formatCount,
};
