import { NBSP } from '../../format.ts';
import type { listing as th } from '../../th/catalogue/listing.ts';

export const listing: typeof th = {
  courseTypes: {
    online: 'Online',
    flex: 'Online, flexible',
    inClass: 'Classroom',
    privateClassroom: 'Private classroom',
    liveBroadcast: 'Live broadcast',
    liveRoom: 'Live class',
    liveRoomStudentCamera: 'Live class, camera on',
  },
  from: 'From',
  fromFree: 'Starts free',
  forMembers: 'For members',
  seatsLeft: (count) => `${count}${NBSP}${count === 1 ? 'seat' : 'seats'} left`,
  placesLeft: (count) => `${count}${NBSP}${count === 1 ? 'place' : 'places'} left`,
  rated: (average, count) => `${average} out of 5 stars, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  full: 'Full',
};
